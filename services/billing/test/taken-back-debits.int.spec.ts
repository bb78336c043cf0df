import { randomUUID } from 'node:crypto';
import type { BillResponse, LedgerResponse, PartyCreditResponse } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import { buildSale, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('taken-back-debits');
});
afterAll(() => billing.stop());

const today = shopDate(new Date());
const staff = { as: { userId: 4, permissions: ['payments', 'transactions'] as const } };
const sale = buildSale([{ ...taxedLine, mrpPaise: 30_00_000 }]);
const readBills = async (orderId: number) =>
  (await billing.call('GET', `read-bills-of-order?Transid=${orderId}`, staff))
    .body as readonly BillResponse[];
const notesOf = async (orderId: number, kind: BillResponse['Kind']) =>
  (await readBills(orderId)).filter(({ Kind }) => Kind === kind);
const issueBill = async (
  orderId: number,
  { partyId = 0, lines = sale.lines }: { partyId?: number; lines?: typeof sale.lines } = {},
): Promise<number> => {
  await billing.orderEvents.placed(orderId, {
    method: 'online',
    sale: buildSale(lines),
    partyId,
  });
  await billing.orderEvents.packed(orderId);
  const bill = await eventually(async () => (await readBills(orderId)).find(({ Id }) => Id > 0), {
    missing: `the bill of order ${orderId}`,
  });
  return bill.Id;
};
interface NoteResult {
  readonly Id: number;
  readonly Error: number;
  readonly Code: string;
  readonly Number?: string;
  readonly Amount?: number;
  readonly Notes?: readonly object[];
}
const post = async (operation: string, body: object): Promise<NoteResult> => {
  const [result] = (await billing.call('POST', operation, { ...staff, body }))
    .body as readonly NoteResult[];
  if (!result) throw new Error(`${operation} has no result`);
  return result;
};
const raise = (BillId: number, Lines: readonly object[] = [{ Line: 1, Taxable: 10 }]) =>
  post('raise-bill', { BillId, Reason: 'Other pack', RequestId: randomUUID(), Lines });
const takeBack = (BillId: number, changes: object = {}) =>
  post('credit-returned-units', {
    BillId,
    Reason: 'Wrong rate',
    RequestId: randomUUID(),
    ...changes,
  });

