import { randomUUID } from 'node:crypto';
import type { BillResponse, LedgerResponse, PartyCreditResponse } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import { buildSale, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('debit-notes');
});
afterAll(() => billing.stop());

const today = shopDate(new Date());
const staffWith = (userId: number) => ({
  as: { userId, permissions: ['payments', 'transactions'] as const },
});
const staff = staffWith(4);
/** Its MRP leaves room above the limit from which two people decide. */
const sale = buildSale([{ ...taxedLine, mrpPaise: 30_00_000 }]);
const readBills = async (orderId: number) =>
  (await billing.call('GET', `read-bills-of-order?Transid=${orderId}`, staff))
    .body as readonly BillResponse[];
const notesOf = async (orderId: number, kind: BillResponse['Kind'] = 'DebitNote') =>
  (await readBills(orderId)).filter(({ Kind }) => Kind === kind);
const issueBill = async (
  orderId: number,
  options: Parameters<BillingService['orderEvents']['placed']>[1] = {},
): Promise<number> => {
  await billing.orderEvents.placed(orderId, { method: 'online', sale, ...options });
  await billing.orderEvents.packed(orderId);
  const bill = await eventually(async () => (await readBills(orderId)).find(({ Id }) => Id > 0), {
    missing: `the bill of order ${orderId}`,
  });
  return bill.Id;
};
interface RaiseResult {
  readonly Id: number;
  readonly Error: number;
  readonly Code: string;
  readonly State?: string;
  readonly Number?: string;
  readonly Amount?: number;
}
const post = async (operation: string, body: object, caller = staff) =>
  ((await billing.call('POST', operation, { ...caller, body })).body as readonly RaiseResult[])[0];
const raise = (BillId: number, changes: object = {}) =>
  post('raise-bill', {
    BillId,
    Reason: 'Rate of another pack',
    RequestId: randomUUID(),
    Lines: [{ Line: 1, Taxable: 10 }],
    ...changes,
  });
const decide = (body: object, userId: number) =>
  post('decide-debit', { IsApproved: true, ...body }, staffWith(userId));
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
const readLedger = async (partyId: number, type = ''): Promise<LedgerResponse> =>
  (
    await billing.call(
      'GET',
      `read-ledger?PartyId=${partyId}&FromDate=${today}&ToDate=${today}${type}`,
      staff,
    )
  ).body;

