import { randomUUID } from 'node:crypto';
import type { BillResponse, LedgerResponse, PartyCreditResponse } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import { buildSale, exemptLine, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('credit-notes');
});
afterAll(() => billing.stop());

const today = shopDate(new Date());
const staff = { as: { userId: 4, permissions: ['payments', 'transactions'] as const } };
const sale = buildSale([
  {
    ...taxedLine,
    quantity: 2,
    taxablePaise: 16_780,
    cgstPaise: 1510,
    sgstPaise: 1510,
    totalPaise: 19_800,
  },
  exemptLine,
]);
const readBills = async (orderId: number) =>
  (await billing.call('GET', `read-bills-of-order?Transid=${orderId}`, staff))
    .body as readonly BillResponse[];
const notesOf = async (orderId: number) =>
  (await readBills(orderId)).filter(({ Kind }) => Kind === 'CreditNote');
const issueBill = async (
  orderId: number,
  options: Parameters<BillingService['orderEvents']['placed']>[1] = {},
): Promise<number> => {
  await billing.orderEvents.placed(orderId, { method: 'online', sale, ...options });
  await billing.orderEvents.packed(orderId);
  const bill = await eventually(
    async () =>
      (await readBills(orderId)).find(({ Id, Kind }) => Id > 0 && Kind !== 'BillOfSupply'),
    { missing: `the bill of taxed goods of order ${orderId}` },
  );
  return bill.Id;
};
const credit = async (BillId: number, changes: object = {}) =>
  (
    (
      await billing.call('POST', 'credit-returned-units', {
        ...staff,
        body: {
          BillId,
          Reason: 'Bruised',
          RequestId: randomUUID(),
          Lines: [{ Line: 1, Quantity: 1 }],
          ...changes,
        },
      })
    ).body as readonly {
      Id: number;
      Error: number;
      Code: string;
      Number?: string;
      Amount?: number;
    }[]
  )[0];

const publishPartyWithCredit = async (PartyId: number): Promise<void> => {
  await billing.publishParty(PartyId);
  const body = { PartyId, CreditLimit: 5000 };
  await eventually(
    async () => (await billing.call('POST', 'set-credit-limit', { ...staff, body })).status === 200,
    { missing: `party ${PartyId}` },
  );
};
const readCredit = async (partyId: number): Promise<PartyCreditResponse> =>
  (await billing.call('GET', `read-party-credit?PartyId=${partyId}&CompanyId=1`, staff)).body;
const waitForOnAccount = (partyId: number, rupees: number) =>
  eventually(async () => (await readCredit(partyId)).OnAccount === rupees, {
    missing: `${rupees} on account of party ${partyId}`,
  });
const recordPayment = async (PartyId: number, Amount: number): Promise<number | undefined> => {
  const body = {
    PartyId,
    Amount,
    Way: 'cash',
    Reference: '',
    ReceivedOn: today,
    Bills: [],
    RequestId: randomUUID(),
  };
  const recorded = await billing.call('POST', 'record-party-payment', { ...staff, body });
  return (recorded.body as readonly { readonly Id: number }[])[0]?.Id;
};
const readLedger = async (partyId: number): Promise<LedgerResponse> =>
  (
    await billing.call(
      'GET',
      `read-ledger?PartyId=${partyId}&FromDate=${today}&ToDate=${today}`,
      staff,
    )
  ).body;

