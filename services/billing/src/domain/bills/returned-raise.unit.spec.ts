import fc from 'fast-check';
import { taxTotal } from '@tokri/contracts/tax';
import { buildDebit, raiseOf } from '../../testing/debits.ts';
import { buildSale, taxedLine } from '../../testing/sales.ts';
import { decideCredit, type Credit, type CreditedQuantity } from './credit.ts';
import { decideReturnedCredit, toCreditedDebit } from './credit-debit-note.ts';
import { decideDebit, toDebitedSale, type Debit } from './debit.ts';
import { creditRaises, remainingRaises } from './returned-raise.ts';

/** Room up to the MRP, and three units, so that a third of a raise is no whole number of paise. */
const soap = { ...taxedLine, quantity: 3, mrpPaise: 10_00_000 };
const toBill = (quantity = 3) => ({
  ...buildSale([
    { ...soap, quantity },
    { ...soap, cartLineId: 33 },
  ]),
  date: '2026-11-21',
  kind: 'TaxInvoice' as const,
});
const bill = toBill();
const toReturn = (noteId: number, ...quantities: CreditedQuantity[]): Credit => ({
  requestId: `return ${noteId}`,
  noteId,
  date: '2026-12-02',
  reason: 'Bruised',
  by: 5,
  quantities,
  isRest: false,
});
const ofFirst = (noteId: number, quantity: number): Credit =>
  toReturn(noteId, { line: 0, quantity });
const amountsOf = (credits: readonly Credit[], debit: Debit) =>
  credits.map((_credit, index) => creditRaises({ bill, credits }, debit, index));

describe('creditRaises', () => {
  const debit = buildDebit(bill, { raises: [raiseOf(0, 1_000)] });

  it('credits a third of the raise for each of three units, and the last unit what is left', () => {
    const amounts = amountsOf([ofFirst(7, 1), ofFirst(8, 1), ofFirst(9, 1)], debit);
    const half = (paise: number) => ({ cgstPaise: paise, sgstPaise: paise, igstPaise: 0 });
    expect(amounts).toEqual([
      [{ line: 0, taxablePaise: 333, ...half(30) }],
      [{ line: 0, taxablePaise: 334, ...half(30) }],
      [{ line: 0, taxablePaise: 333, ...half(30) }],
    ]);
  });

  it('credits tax that was charged too low and has no value of its own', () => {
    const raised = buildDebit(bill, { raises: [raiseOf(0, 0, 4000)] });
    const [tax] = raised.raisedLines;
    const [[credited] = []] = amountsOf([ofFirst(7, 3)], raised);
    expect(credited).toMatchObject({ taxablePaise: 0, cgstPaise: tax?.cgstPaise });
  });

  it('names the line of the debit note, and leaves out lines without returned units', () => {
    const raised = buildDebit(bill, { raises: [raiseOf(1, 300), raiseOf(0, 300)] });
    expect(amountsOf([ofFirst(7, 1)], raised)).toMatchObject([[{ line: 1, taxablePaise: 100 }]]);
    expect(amountsOf([toReturn(7, { line: 1, quantity: 3 })], raised)).toMatchObject([
      [{ line: 0, taxablePaise: 300 }],
    ]);
  });

  it('counts only units that came back after the raise', () => {
    const credits = [ofFirst(5, 1)];
    const raised = buildDebit(
      bill,
      { noteId: 4, raises: [raiseOf(0, 1_000)] },
      { notes: { credits, debits: [] } },
    );
    expect(amountsOf([...credits, ofFirst(8, 1)], raised)).toMatchObject([
      [],
      [{ taxablePaise: 500 }],
    ]);
  });

  it('orders notes by their id for a debit from before the units were stored', () => {
    const raisedLines = debit.raisedLines.map(({ units, ...raised }) => raised);
    const former = { ...debit, noteId: 6, raisedLines };
    expect(amountsOf([ofFirst(5, 1), ofFirst(8, 1)], former)).toMatchObject([
      [],
      [{ taxablePaise: 500 }],
    ]);
  });
});

describe('remainingRaises', () => {
  it('lets a later debit start from what returns left of an earlier one', () => {
    const debit = buildDebit(bill, { raises: [raiseOf(0, 900)] });
    const credits = [ofFirst(7, 1)];
    expect(remainingRaises({ bill, credits }, debit)).toMatchObject([{ taxablePaise: 600 }]);
    const decided = decideDebit(
      bill,
      { credits, debits: [debit] },
      {
        request: { ...debit, requestId: 'next', raises: [raiseOf(0, 0, 4000)] },
        approvalAbovePaise: 10_00_000,
      },
    );
    const leftPaise = Math.round((soap.taxablePaise * 2) / 3) + 600;
    expect(decided.ok && decided.value.raisedLines[0]?.cgstPaise).toBe(
      Math.round(leftPaise * 0.2) - Math.round(leftPaise * 0.09),
    );
  });
});

const credited = (debit: Debit, returns: readonly Credit[], of: ReturnType<typeof toBill>) => {
  const note = toDebitedSale(of, debit);
  const credits: Credit[] = [];
  returns.forEach((credit, index) => {
    const raises = creditRaises({ bill: of, credits: returns }, debit, index);
    const date = credit.date;
    const fields = { credit, raises, noteId: 100 + index, date };
    const decided = raises.length > 0 && decideReturnedCredit(note, credits, fields);
    if (decided && decided.ok) credits.push(decided.value);
  });
  const sales = credits.map((credit, index) =>
    toCreditedDebit(note, credits.slice(0, index), credit),
  );
  return { note, credits, sales };
};

describe('the credits of a debit note', () => {
  it('are exactly what was raised once all goods came back, in whatever parts', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.constantFrom(null, 4000),
        (quantity, parts, addedPaise, rate) => {
          fc.pre(addedPaise > 0 || rate !== null);
          const of = toBill(quantity);
          const debit = buildDebit(of, {
            raises: [raiseOf(0, addedPaise, rate), raiseOf(1, 100)],
          });
          const returns: Credit[] = [];
          for (const units of [...parts, quantity]) {
            const left =
              quantity - returns.reduce((sum, c) => sum + (c.quantities[0]?.quantity ?? 0), 0);
            if (left === 0) break;
            const request = ofFirst(7 + returns.length, Math.min(units, left));
            const decided = decideCredit(of, returns, request);
            if (decided.ok) returns.push(decided.value);
          }
          returns.push(toReturn(99, { line: 1, quantity: 3 }));
          const { note, credits, sales } = credited(debit, returns, of);
          const sum = (amount: (totals: (typeof note)['totals']) => number) =>
            sales.reduce((total, { totals }) => total + amount(totals), 0);
          expect(sum(({ payablePaise }) => payablePaise)).toBe(note.totals.payablePaise);
          expect(sum(({ taxablePaise }) => taxablePaise)).toBe(note.totals.taxablePaise);
          expect(sum(({ cgstPaise }) => cgstPaise)).toBe(note.totals.cgstPaise);
          expect(credits.map(({ isRest }) => isRest)).toEqual(
            credits.map((_credit, index) => index === credits.length - 1),
          );
          for (const { totals, taxSummary } of sales) {
            expect(totals.taxablePaise + taxTotal(totals)).toBe(totals.payablePaise);
            expect(totals.cgstPaise).toBe(totals.sgstPaise);
            expect(Math.min(totals.taxablePaise, totals.cgstPaise)).toBeGreaterThanOrEqual(0);
            expect(taxSummary.reduce((total, row) => total + taxTotal(row), 0)).toBe(
              taxTotal(totals),
            );
          }
        },
      ),
    ));
});
