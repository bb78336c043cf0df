import { randomUUID } from 'node:crypto';
import type { BillResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { exemptLine, buildSale, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';
import { payAndCapture } from './pay-and-capture.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('cash-and-packing');
});
afterAll(() => billing.stop());

describe('cash collected by staff', () => {
  const staff = { userId: 1, permissions: ['payments'] as const };
  const record = (
    orderId: number,
    status: number,
    as: Parameters<BillingService['call']>[2] = { as: staff },
  ) => billing.call('GET', `record-cash?id=${orderId}&status=${status}`, as);
  it('is recorded once and rejected for other statuses, online orders, customers and unknown orders', async () => {
    await billing.orderEvents.placed(50, { method: 'cod' });
    await billing.createOnlinePayment(51);
    expect((await record(50, 3)).body).toMatchObject([{ Id: 50, Error: 0, PaymentStatus: 3 }]);
    expect((await record(50, 3)).body).toMatchObject([{ Error: 0 }]);
    expect((await record(50, 1)).body).toMatchObject([{ Error: 1, Code: 'transition-refused' }]);
    expect((await record(51, 3)).body).toMatchObject([{ Error: 1, Code: 'not-on-delivery' }]);
    expect((await record(50, 3, { as: { userId: 7 } })).status).toBe(403);
    expect((await record(99_999, 3)).status).toBe(404);
    await billing.waitForEvent(50, 'payment.captured.v1');
    expect(billing.listEventTypes(50)).toEqual(['1 payment.captured.v1']);
  });
});