describe('credit notes for returned units', () => {
  it('are numbered, name bill and reason, and are issued once for a request', async () => {
    const billId = await issueBill(1);
    const RequestId = randomUUID();
    const results = await Promise.all([1, 2, 3].map(() => credit(billId, { RequestId })));
    const [first] = results;
    expect(first).toMatchObject({ Error: 0, Amount: 99 });
    expect(results).toEqual([first, first, first]);
    const [note, ...others] = await notesOf(1);
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      Id: first?.Id,
      Number: first?.Number,
      Reason: 'Bruised',
      Against: { Id: billId },
      Lines: [{ Quantity: 1, Taxable: 83.9, Cgst: 7.55, Sgst: 7.55, Total: 99 }],
    });
    expect(await credit(billId, { RequestId, Reason: 'Late' })).toMatchObject({
      Code: 'credit-differs',
    });
  });

  it('never take more than was billed from a bill in a race', async () => {
    const billId = await issueBill(2);
    const results = await Promise.all(Array.from({ length: 5 }, () => credit(billId)));
    expect(results.filter((result) => result?.Error === 0)).toHaveLength(2);
    expect(results.filter((result) => result?.Code === 'credit-too-high')).toHaveLength(3);
    expect(await notesOf(2)).toHaveLength(2);
  });

  it('leave the rest to the credit note of a cancelled order', async () => {
    const billId = await issueBill(3);
    await credit(billId);
    await billing.orderEvents.cancelled(3);
    await eventually(async () => (await notesOf(3)).length === 2, { missing: 'the second note' });
    const total = (await notesOf(3)).reduce((sum, { Totals }) => sum + Totals.Payable * 100, 0);
    expect(Math.round(total)).toBe(sale.totals.payablePaise);
    expect(await credit(billId)).toMatchObject({ Code: 'order-cancelled' });
  });

  it('wait until the cash of an order is recorded', async () => {
    expect(await credit(await issueBill(4, { method: 'cod' }))).toMatchObject({
      Code: 'not-paid-yet',
    });
  });

  it('are for bills only', async () => {
    const note = await credit(await issueBill(5));
    for (const id of [note?.Id ?? 0, 999_999])
      expect(await credit(id)).toMatchObject({ Code: 'unknown-bill' });
  });

  it('are refused without the permission, without a reason, and for a line named twice', async () => {
    const line = { Line: 1, Quantity: 1 };
    const body = { BillId: 1, Reason: 'x', RequestId: randomUUID(), Lines: [line] };
    const post = (as: object, changes: object = {}) =>
      billing.call('POST', 'credit-returned-units', { ...as, body: { ...body, ...changes } });
    expect((await post({ as: { userId: 7 } })).status).toBe(403);
    expect((await post(staff, { Reason: ' ' })).status).toBe(400);
    expect((await post(staff, { Lines: [line, line] })).body).toMatchObject({
      errors: [{ field: 'Lines', message: 'must name each line once' }],
    });
  });

  it('lower what is open of a bill on account and are posted to its ledger', async () => {
    await publishPartyWithCredit(1);
    const billId = await issueBill(6, { method: 'credit', partyId: 1 });
    const used = async () => (await readCredit(1)).Used;
    const payable = sale.totals.payablePaise / 100;
    await eventually(async () => (await used()) === payable, { missing: 'both bills' });
    expect(await credit(billId)).toMatchObject({ Error: 0, Amount: 99 });
    expect(await used()).toBe(payable - 99);
    await eventually(
      async () =>
        (await readLedger(1)).Entries.some(
          ({ Type, Credit }) => Type === 'credit-note' && Credit === 99,
        ),
      { missing: 'the credit note in the ledger' },
    );
  });

  it('leave on account what payments paid beyond what the bill still needs', async () => {
    await publishPartyWithCredit(2);
    const payment = await recordPayment(2, 1_000);
    const billId = await issueBill(7, { method: 'credit', partyId: 2 });
    const payable = sale.totals.payablePaise / 100;
    await waitForOnAccount(2, 1_000 - payable);
    expect(await credit(billId)).toMatchObject({ Error: 0, Amount: 99 });
    await waitForOnAccount(2, 1_000 - payable + 99);
    await billing.orderEvents.cancelled(7);
    await waitForOnAccount(2, 1_000);
    const { body } = await billing.call('GET', 'list-dues-payments?PartyId=2', staff);
    expect(body).toMatchObject([{ Id: payment, Amount: 1_000, Bills: [], OnAccount: 1_000 }]);
    await eventually(async () => (await readLedger(2)).ClosingBalance === -1_000, {
      missing: 'the credit notes in the ledger',
    });
    await issueBill(8, { method: 'credit', partyId: 2 });
    await waitForOnAccount(2, 1_000 - payable);
  });
});
