import fc from 'fast-check';
import { taxTotal } from '@tokri/contracts/tax';
import { buildDebit, raiseOf } from '../../testing/debits.ts';
import { buildSale, taxedLine } from '../../testing/sales.ts';
import { decideCredit, decideRestCredit, type Credit } from './credit.ts';
import { decideTakenBackCredit, toCreditedDebit } from './credit-debit-note.ts';
import { decideDebit, toDebitedSale, type Debit, type NotesOfBill } from './debit.ts';
import { takeBackDebit } from './take-back-debit.ts';

const butter = {
  ...taxedLine,
  taxBasisPoints: 500,
  quantity: 2,
  ratePaise: 10_000,
  mrpPaise: 20_000,
  taxablePaise: 20_000,
  cgstPaise: 500,
  sgstPaise: 500,
  totalPaise: 21_000,
};
const toBill = (mrpPaise = 20_000) => ({
  ...buildSale([{ ...butter, mrpPaise }, taxedLine]),
  date: '2026-11-21',
  kind: 'TaxInvoice' as const,
});
const bill = toBill();
const request = { requestId: 'back', noteId: 60, date: '2026-12-03', reason: 'Wrong', by: 4 };
const debitOf = (noteId: number, raises: Debit['raises'], debits: readonly Debit[] = []): Debit =>
  buildDebit(
    bill,
    {
      requestId: `debit ${noteId}`,
      noteId,
      raises,
      at: new Date(Date.parse('2026-12-01T06:00:00Z') + noteId),
    },
    { notes: { credits: [], debits } },
  );
const first = debitOf(6, [raiseOf(0, 1_000, 1800)]);
const second = debitOf(7, [raiseOf(0, 500)], [first]);
const both = debitOf(6, [raiseOf(0, 100), raiseOf(1, 100)]);
const notesOf = (debits: readonly Debit[], credits: readonly Credit[] = []): NotesOfBill => ({
  credits,
  debits,
});
const returned = (line: number, quantity: number): Credit => ({
  requestId: 'return',
  noteId: 8,
  date: '2026-12-02',
  reason: 'Bruised',
  by: 5,
  quantities: [{ line, quantity }],
  isRest: false,
});
const at = new Date('2026-12-03T06:00:00Z');
const limit = { at, approvalAbovePaise: 10_00_000 };
const takeBack = (notes: NotesOfBill, debitNoteId = 6, changes: Partial<typeof request> = {}) =>
  takeBackDebit(bill, notes, {
    debitNoteId,
    request: { ...request, ...changes },
    ...limit,
  });
const codeOf = (...args: Parameters<typeof takeBack>) => {
  const decided = takeBack(...args);
  return decided.ok ? 'taken back' : decided.code;
};
const takenBack: Debit = { ...first, takenBack: request };
const rest = decideRestCredit(bill, [], { noteId: 9, date: '2026-12-02' });
const cancelled: readonly Credit[] = rest.ok ? [rest.value] : [];

