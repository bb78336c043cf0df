import { err, ok } from '@tokri/contracts/result';
import { buildDebit, buildDebitRequest, noNotes, raiseOf } from '../../testing/debits.ts';
import { buildSale, taxedLine } from '../../testing/sales.ts';
import { decideRestCredit, type Credit } from './credit.ts';
import {
  decideDebit,
  decideOnDebit,
  maxDebitsPerBill,
  toDebitedSale,
  type Debit,
  type NotesOfBill,
} from './debit.ts';

const toBill = (mrpPaise: number) => ({
  ...buildSale([{ ...taxedLine, mrpPaise }]),
  date: '2026-11-21',
  kind: 'TaxInvoice' as const,
});
const bill = toBill(20_000);
const limit = { approvalAbovePaise: 1_180 };
const decide = (changes: object = {}, notes: NotesOfBill = noNotes) =>
  decideDebit(bill, notes, { request: buildDebitRequest(changes), ...limit });
const codeOf = (raises: Debit['raises'], notes: NotesOfBill = noNotes) => {
  const decided = decide({ raises }, notes);
  return decided.ok ? decided.value.state : decided.code;
};
const rest = decideRestCredit(bill, [], { noteId: 9, date: '2026-12-02' });
const cancelled: readonly Credit[] = rest.ok ? [rest.value] : [];
const returned: Credit = {
  requestId: 'return',
  noteId: 8,
  date: '2026-11-25',
  reason: 'Bruised',
  by: 4,
  quantities: [{ line: 0, quantity: 1 }],
  isRest: true,
};

describe('decideDebit', () => {
  it.each([
    [1_000, 'approved'],
    [1_001, 'waiting'],
  ])('of %i paise and 18 %% tax is %s with a limit of 1,180', (addedPaise, state) =>
    expect(codeOf([raiseOf(0, addedPaise)])).toBe(state),
  );

  it.each([
    ['a line that the bill does not have', [raiseOf(1, 100)], noNotes, 'unknown-line'],
    [
      'a line whose units all came back',
      [raiseOf(0, 100)],
      { ...noNotes, credits: [returned] },
      'line-credited',
    ],
    [
      'a bill that a cancellation credited',
      [raiseOf(0, 100)],
      { ...noNotes, credits: cancelled },
      'order-cancelled',
    ],
    ['a request without an amount', [raiseOf(0, 0)], noNotes, 'nothing-raised'],
  ] as const)('refuses %s', (_what, raises, notes, code) =>
    expect(codeOf(raises, notes)).toBe(code),
  );

  it('returns the first debit for a repeated request, and refuses another one with its id', () => {
    const first = buildDebit(bill);
    const notes = { ...noNotes, debits: [first] };
    expect(decide({ noteId: 99, at: new Date() }, notes)).toEqual(ok(first));
    for (const changes of [{ reason: 'x' }, { by: 5 }, { raises: [raiseOf(0, 999)] }])
      expect(decide(changes, notes)).toEqual(err('debit-differs'));
  });

  it(`keeps at most ${maxDebitsPerBill} debits with a bill`, () => {
    const debits = Array.from({ length: maxDebitsPerBill }, (_, index) =>
      buildDebit(bill, { requestId: `r${index}`, raises: [raiseOf(0, 1)] }),
    );
    const request = { requestId: 'next', raises: [raiseOf(0, 1)] };
    expect(decide(request, { ...noNotes, debits: debits.slice(1) })).toMatchObject({ ok: true });
    expect(decide(request, { ...noNotes, debits })).toEqual(err('debit-too-often'));
  });

  it('counts only what is approved towards the MRP', () => {
    const half = [raiseOf(0, 500)];
    const declined = { ...buildDebit(bill, { requestId: 'a', raises: half }), state: 'declined' };
    const approved = { ...declined, state: 'approved' };
    const of = (debit: object) => {
      const notes = { ...noNotes, debits: [debit as Debit] };
      const decided = decideDebit(toBill(11_000), notes, {
        request: buildDebitRequest({ raises: half }),
        ...limit,
      });
      return decided.ok ? decided.value.state : decided.code;
    };
    expect([of(declined), of(approved)]).toEqual(['approved', 'above-mrp']);
  });
});

describe('decideOnDebit', () => {
  const waiting = buildDebit(bill, {}, { approvalAbovePaise: 0 });
  const at = new Date('2026-12-02T06:00:00Z');
  const { requestId } = waiting;
  const choose = (
    choice: { readonly by: number; readonly isApproved: boolean; readonly requestId?: string },
    notes: NotesOfBill = { ...noNotes, debits: [waiting] },
  ) => decideOnDebit(bill, notes, { requestId, at, ...choice });

  it('needs another member of staff than the author', () => {
    expect(choose({ by: 4, isApproved: true })).toEqual(err('own-debit'));
    expect(choose({ by: 5, isApproved: true })).toEqual(
      ok({ ...waiting, state: 'approved', decision: { by: 5, at } }),
    );
  });

  it('stands: only the same decision may be repeated', () => {
    const declined = { ...waiting, state: 'declined', decision: { by: 5, at } } as const;
    const notes = { ...noNotes, debits: [declined] };
    expect(choose({ by: 5, isApproved: false }, notes)).toEqual(ok(declined));
    for (const other of [
      { by: 5, isApproved: true },
      { by: 6, isApproved: false },
    ])
      expect(choose(other, notes)).toEqual(err('already-decided'));
    expect(choose({ by: 5, isApproved: true, requestId: 'other' })).toEqual(err('unknown-debit'));
  });

  it('approves nothing that other notes changed since, but lets it be declined', () => {
    const after = (credits: readonly Credit[]) => ({ credits, debits: [waiting] });
    const approve = { by: 5, isApproved: true };
    expect(choose(approve, after([returned]))).toEqual(err('bill-changed'));
    expect(choose(approve, after(cancelled))).toEqual(err('order-cancelled'));
    expect(choose({ by: 5, isApproved: false }, after([returned]))).toMatchObject({ ok: true });
  });
});

describe('toDebitedSale', () => {
  it('holds values without a quantity, and is not rounded to the rupee', () => {
    const { lines, taxSummary, totals } = toDebitedSale(
      bill,
      buildDebit(bill, { raises: [raiseOf(0, 101)] }),
    );
    expect(lines).toMatchObject([{ name: 'Liquid soap', hsn: '3401', quantity: 0, ratePaise: 0 }]);
    expect(taxSummary).toMatchObject([{ hsn: '3401', taxablePaise: 101, cgstPaise: 9 }]);
    expect(totals).toMatchObject({ payablePaise: 119, roundOffPaise: 0, savingsPaise: 0 });
  });
});