describe('debit notes that are taken back', () => {
  it('are credited as a whole, once for a request, and are due no longer', async () => {
    const { Id, Number: number } = await raise(await issueBill(1));
    const RequestId = randomUUID();
    const results = await Promise.all([1, 2, 3].map(() => takeBack(Id, { RequestId })));
    const [first] = results;
    expect(first).toMatchObject({ Error: 0, Amount: 11.8 });
    expect(first?.Number).toMatch(/^CN\/\d\d-\d\d\/\d{7}$/);
    expect(results).toEqual([first, first, first]);
    expect(await notesOf(1, 'CreditNote')).toMatchObject([
      {
        Id: first?.Id,
        Reason: 'Wrong rate',
        Against: { Id, Number: number, Date: today },
        Lines: [{ Quantity: 0, Taxable: 10, Cgst: 0.9, Sgst: 0.9, Total: 11.8 }],
      },
    ]);
    expect(await notesOf(1, 'DebitNote')).toMatchObject([{ Id, Due: 0 }]);
    expect(await takeBack(Id, { RequestId, Reason: 'x' })).toMatchObject({
      Code: 'credit-differs',
    });
    expect(await takeBack(Id)).toMatchObject({ Code: 'debit-taken-back' });
  });

  it('are no bills, and are credited again neither by a cancellation nor by another request', async () => {
    const billId = await issueBill(2);
    expect(await takeBack(billId)).toMatchObject({ Code: 'unknown-bill' });
    const { Id } = await raise(billId);
    const results = await Promise.all([takeBack(Id), takeBack(Id)]);
    expect(results.map(({ Code }) => Code).sort()).toEqual(['', 'debit-taken-back']);
    await billing.orderEvents.cancelled(2);
    await eventually(async () => (await notesOf(2, 'CreditNote')).length === 2, {
      missing: 'the credit note of the bill',
    });
    const payables = (await notesOf(2, 'CreditNote')).map(({ Totals }) => Totals.Payable);
    expect([...payables].sort((a, b) => a - b)).toEqual([11.8, sale.totals.payablePaise / 100]);
  });

  it('are taken back latest first', async () => {
    const billId = await issueBill(3);
    const [first, second] = [await raise(billId), await raise(billId)];
    expect(await takeBack(first.Id)).toMatchObject({ Code: 'debit-raised-further' });
    expect(await takeBack(second.Id)).toMatchObject({ Error: 0 });
    expect(await takeBack(first.Id)).toMatchObject({ Error: 0 });
  });

  it('come back with the goods that they raised', async () => {
    const billId = await issueBill(4);
    const { Id, Number: number } = await raise(billId, [{ Line: 1, TaxPercent: 40 }]);
    const RequestId = randomUUID();
    const Lines = [{ Line: 1, Quantity: 1 }];
    const results = await Promise.all([1, 2].map(() => takeBack(billId, { RequestId, Lines })));
    const [returned] = results;
    expect(results).toEqual([returned, returned]);
    expect(returned).toMatchObject({
      Error: 0,
      Amount: 99,
      Notes: [{ Amount: 99 }, { Amount: 18.46, Against: number }],
    });
    expect(await takeBack(Id)).toMatchObject({ Code: 'debit-taken-back' });
    const notes = await notesOf(4, 'CreditNote');
    expect(notes.map(({ Against }) => Against?.Id).sort()).toEqual([billId, Id].sort());
    expect(notes.find(({ Against }) => Against?.Id === Id)).toMatchObject({
      Reason: 'Wrong rate',
      Lines: [{ Quantity: 0, Taxable: 0, TaxPercent: 40, Total: 18.46 }],
    });
    expect((await notesOf(4, 'DebitNote'))[0]?.Due).toBe(0);
  });

  it('come back in parts with some units of the goods, and in full with the rest of them', async () => {
    const billId = await issueBill(6, {
      lines: [{ ...taxedLine, mrpPaise: 30_00_000, quantity: 3 }],
    });
    const first = await raise(billId);
    const second = await raise(billId, [{ Line: 1, Taxable: 1 }]);
    const one = await takeBack(billId, { Lines: [{ Line: 1, Quantity: 1 }] });
    expect(one.Notes).toMatchObject([
      {},
      { Amount: 3.93, Against: first.Number },
      { Amount: 0.39, Against: second.Number },
    ]);
    const due = async () => (await notesOf(6, 'DebitNote')).map(({ Due }) => Due);
    expect(await due()).toEqual([0.79, 7.87]);
    expect(await takeBack(second.Id)).toMatchObject({ Error: 0, Amount: 0.79 });
    const two = await takeBack(billId, { Lines: [{ Line: 1, Quantity: 2 }] });
    expect(two.Notes).toMatchObject([{}, { Amount: 7.87, Against: first.Number }]);
    expect(await due()).toEqual([0, 0]);
    expect(await notesOf(6, 'CreditNote')).toHaveLength(6);
  });

  it('wait for a second member of staff above the limit, as they did to be issued', async () => {
    const billId = await issueBill(7);
    const Lines = [{ Line: 1, Taxable: 10_000 }];
    const request = { BillId: billId, RequestId: randomUUID(), IsApproved: true };
    await post('raise-bill', { ...request, Reason: 'Other pack', Lines });
    const asOther = { as: { userId: 5, permissions: ['payments'] as const } };
    const decide = async (body: object) =>
      ((await billing.call('POST', 'decide-debit', { ...asOther, body })).body as NoteResult[])[0];
    const raised = await decide(request);
    const RequestId = randomUUID();
    const waiting = await takeBack(raised?.Id ?? 0, { RequestId });
    expect(waiting).toMatchObject({ Error: 0, State: 'waiting', Number: '', Notes: [] });
    expect(await takeBack(raised?.Id ?? 0, { RequestId })).toEqual(waiting);
    expect(await takeBack(raised?.Id ?? 0)).toMatchObject({ Code: 'take-back-waiting' });
    expect(await notesOf(7, 'CreditNote')).toEqual([]);
    const list = async () => (await billing.call('GET', 'list-waiting-debits', staff)).body;
    expect(await list()).toMatchObject([
      { RequestId, IsTakeBack: true, BillId: billId, Amount: 11_800, StaffId: 4 },
    ]);
    const choice = { BillId: billId, RequestId, IsApproved: true };
    expect(await post('decide-debit', choice)).toMatchObject({ Code: 'own-debit' });
    const approved = await decide(choice);
    expect(approved).toMatchObject({ Error: 0, State: 'approved', Amount: 11_800 });
    expect(await decide(choice)).toEqual(approved);
    expect(await list()).toEqual([]);
    expect((await notesOf(7, 'CreditNote')).map(({ Number: number }) => number)).toEqual([
      approved?.Number,
    ]);
  });

  it('lower the ledger and what is open of a party, and free what it paid of them', async () => {
    await billing.publishParty(1);
    const body = { PartyId: 1, CreditLimit: 5000 };
    await eventually(
      async () =>
        (await billing.call('POST', 'set-credit-limit', { ...staff, body })).status === 200,
      { missing: 'the party' },
    );
    const { Id } = await raise(await issueBill(5, { partyId: 1 }));
    await post('record-party-payment', {
      PartyId: 1,
      Amount: 5,
      Way: 'cash',
      Reference: '',
      ReceivedOn: today,
      Bills: [{ Id, Amount: 5 }],
      RequestId: randomUUID(),
    });
    await eventually(async () => (await notesOf(5, 'DebitNote'))[0]?.Due === 6.8, {
      missing: 'the part that was paid',
    });
    const credit = await takeBack(Id);
    expect((await notesOf(5, 'DebitNote'))[0]?.Due).toBe(0);
    const readCredit = async (): Promise<PartyCreditResponse> =>
      (await billing.call('GET', 'read-party-credit?PartyId=1&CompanyId=1', staff)).body;
    expect((await readCredit()).Bills).toEqual([]);
    const readCredited = async (): Promise<LedgerResponse> =>
      (
        await billing.call(
          'GET',
          `read-ledger?PartyId=1&FromDate=${today}&ToDate=${today}&Type=credit-note`,
          staff,
        )
      ).body;
    const entry = await eventually(async () => (await readCredited()).Entries[0], {
      missing: 'the credit note in the ledger',
    });
    expect(entry).toMatchObject({ Reference: credit.Number, Credit: 11.8 });
  });
});
