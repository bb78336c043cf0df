import { err, ok } from '@tokri/contracts/result';
import { buildDebit, raiseOf } from '../../testing/debits.ts';
import { buildSale, taxedLine } from '../../testing/sales.ts';
import { decideRestCredit, type Credit } from './credit.ts';
import {
  decideReturnedCredit,
  decideTakenBackCredit,
  remainingPaise,
  toCreditedDebit,
} from './credit-debit-note.ts';
import { toDebitedSale } from './debit.ts';

const bill = {
  ...buildSale([{ ...taxedLine, quantity: 2, mrpPaise: 10_00_000 }]),
  date: '2026-11-21',
  kind: 'TaxInvoice' as const,
};
const note = toDebitedSale(bill, buildDebit(bill, { raises: [raiseOf(0, 1_000)] }));
const takenBack = { requestId: 'back', noteId: 60, date: '2026-12-03', reason: 'Wrong', by: 4 };
const half = { line: 0, taxablePaise: 500, cgstPaise: 45, sgstPaise: 45, igstPaise: 0 };
const returned = (requestId: string, noteId = 61) => ({
  credit: { requestId, reason: 'Bruised', by: 5 },
  raises: [half],
  noteId,
  date: '2026-12-02',
});
const require = (decided: ReturnType<typeof decideReturnedCredit>): Credit => {
  if (!decided.ok) throw new Error(decided.code);
  return decided.value;
};
const first = require(decideReturnedCredit(note, [], returned('a')));
const second = require(decideReturnedCredit(note, [first], returned('b', 62)));

describe('decideReturnedCredit', () => {
  it('credits each return once, under an id of its own', () => {
    expect(first).toMatchObject({ requestId: 'return:a', by: 5, isRest: false });
    expect(decideReturnedCredit(note, [first], returned('a', 99))).toEqual(ok(first));
  });

  it('takes the rest with the last return, so that a cancellation credits nothing more', () => {
    expect(second.isRest).toBe(true);
    expect(remainingPaise(note, [first, second])).toBe(0);
    const cancelled = decideRestCredit({ ...bill, ...note }, [first, second], takenBack);
    expect(cancelled).toEqual(err('nothing-to-credit'));
  });

  it('credits nothing of a debit note that was taken back', () => {
    const rest = decideTakenBackCredit([], takenBack);
    const credits = rest.ok ? [rest.value] : [];
    expect(decideReturnedCredit(note, credits, returned('a'))).toEqual(err('nothing-to-credit'));
  });
});

describe('decideTakenBackCredit', () => {
  it('credits once, and not when the cancelled order did', () => {
    const decided = decideTakenBackCredit([], takenBack);
    const credit = { ...takenBack, quantities: [], isRest: true };
    expect(decided).toEqual(ok(credit));
    expect(decideTakenBackCredit([credit], takenBack)).toEqual(decided);
    const rest = decideRestCredit(bill, [], { noteId: 9, date: '2026-12-02' });
    expect(decideTakenBackCredit(rest.ok ? [rest.value] : [], takenBack)).toEqual(
      err('order-cancelled'),
    );
  });

  it('credits what returns left of the note', () => {
    const decided = decideTakenBackCredit([first], takenBack);
    if (!decided.ok) throw new Error(decided.code);
    const { totals } = toCreditedDebit(note, [first], decided.value);
    expect(totals.payablePaise).toBe(590);
    expect(remainingPaise(note, [first])).toBe(590);
    expect(remainingPaise(note, [first, decided.value])).toBe(0);
  });
});
