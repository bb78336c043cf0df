import { err } from '@tokri/contracts/result';
import { buildDebit, raiseOf } from '../../testing/debits.ts';
import { buildSale, taxedLine } from '../../testing/sales.ts';
import { decideRestCredit, type Credit } from './credit.ts';
import { isInForce, isWaiting, type Debit, type NotesOfBill } from './debit.ts';
import { decideOnTakeBack, takeBackDebit } from './take-back-debit.ts';

const bill = {
  ...buildSale([{ ...taxedLine, quantity: 2, mrpPaise: 10_00_000 }]),
  date: '2026-11-21',
  kind: 'TaxInvoice' as const,
};
const request = { requestId: 'back', noteId: 60, date: '2026-12-03', reason: 'Wrong', by: 4 };
const at = new Date('2026-12-03T06:00:00Z');
const notesOf = (debits: readonly Debit[], credits: readonly Credit[] = []): NotesOfBill => ({
  credits,
  debits,
});
const first = buildDebit(bill, { raises: [raiseOf(0, 1_000)] });
const second = buildDebit(
  bill,
  {
    requestId: 'later',
    noteId: 7,
    raises: [raiseOf(0, 500)],
    at: new Date('2026-12-01T07:00:00Z'),
  },
  { notes: notesOf([first]) },
);
const returned: Credit = {
  requestId: 'return',
  noteId: 8,
  date: '2026-12-02',
  reason: 'Bruised',
  by: 5,
  quantities: [{ line: 0, quantity: 2 }],
  isRest: false,
};
const rest = decideRestCredit(bill, [], { noteId: 9, date: '2026-12-02' });
const cancelled: readonly Credit[] = rest.ok ? [rest.value] : [];

describe('taking back a debit note above the limit', () => {
  const low = { debitNoteId: 6, request, at, approvalAbovePaise: 1 };
  const waitingOf = (notes: NotesOfBill): Debit => {
    const asked = takeBackDebit(bill, notes, low);
    if (!asked.ok) throw new Error(asked.code);
    return asked.value;
  };
  const waiting = waitingOf(notesOf([first]));
  const decide = (by: number, isApproved: boolean, notes: NotesOfBill = notesOf([waiting])) =>
    decideOnTakeBack(bill, notes, {
      requestId: request.requestId,
      by,
      at,
      isApproved,
      noteId: 70,
      date: '2026-12-04',
    });

  it('waits for a second member of staff, once for a request', () => {
    expect(waiting.takenBack).toBeUndefined();
    expect(waiting.takeBackRequest).toMatchObject({ by: 4, state: 'waiting', decision: null });
    expect([isWaiting(first), isWaiting(waiting), isInForce(waiting)]).toEqual([false, true, true]);
    expect(waitingOf(notesOf([waiting]))).toBe(waiting);
    for (const [changes, code] of [
      [{ reason: 'x' }, 'credit-differs'],
      [{ requestId: 'other' }, 'take-back-waiting'],
      [{ requestId: first.requestId }, 'credit-differs'],
    ] as const) {
      const asked = { ...low, request: { ...request, ...changes } };
      expect(takeBackDebit(bill, notesOf([waiting]), asked)).toEqual(err(code));
    }
  });

  it('is approved by another member of staff than the author, with the date of the approval', () => {
    expect(decide(4, true)).toEqual(err('own-debit'));
    const approved = decide(5, true);
    expect(approved).toMatchObject({
      value: { takenBack: { noteId: 70, date: '2026-12-04', reason: 'Wrong', by: 4 } },
    });
    const notes = notesOf(approved.ok ? [approved.value] : []);
    expect(decide(5, true, notes)).toEqual(approved);
    expect(decide(6, true, notes)).toEqual(err('already-decided'));
    expect(decide(5, false, notes)).toEqual(err('already-decided'));
  });

  it('stays when it is declined, and can be requested again', () => {
    const declined = decide(5, false);
    expect(declined).toMatchObject({ value: { takeBackRequest: { state: 'declined' } } });
    const kept = declined.ok ? declined.value : first;
    expect([isWaiting(kept), kept.takenBack]).toEqual([false, undefined]);
    const again = { ...low, request: { ...request, requestId: 'again' } };
    expect(takeBackDebit(bill, notesOf([kept]), again)).toMatchObject({
      value: { takeBackRequest: { requestId: 'again', state: 'waiting' } },
    });
  });

  it('is not approved after other notes of the bill, but can be declined', () => {
    expect(decide(5, true, notesOf([waiting, second]))).toEqual(err('bill-changed'));
    expect(decide(5, true, notesOf([waiting], [returned]))).toEqual(err('bill-changed'));
    expect(decide(5, true, notesOf([waiting], cancelled))).toEqual(err('order-cancelled'));
    expect(decide(5, false, notesOf([waiting], cancelled))).toMatchObject({ ok: true });
    expect(decide(5, true, notesOf([first]))).toEqual(err('unknown-debit'));
  });
});