interface Example {
  /** The section of the law, or the rule of the shop, that the decision follows from. */
  readonly rule: string;
  readonly says: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

const examples: readonly Example[] = [
  {
    rule: 'CGST Act s. 34(1)',
    says: 'a debit note that charged too much is credited',
    actual: takeBack(notesOf([first])),
    expected: { ok: true, value: takenBack },
  },
  {
    rule: 'rule of the shop',
    says: 'the same request again changes nothing, and another one with its id is refused',
    actual: [
      takeBack(notesOf([takenBack])),
      codeOf(notesOf([takenBack]), 6, { reason: 'x' }),
      codeOf(notesOf([takenBack]), 6, { requestId: 'again' }),
    ],
    expected: [{ ok: true, value: takenBack }, 'credit-differs', 'debit-taken-back'],
  },
  {
    rule: 'CGST Act s. 34(2)',
    says: 'the last date is 30 November that follows the financial year of the supply',
    actual: ['2027-11-30', '2027-12-01'].map((date) => codeOf(notesOf([first]), 6, { date })),
    expected: ['taken back', 'credit-too-late'],
  },
  {
    rule: 'CGST Act s. 34(3)',
    says: 'what a later note raised on top of it is taken back first',
    actual: [
      codeOf(notesOf([first, second])),
      codeOf(notesOf([first, second]), 7),
      codeOf(notesOf([first, { ...second, takenBack: request }])),
    ],
    expected: ['debit-raised-further', 'taken back', 'taken back'],
  },
  {
    rule: 'CGST Act s. 34(3)',
    says: 'the later note is the one that was approved later, and another line does not count',
    actual: [
      codeOf(notesOf([{ ...first, decision: { by: 5, at: new Date('2026-12-02') } }, second])),
      codeOf(notesOf([first, debitOf(7, [raiseOf(1, 100)])])),
      codeOf(notesOf([both, second], [returned(0, 2)])),
    ],
    expected: ['taken back', 'taken back', 'taken back'],
  },
  {
    rule: 'rule of the shop',
    says: 'a debit that waits, was declined or is of another bill has no note to take back',
    actual: [
      codeOf(notesOf([{ ...first, state: 'waiting' }])),
      codeOf(notesOf([{ ...first, state: 'declined' }])),
      codeOf(notesOf([first]), 99),
    ],
    expected: ['unknown-bill', 'unknown-bill', 'unknown-bill'],
  },
  {
    rule: 'rule of the shop',
    says: 'the cancellation of the order credits its debit notes itself',
    actual: codeOf(notesOf([first], cancelled)),
    expected: 'order-cancelled',
  },
  {
    rule: 'CGST Act s. 34(1)',
    says: 'nothing is left of it when all goods came back that it raised',
    actual: [
      codeOf(notesOf([first], [returned(0, 1)])),
      codeOf(notesOf([first], [returned(1, 1)])),
      codeOf(notesOf([first], [returned(0, 2)])),
    ],
    expected: ['taken back', 'taken back', 'debit-taken-back'],
  },
];

describe('taking back a debit note', () => {
  it.each(examples)('$rule: $says', ({ actual, expected }) => {
    expect(actual).toEqual(expected);
  });

  it('credits every paisa of the note and leaves the line as if it had not been raised', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200_000 }),
        fc.constantFrom(null, 1200, 1800, 4000),
        fc.integer({ min: 0, max: 1 }),
        (addedPaise, rate, units) => {
          const roomy = toBill(10_00_000);
          const credits: Credit[] = [];
          if (units > 0) {
            const credited = decideCredit(roomy, [], returned(0, units));
            if (credited.ok) credits.push(credited.value);
          }
          const notes = notesOf([], credits);
          const debit = buildDebit(roomy, { raises: [raiseOf(0, addedPaise, rate)] }, { notes });
          const back = takeBackDebit(roomy, notesOf([debit], credits), {
            debitNoteId: debit.noteId,
            request,
            ...limit,
          });
          if (!back.ok) throw new Error(back.code);
          const note = { ...roomy, ...toDebitedSale(roomy, debit) };
          const credit = decideTakenBackCredit([], request);
          if (!credit.ok) throw new Error(credit.code);
          const { totals } = toCreditedDebit(note, [], credit.value);
          expect(totals.payablePaise).toBe(debit.amountPaise);
          expect(totals.taxablePaise + taxTotal(totals)).toBe(totals.payablePaise);
          const again = {
            request: { ...debit, requestId: 'again' },
            approvalAbovePaise: 10_00_00_000,
          };
          const raisedAgain = decideDebit(roomy, notesOf([back.value], credits), again);
          if (!raisedAgain.ok) throw new Error(raisedAgain.code);
          expect(raisedAgain.value.raisedLines).toEqual(debit.raisedLines);
        },
      ),
    ));
});
