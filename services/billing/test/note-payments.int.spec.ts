import { randomUUID } from 'node:crypto';
import type { BillResponse } from '@tokri/contracts/api';
import { addDays, shopDate } from '@tokri/contracts/dates';
import { companyRecord, eventually, publishCompany } from '@tokri/service-kit/testing';
import { buildSale, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('note-payments');
});
afterAll(() => billing.stop());

const today = shopDate(new Date());
const staff = { as: { userId: 4, permissions: ['payments', 'transactions'] as const } };
const lines = [{ ...taxedLine, mrpPaise: 30_00_000, quantity: 2 }];
const readBills = async (orderId: number) =>
  (await billing.call('GET', `read-bills-of-order?Transid=${orderId}`, staff))
    .body as readonly BillResponse[];
const readNote = async (orderId: number): Promise<BillResponse> => {
  const note = (await readBills(orderId)).find(({ Kind }) => Kind === 'DebitNote');
  if (!note) throw new Error(`order ${orderId} has no debit note`);
  return note;
};
interface Result {
  readonly Id: number;
  readonly Error: number;
  readonly Code: string;
}
const post = async (operation: string, body: object): Promise<Result> => {
  const [result] = (await billing.call('POST', operation, { ...staff, body }))
    .body as readonly Result[];
  if (!result) throw new Error(`${operation} has no result`);
  return result;
};
/** A debit note of ₹11.80. */
const raise = async (orderId: number, partyId = 0) => {
  await billing.orderEvents.placed(orderId, { method: 'online', sale: buildSale(lines), partyId });
  await billing.orderEvents.packed(orderId);
  const bill = await eventually(async () => (await readBills(orderId)).find(({ Id }) => Id > 0), {
    missing: `the bill of order ${orderId}`,
  });
  const { Id } = await post('raise-bill', {
    BillId: bill.Id,
    Reason: 'Other pack',
    RequestId: randomUUID(),
    Lines: [{ Line: 1, Taxable: 10 }],
  });
  return { billId: bill.Id, noteId: Id };
};
const toBody = (BillId: number, changes: object = {}) => ({
  BillId,
  Amount: 11.8,
  Way: 'upi',
  Reference: '4711',
  PaidOn: today,
  RequestId: randomUUID(),
  ...changes,
});
const pay = (noteId: number, changes: object = {}) =>
  post('record-debit-note-payment', toBody(noteId, changes));
const refund = (noteId: number, changes: object = {}) =>
  post('record-debit-note-refund', toBody(noteId, changes));