describe('partially fulfilled order', () => {
  const fullSale = buildSale([exemptLine, taxedLine]);
  const partialSale = buildSale([exemptLine]);
  const differencePaise = fullSale.totals.payablePaise - partialSale.totals.payablePaise;
  const staff = { as: { userId: 1, permissions: ['payments', 'transactions'] as const } };
  const readBills = async (orderId: number) =>
    (await billing.call('GET', `read-bills-of-order?Transid=${orderId}`, { as: { userId: 7 } }))
      .body as readonly BillResponse[];

  it('refunds the difference of an online payment once before the bill is issued', async () => {
    const gatewayOrderId = await payAndCapture(billing, 60);
    for (let times = 0; times < 2; times += 1)
      await billing.orderEvents.partiallyFulfilled(60, partialSale, differencePaise);
    await billing.waitForEvent(60, 'payment.refunded.v1');
    await billing.waitForEvent(60, 'bill.issued.v1');
    const [payment] = await billing.gateway.listPayments(gatewayOrderId);
    expect(await billing.gateway.listRefunds(payment?.id ?? '')).toMatchObject([
      { amount: differencePaise, receipt: 'refund-60-1' },
    ]);
    expect((await billing.waitForEvent(60, 'payment.refunded.v1')).data).toMatchObject({
      amountPaise: differencePaise,
      isWhole: false,
    });
    const [bill, ...others] = await readBills(60);
    expect(others).toEqual([]);
    expect(Math.round((bill?.Totals.Payable ?? 0) * 100) + differencePaise).toBe(payment?.amount);
    expect(bill?.Lines.map(({ Name }) => Name)).toEqual(['Onion']);
  });

  it('refunds the rest when it is cancelled', async () => {
    const gatewayOrderId = await payAndCapture(billing, 61);
    await billing.orderEvents.partiallyFulfilled(61, partialSale, differencePaise);
    await billing.waitForEvent(61, 'payment.refunded.v1');
    await billing.orderEvents.cancelled(61);
    const [payment] = await billing.gateway.listPayments(gatewayOrderId);
    await eventually(
      async () =>
        (await billing.gateway.listRefunds(payment?.id ?? '')).reduce(
          (sum, { amount }) => sum + amount,
          0,
        ) === payment?.amount,
      { missing: 'the rest of the money' },
    );
    await eventually(
      () =>
        billing
          .eventsOfOrder(61)
          .some(
            ({ type, data }) =>
              type === 'payment.refunded.v1' && (data as { isWhole: boolean }).isWhole,
          ),
      { missing: 'the whole refund' },
    );
  });

  const record = (orderId: number) =>
    billing.call('GET', `record-cash?id=${orderId}&status=3`, staff);
  const recordRefund = async (
    orderId: number,
    body: object,
    as: Parameters<BillingService['call']>[2] = staff,
  ) =>
    billing.call('POST', 'hand-back-cash', {
      ...as,
      body: { TransactionId: orderId, RequestId: randomUUID(), ...body },
    });

  it('collects cash for the packed units only', async () => {
    await billing.orderEvents.placed(62, { method: 'cod' });
    await billing.orderEvents.partiallyFulfilled(62, partialSale, differencePaise);
    await billing.waitForEvent(62, 'bill.issued.v1');
    expect((await readBills(62))[0]?.Due).toBe(partialSale.totals.payablePaise / 100);
    await record(62);
    expect((await billing.waitForEvent(62, 'payment.captured.v1')).data).toMatchObject({
      amountPaise: partialSale.totals.payablePaise,
    });
    expect((await recordRefund(62, { Way: 'cash', Amount: 1 })).body).toMatchObject([
      { Error: 1, Code: 'nothing-due' },
    ]);
  });

  it('records only the amount that staff confirmed', async () => {
    const [fullPaise, partialPaise] = [fullSale, partialSale].map(
      ({ totals }) => totals.payablePaise,
    );
    const confirm = async (amountPaise = 0) =>
      (
        await billing.call(
          'GET',
          `record-cash?id=65&status=3&amount=${(amountPaise / 100).toFixed(2)}`,
          staff,
        )
      ).body;
    await billing.orderEvents.placed(65, { method: 'cod' });
    await eventually(
      async () => ((await confirm(partialPaise)) as { Code: string }[])[0]?.Code === 'cash-differs',
      { missing: 'order 65' },
    );
    await billing.orderEvents.partiallyFulfilled(65, partialSale, differencePaise);
    await billing.waitForEvent(65, 'bill.issued.v1');
    expect(await confirm(fullPaise)).toMatchObject([{ Error: 1, Code: 'cash-differs' }]);
    for (let times = 0; times < 2; times += 1)
      expect(await confirm(partialPaise)).toMatchObject([{ Error: 0, PaymentStatus: 3 }]);
    expect(await confirm(fullPaise)).toMatchObject([{ Code: 'cash-differs' }]);
    expect((await billing.waitForEvent(65, 'payment.captured.v1')).data).toMatchObject({
      amountPaise: partialPaise,
    });
  });

  it('owes the difference of cash that was collected before', async () => {
    await billing.orderEvents.placed(63, { method: 'cod' });
    await eventually(async () => (await record(63)).status === 200, { missing: 'order 63' });
    await billing.orderEvents.partiallyFulfilled(63, partialSale, differencePaise);
    expect((await billing.waitForEvent(63, 'payment.refund-due.v1')).data).toMatchObject({
      amountPaise: differencePaise,
    });
    expect((await record(63)).body).toMatchObject([{ Error: 0, PaymentStatus: 5 }]);
    const RequestId = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect(
        (await recordRefund(63, { Way: 'cash', Amount: differencePaise / 100, RequestId })).body,
      ).toMatchObject([{ Id: 63, Error: 0, Amount: differencePaise / 100, PaymentStatus: 7 }]);
    expect((await billing.waitForEvent(63, 'payment.refunded.v1')).data).toMatchObject({
      amountPaise: differencePaise,
      isWhole: false,
      byHand: true,
    });
    await billing.waitForRefundsClosed(63);
    expect(billing.listEventTypes(63).filter((kind) => kind.includes('payment.'))).toEqual([
      '1 payment.captured.v1',
      '2 payment.refund-due.v1',
      '3 payment.open-refunds-changed.v1',
      '4 payment.refunded.v1',
      '5 payment.open-refunds-changed.v1',
    ]);
  });

  it('refunds cash of a cancelled order by a transfer with a reference', async () => {
    await billing.orderEvents.placed(64, { method: 'cod' });
    await eventually(async () => (await record(64)).status === 200, { missing: 'order 64' });
    await billing.orderEvents.cancelled(64);
    await billing.waitForEvent(64, 'payment.refund-due.v1');
    const Amount = buildSale([exemptLine, taxedLine]).totals.payablePaise / 100;
    expect((await recordRefund(64, { Way: 'cash', Amount: Amount - 1 })).body).toMatchObject([
      { Error: 1, Code: 'amount-differs' },
    ]);
    expect((await recordRefund(64, { Way: 'bank', Amount })).body).toMatchObject([
      { Error: 1, Code: 'reference-missing' },
    ]);
    expect(
      (await recordRefund(64, { Way: 'bank', Reference: 'NEFT 77', Amount }, { as: { userId: 7 } }))
        .status,
    ).toBe(403);
    expect((await recordRefund(64, { Way: 'bank', Reference: 'NEFT 77', Amount }, {})).status).toBe(
      401,
    );
    expect((await recordRefund(99_999, { Way: 'cash', Amount })).status).toBe(404);
    expect(
      (await recordRefund(64, { Way: 'bank', Reference: 'NEFT 77', Amount })).body,
    ).toMatchObject([{ Error: 0, PaymentStatus: 6 }]);
    expect((await billing.waitForEvent(64, 'payment.refunded.v1')).data).toMatchObject({
      isWhole: true,
      byHand: true,
    });
  });
});
