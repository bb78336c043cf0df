import { err, ok } from '@tokri/contracts/result';
import { buildDebit, raiseOf } from '../../testing/debits.ts';
import { buildSale, taxedLine } from '../../testing/sales.ts';
import type { Credit } from './credit.ts';
import { toDebitedSale } from './debit.ts';
import {
  balanceOfNote,
  decideNotePayment,
  maxPaymentsPerNote,
  type NotePayment,
  type PaidNote,
} from './note-payment.ts';

const raised = buildSale([{ ...taxedLine, mrpPaise: 10_00_000 }]);
const bill = {
  ...toDebitedSale(raised, buildDebit(raised, { raises: [raiseOf(0, 1_000)] })),
  date: '2026-12-01',
  account: null,
};
const today = '2026-12-05';
const toPayment = (changes: Partial<NotePayment> = {}): NotePayment => ({
  requestId: 'a',
  kind: 'payment',
  way: 'upi',
  reference: '4711',
  amountPaise: 1_180,
  paidOn: '2026-12-03',
  by: 4,
  at: new Date('2026-12-05T06:00:00Z'),
  ...changes,
});
const rest: Credit = {
  requestId: 'back',
  noteId: 60,
  date: '2026-12-04',
  reason: 'Wrong',
  by: 4,
  quantities: [],
  isRest: true,
};
const noteOf = (payments: readonly NotePayment[], credits: readonly Credit[] = []): PaidNote => ({
  bill,
  credits,
  payments,
});
const codeOf = (changes: Partial<NotePayment>, note: PaidNote = noteOf([])) => {
  const decided = decideNotePayment(note, toPayment(changes), today);
  return decided.ok ? 'recorded' : decided.code;
};
const paid = noteOf([toPayment()]);

describe('decideNotePayment', () => {
  it.each([
    ['more than is due', { amountPaise: 1_181 }, noteOf([]), 'more-than-due'],
    ['what was paid already', { requestId: 'b', amountPaise: 1 }, paid, 'more-than-due'],
    ['a note that was taken back', {}, noteOf([], [rest]), 'more-than-due'],
    ['a refund of what is owed', { requestId: 'b', kind: 'refund' }, paid, 'amount-too-high'],
    ['a transfer without reference', { reference: '' }, noteOf([]), 'reference-missing'],
    ['a day in the future', { paidOn: '2026-12-06' }, noteOf([]), 'received-later'],
    ['a day before the note', { paidOn: '2026-11-30' }, noteOf([]), 'received-before-note'],
    [
      'a note on account',
      {},
      { ...noteOf([]), bill: { ...bill, account: { dueDate: today, paidPaise: 0 } } },
      'note-on-account',
    ],
  ] as const)('refuses %s', (_what, changes, note, code) =>
    expect(codeOf(changes, note)).toBe(code),
  );

  it('takes the last paisa, and cash without a reference', () =>
    expect(codeOf({ way: 'cash', reference: '' })).toBe('recorded'));

  it('returns the first payment for a repeated request, and refuses another one with its id', () => {
    expect(decideNotePayment(paid, toPayment({ at: new Date() }), today)).toEqual(ok(toPayment()));
    for (const changes of [
      { amountPaise: 1 },
      { way: 'cash' },
      { reference: 'x' },
      { by: 5 },
    ] as const)
      expect(decideNotePayment(paid, toPayment(changes), today)).toEqual(err('request-id-taken'));
  });

  it(`keeps at most ${maxPaymentsPerNote} payments with a note`, () => {
    const payments = Array.from({ length: maxPaymentsPerNote }, (_, index) =>
      toPayment({ requestId: `r${index}`, amountPaise: 1 }),
    );
    expect(codeOf({ amountPaise: 1 }, noteOf(payments.slice(1)))).toBe('recorded');
    expect(codeOf({ amountPaise: 1 }, noteOf(payments))).toBe('paid-too-often');
  });
});

describe('balanceOfNote', () => {
  it('gives back what was paid of a note that was taken back, at most once', () => {
    const takenBack = noteOf([toPayment()], [rest]);
    expect(balanceOfNote(takenBack)).toEqual({ duePaise: 0, toRefundPaise: 1_180 });
    const refund = toPayment({ requestId: 'b', kind: 'refund', amountPaise: 1_000 });
    expect(codeOf(refund, takenBack)).toBe('recorded');
    const refunded = noteOf([toPayment(), refund], [rest]);
    expect(balanceOfNote(refunded)).toEqual({ duePaise: 0, toRefundPaise: 180 });
    expect(codeOf({ ...refund, requestId: 'c', amountPaise: 181 }, refunded)).toBe(
      'amount-too-high',
    );
  });

  it('owes what a payment in part left', () =>
    expect(balanceOfNote(noteOf([toPayment({ amountPaise: 180 })]))).toEqual({
      duePaise: 1_000,
      toRefundPaise: 0,
    }));
});
