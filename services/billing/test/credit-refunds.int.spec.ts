import { randomUUID } from 'node:crypto';
import type { BillResponse, LedgerResponse } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import { startBillingService, type BillingService } from './billing-service.ts';
import { payAndCapture } from './pay-and-capture.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('credit-refunds');
  for (const partyId of [1, 2, 3]) await billing.publishParty(partyId);
});
afterAll(() => billing.stop());

const today = shopDate(new Date());
const staff = { as: { userId: 4, permissions: ['payments', 'transactions'] as const } };

const findTaxInvoice = (orderId: number): Promise<BillResponse> =>
  eventually(
    async () => {
      const { body } = await billing.call('GET', `read-bills-of-order?Transid=${orderId}`, staff);
      return (body as readonly BillResponse[]).find(({ Kind }) => Kind === 'TaxInvoice');
    },
    { missing: `the invoice of order ${orderId}` },
  );
const credit = async (orderId: number, changes: object = {}) => {
  const { Id } = await findTaxInvoice(orderId);
  const { body } = await billing.call('POST', 'credit-returned-units', {
    ...staff,
    body: {
      BillId: Id,
      Reason: 'Bruised',
      RequestId: randomUUID(),
      Lines: [{ Line: 1, Quantity: 1 }],
      ...changes,
    },
  });
  return (body as readonly { Error: number; Code: string; Amount: number }[])[0];
};
const refund = async (TransactionId: number, Amount: number) => {
  const { body } = await billing.call('POST', 'refund-payment', {
    ...staff,
    body: { TransactionId, Amount, Reason: 'Late', RequestId: randomUUID() },
  });
  return (body as readonly { Error: number; Code: string }[])[0];
};
const readLedger = async (partyId: number): Promise<LedgerResponse> =>
  (
    await billing.call(
      'GET',
      `read-ledger?PartyId=${partyId}&FromDate=${today}&ToDate=${today}`,
      staff,
    )
  ).body;
const waitForEntries = (partyId: number, count: number) =>
  eventually(
    async () => {
      const ledger = await readLedger(partyId);
      return ledger.EntryCount === count ? ledger : null;
    },
    { missing: `${count} entries of party ${partyId}`, timeoutMs: 15_000 },
  );
const typesOf = ({ Entries }: LedgerResponse) => Entries.map(({ Type }) => Type).sort();

describe('credit notes of a paid order', () => {
  it('refund what was paid online by itself, and leave a balance of 0', async () => {
    await payAndCapture(billing, 1, 1);
    await billing.orderEvents.packed(1);
    const RequestId = randomUUID();
    const notes = await Promise.all([1, 2].map(() => credit(1, { RequestId })));
    expect(notes).toMatchObject([
      { Error: 0, Amount: 99 },
      { Error: 0, Amount: 99 },
    ]);
    await billing.waitForRefundsClosed(1);
    const ledger = await waitForEntries(1, 5);
    expect(ledger.ClosingBalance).toBe(0);
    expect(typesOf(ledger)).toEqual(['bill', 'bill', 'credit-note', 'payment', 'refund']);
    expect(ledger.Entries.find(({ Type }) => Type === 'refund')).toMatchObject({
      Debit: 99,
      Through: 'razorpay',
    });
  });

  it('count a refund that staff made before, and charge its waiver again', async () => {
    const gatewayOrderId = await payAndCapture(billing, 2, 2);
    await billing.orderEvents.packed(2);
    await findTaxInvoice(2);
    expect(await refund(2, 60)).toMatchObject({ Error: 0 });
    await billing.waitForRefundsClosed(2);
    expect(await credit(2)).toMatchObject({ Error: 0, Amount: 99 });
    const ledger = await waitForEntries(2, 8);
    expect(ledger.ClosingBalance).toBe(0);
    const [payment] = await billing.gateway.listPayments(gatewayOrderId);
    const refunds = await billing.gateway.listRefunds(payment?.id ?? '');
    expect(refunds.map(({ amount }) => amount).sort()).toEqual([3_900, 6_000]);
    expect(
      ledger.Entries.filter(({ Type }) => Type === 'adjustment').map(({ Cause, Debit, Credit }) => [
        Cause,
        Debit - Credit,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['waived-refund', -60],
        ['charged-refund', 60],
      ]),
    );
  });
});

describe('credit notes of an order on credit', () => {
  it('lower what is owed, and nothing that was never paid is refunded', async () => {
    const limit = { PartyId: 3, CreditLimit: 5000 };
    await eventually(
      async () =>
        (await billing.call('POST', 'set-credit-limit', { ...staff, body: limit })).status === 200,
      { missing: 'party 3' },
    );
    await billing.orderEvents.placed(3, { method: 'credit', partyId: 3 });
    await billing.orderEvents.packed(3);
    const before = await findTaxInvoice(3);
    expect(await refund(3, 10)).toMatchObject({ Error: 1, Code: 'not-refundable' });
    expect(await credit(3)).toMatchObject({ Error: 0, Amount: 99 });
    const ledger = await waitForEntries(3, 3);
    expect(typesOf(ledger)).toEqual(['bill', 'bill', 'credit-note']);
    expect(before.Totals.Payable).toBe(99);
    expect(ledger.ClosingBalance).toBe(84);
  });
});