describe('debit notes', () => {
  it('are numbered, name bill and reason, leave the bill alone, and are issued once for a request', async () => {
    const billId = await issueBill(1);
    const [before] = await readBills(1);
    const RequestId = randomUUID();
    const results = await Promise.all([1, 2, 3].map(() => raise(billId, { RequestId })));
    const [first] = results;
    expect(first).toMatchObject({ Error: 0, State: 'approved', Amount: 11.8 });
    expect(first?.Number).toMatch(/^DN\/\d\d-\d\d\/\d{7}$/);
    expect(results).toEqual([first, first, first]);
    const [note, ...others] = await notesOf(1);
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      Id: first?.Id,
      Number: first?.Number,
      Date: today,
      Reason: 'Rate of another pack',
      Against: { Id: billId, Number: before?.Number, Date: before?.Date },
      PlaceOfSupply: { Code: '29' },
      Buyer: before?.Buyer,
      Lines: [{ Quantity: 0, Taxable: 10, TaxPercent: 18, Cgst: 0.9, Sgst: 0.9, Total: 11.8 }],
      Due: 11.8,
    });
    const [, after] = await readBills(1);
    expect({ ...after, PdfUrl: '' }).toEqual({ ...before, PdfUrl: '' });
    expect(await raise(billId, { RequestId, Reason: 'x' })).toMatchObject({
      Code: 'debit-differs',
    });
  });

  it('have numbers without gaps in a race', async () => {
    const billId = await issueBill(2);
    const numbers = (await Promise.all(Array.from({ length: 5 }, () => raise(billId))))
      .map((result) => Number(result?.Number?.slice(-7)))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 5 }, (_, index) => (numbers[0] ?? 0) + index));
  });

  it('have a PDF', async () => {
    await raise(await issueBill(3));
    const [note] = await notesOf(3);
    const response = await fetch(`${billing.service.url}${note?.PdfUrl}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ]);
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(100_000);
  });

  it('are credited with their bill when the order is cancelled', async () => {
    const billId = await issueBill(4);
    await raise(billId);
    await billing.orderEvents.cancelled(4);
    await eventually(async () => (await notesOf(4, 'CreditNote')).length === 2, {
      missing: 'two credit notes',
    });
    const payables = (await notesOf(4, 'CreditNote')).map(({ Totals }) => Totals.Payable);
    expect([...payables].sort((a, b) => a - b)).toEqual([11.8, sale.totals.payablePaise / 100]);
    expect((await notesOf(4))[0]?.Due).toBe(0);
    expect(await raise(billId)).toMatchObject({ Code: 'order-cancelled' });
  });

  it('are for bills only, and are no bill whose goods come back', async () => {
    const note = await raise(await issueBill(5));
    for (const id of [note?.Id ?? 0, 999_999])
      expect(await raise(id)).toMatchObject({ Code: 'unknown-bill' });
    const body = { BillId: note?.Id, Reason: 'x', RequestId: randomUUID() };
    const lines = { Lines: [{ Line: 1, Quantity: 1 }] };
    expect(await post('credit-returned-units', { ...body, ...lines })).toMatchObject({
      Code: 'unknown-bill',
    });
  });

  it('are refused without the permission, and name the field that breaks a rule', async () => {
    const body = { BillId: 1, Reason: 'x', RequestId: randomUUID(), Lines: [{ Line: 1 }] };
    expect((await billing.call('POST', 'raise-bill', { as: { userId: 7 }, body })).status).toBe(
      403,
    );
    expect((await billing.call('POST', 'raise-bill', { ...staff, body })).body).toMatchObject({
      errors: [{ field: 'Lines.0.Taxable', message: 'must be above 0 without TaxPercent' }],
    });
  });

  it('wait for a second member of staff above the limit', async () => {
    const billId = await issueBill(6);
    const RequestId = randomUUID();
    const Lines = [{ Line: 1, Taxable: 10_000 }];
    expect(await raise(billId, { RequestId, Lines })).toMatchObject({
      Error: 0,
      State: 'waiting',
      Number: '',
      Amount: 11_800,
    });
    expect(await notesOf(6)).toEqual([]);
    const waiting = async () => (await billing.call('GET', 'list-waiting-debits', staff)).body;
    expect(await waiting()).toMatchObject([
      { RequestId, BillId: billId, TransactionId: 6, Amount: 11_800, StaffId: 4 },
    ]);
    const request = { BillId: billId, RequestId };
    expect(await decide(request, 4)).toMatchObject({ Code: 'own-debit' });
    const approved = await decide(request, 5);
    expect(approved?.Id).toBeGreaterThan(0);
    expect(approved).toMatchObject({ Error: 0, State: 'approved' });
    expect(await decide(request, 5)).toEqual(approved);
    expect(await decide(request, 6)).toMatchObject({ Code: 'already-decided' });
    expect(await waiting()).toEqual([]);
    expect((await notesOf(6)).map(({ Id }) => Id)).toEqual([approved?.Id]);
  });

  it('of a party are in its ledger and open like a bill, also when the bill was paid online', async () => {
    await publishPartyWithCredit(1);
    await raise(await issueBill(7, { partyId: 1 }));
    const [note] = await notesOf(7);
    expect(note).toMatchObject({ PartyId: 1, Due: 11.8 });
    const { Used, Bills } = await readCredit(1);
    expect(Used).toBe(11.8);
    expect(Bills).toMatchObject([{ Id: note?.Id, Number: note?.Number, Due: 11.8 }]);
    await eventually(async () => (await readLedger(1, '&Type=debit-note')).Entries.length === 1, {
      missing: 'the debit note in the ledger',
    });
    expect((await readLedger(1, '&Type=debit-note')).Entries).toMatchObject([
      { Type: 'debit-note', Reference: note?.Number, Debit: 11.8 },
    ]);
    const payment = {
      PartyId: 1,
      Amount: 5,
      Way: 'cash',
      Reference: '',
      ReceivedOn: today,
      Bills: [{ Id: note?.Id, Amount: 5 }],
      RequestId: randomUUID(),
    };
    expect(await post('record-party-payment', payment)).toMatchObject({ Error: 0 });
    await eventually(async () => (await notesOf(7))[0]?.Due === 6.8, {
      missing: 'the part that was paid',
    });
  });
});
