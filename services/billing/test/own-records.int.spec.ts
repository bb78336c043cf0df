import type { OwnBillResponse, OwnPaymentResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { buildSale, exemptLine, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';
import { payAndCapture } from './pay-and-capture.ts';

const whole = buildSale([exemptLine, taxedLine]).totals.payablePaise / 100;
const owner = { userId: 7 };
const stranger = { userId: 8 };

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('own-records');
  await payAndCapture(billing, 1);
  await billing.orderEvents.packed(1);
  await billing.waitForEvent(1, 'bill.issued.v1');
});
afterAll(() => billing.stop());

const list = async <Row>(
  operation: 'list-own-bills' | 'list-own-payments',
  as: { userId: number } = owner,
  ids = '1,99999',
): Promise<readonly Row[]> =>
  (await billing.call('GET', `${operation}?UserId=${as.userId}&TransactionIds=${ids}`, { as }))
    .body;

describe('records of own orders', () => {
  it('are the bills, without a link that opens without a token', async () => {
    const [bill, ...others] = await list<OwnBillResponse>('list-own-bills');
    expect(others).toEqual([]);
    expect(bill).toMatchObject({
      TransactionId: 1,
      Buyer: { Name: 'Meera Nair' },
      Totals: { Payable: whole },
    });
    expect(bill).not.toHaveProperty('PdfUrl');
  });

  it('are the payments with their refunds, without what staff typed', async () => {
    await billing.call('POST', 'refund-payment', {
      as: { userId: 1, permissions: ['payments'] },
      body: {
        TransactionId: 1,
        Amount: 20,
        Reason: 'Meera was away',
        RequestId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      },
    });
    await billing.waitForEvent(1, 'payment.refunded.v1');
    const payments = await eventually(
      async () => {
        const found = await list<OwnPaymentResponse>('list-own-payments');
        return found[0]?.Refunded === 20 ? found : null;
      },
      { missing: 'the refund' },
    );
    expect(payments).toEqual([
      {
        TransactionId: 1,
        TransactionNumber: expect.any(String),
        Method: 'online',
        Provider: 'razorpay',
        PaidWith: expect.anything(),
        State: 'partly-refunded',
        Amount: whole,
        Refunded: 20,
        GatewayPaymentId: expect.stringMatching(/^pay_/),
        OpenedAt: expect.any(String),
        Refunds: [{ Amount: 20, State: 'processed' }],
      },
    ]);
  });

  it('are not those of other customers', async () => {
    expect(await list('list-own-bills', stranger)).toEqual([]);
    expect(await list('list-own-payments', stranger)).toEqual([]);
    for (const operation of ['list-own-bills', 'list-own-payments'])
      expect([
        (await billing.call('GET', `${operation}?UserId=7&TransactionIds=1`, { as: stranger }))
          .status,
        (await billing.call('GET', `${operation}?UserId=7&TransactionIds=1`)).status,
      ]).toEqual([403, 401]);
  });

  it('are read for fifty orders at most', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => index + 1).join();
    const path = `list-own-bills?UserId=7&TransactionIds=${ids}`;
    expect((await billing.call('GET', path, { as: owner })).status).toBe(400);
  });
});