describe('payments of a debit note', () => {
  it('are recorded once for a request, and show the customer that the note is paid', async () => {
    const { noteId } = await raise(1);
    const RequestId = randomUUID();
    const results = await Promise.all([1, 2, 3].map(() => pay(noteId, { RequestId })));
    const [first] = results;
    expect(first).toMatchObject({ Id: noteId, Error: 0, Due: 0, ToRefund: 0 });
    expect(results).toEqual([first, first, first]);
    expect(await pay(noteId, { RequestId, Reference: 'x' })).toMatchObject({
      Code: 'request-id-taken',
    });
    const read = await billing.call('GET', 'read-bills-of-order?Transid=1', { as: { userId: 7 } });
    expect((read.body as readonly BillResponse[])[0]).toMatchObject({
      Kind: 'DebitNote',
      Due: 0,
      Upi: null,
      Payments: [{ Kind: 'payment', Amount: 11.8, Way: 'upi', Reference: '4711', PaidOn: today }],
    });
  });

  it('never come to more than is due when two are recorded at once', async () => {
    const { noteId } = await raise(2);
    const results = await Promise.all([1, 2, 3, 4].map(() => pay(noteId, { Amount: 5.9 })));
    expect(results.map(({ Code }) => Code).sort()).toEqual([
      '',
      '',
      'more-than-due',
      'more-than-due',
    ]);
    expect(await readNote(2)).toMatchObject({ Due: 0, Payments: [{}, {}] });
  });

  it('are for the day of the note at the earliest, with the reference of a transfer', async () => {
    const { billId, noteId } = await raise(3);
    expect(await pay(noteId, { Reference: '' })).toMatchObject({ Code: 'reference-missing' });
    expect(await pay(noteId, { PaidOn: addDays(today, 1) })).toMatchObject({
      Code: 'received-later',
    });
    expect(await pay(noteId, { PaidOn: addDays(today, -1) })).toMatchObject({
      Code: 'received-before-note',
    });
    expect(await pay(billId)).toMatchObject({ Code: 'unknown-bill' });
    const caller = { as: { userId: 7 }, body: toBody(noteId) };
    const refused = await billing.call('POST', 'record-debit-note-payment', caller);
    expect(refused.status).toBe(403);
    expect(await readNote(3)).toMatchObject({ Due: 11.8, Payments: [] });
  });

  it('go back when goods came back and the rest was taken back, once for each rupee', async () => {
    const { billId, noteId } = await raise(4);
    await pay(noteId);
    expect(await refund(noteId, { Amount: 1 })).toMatchObject({ Code: 'amount-too-high' });
    const returned = await post('credit-returned-units', {
      BillId: billId,
      Reason: 'Bruised',
      RequestId: randomUUID(),
      Lines: [{ Line: 1, Quantity: 1 }],
    });
    expect(returned).toMatchObject({
      Notes: [{ ToRefund: 0 }, { Amount: 5.9, ToRefund: 5.9 }],
    });
    const takenBack = { BillId: noteId, Reason: 'Wrong', RequestId: randomUUID() };
    expect(await post('credit-returned-units', takenBack)).toMatchObject({
      Notes: [{ Amount: 5.9, ToRefund: 11.8 }],
    });
    const results = await Promise.all([1, 2].map(() => refund(noteId, { Amount: 11.8 })));
    expect(results.map(({ Code }) => Code).sort()).toEqual(['', 'amount-too-high']);
    expect(await readNote(4)).toMatchObject({
      Due: 0,
      ToRefund: 0,
      Payments: [{ Kind: 'payment' }, { Kind: 'refund', Amount: 11.8 }],
    });
  });

  it('are no longer taken for a cancelled order, and what was paid goes back', async () => {
    const { noteId } = await raise(5);
    await pay(noteId, { Amount: 5 });
    await billing.orderEvents.cancelled(5);
    await eventually(async () => (await readNote(5)).ToRefund === 5, {
      missing: 'the credit note of the debit note',
    });
    expect(await pay(noteId, { Amount: 1 })).toMatchObject({ Code: 'order-cancelled' });
    expect(await refund(noteId, { Amount: 5 })).toMatchObject({ Error: 0, ToRefund: 0 });
  });

  it('of a business customer are refused: it pays on its account', async () => {
    await billing.publishParty(1);
    const { noteId } = await raise(6, 1);
    expect(await pay(noteId)).toMatchObject({ Code: 'note-on-account' });
  });

  it('can be made by a UPI code of what is due, to the UPI ID of the issue of the note', async () => {
    await billing.orderEvents.placed(7, { method: 'online', sale: buildSale(lines) });
    await publishCompany(
      billing.broker,
      { seller: { ...companyRecord.seller, name: 'First Foods' }, upiId: 'first@bank' },
      3,
    );
    await eventually(async () => (await readBills(7))[0]?.Supplier.Name === 'First Foods', {
      missing: 'the UPI ID of the company',
    });
    const { noteId } = await raise(8);
    await pay(noteId, { Amount: 1.8 });
    const note = await readNote(8);
    expect(note).toMatchObject({ Due: 10, Upi: { Id: 'first@bank', Name: 'First Foods' } });
    const link = new URL(note.Upi?.Link ?? '').searchParams;
    expect([link.get('am'), link.get('tn')]).toEqual(['10.00', note.Number]);
    await pay(noteId, { Amount: 10 });
    expect(await readNote(8)).toMatchObject({ Due: 0, Upi: null });
  });
});
