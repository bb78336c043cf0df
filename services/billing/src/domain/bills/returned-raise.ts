import { scaleHalfUp } from '@tokri/contracts/money';
import { taxTotal } from '@tokri/contracts/tax';
import type { DraftBill } from './bill.ts';
import { creditedQuantity, type Credit, type CreditedRaise } from './credit.ts';
import type { RaisedLine } from './raise-lines.ts';

interface Raise {
  /** The id of the debit note. */
  readonly noteId: number;
  readonly raisedLines: readonly RaisedLine[];
}

interface ReturnsOfBill {
  readonly bill: Pick<DraftBill, 'lines'>;
  readonly credits: readonly Credit[];
}

type Amounts = Omit<CreditedRaise, 'line'>;

const mapAmounts = (change: (amount: (of: Amounts) => number) => number): Amounts => ({
  taxablePaise: change(({ taxablePaise }) => taxablePaise),
  cgstPaise: change(({ cgstPaise }) => cgstPaise),
  sgstPaise: change(({ sgstPaise }) => sgstPaise),
  igstPaise: change(({ igstPaise }) => igstPaise),
});

/** Ids of notes ascend: what was credited under a lower one came back before the raise. */
const raisedUnits = (
  { bill, credits }: ReturnsOfBill,
  { noteId }: Raise,
  { line, units }: RaisedLine,
): number =>
  units ??
  (bill.lines[line]?.quantity ?? 0) -
    creditedQuantity(
      credits.filter((credit) => credit.noteId < noteId),
      line,
    );

/**
 * What all credits of the bill but those from `end` on take off a line that a debit note raised: in
 * proportion to the units that came back after it, half up.
 */
const returnedOfLine = (
  returns: ReturnsOfBill,
  {
    raise,
    raised,
    end,
  }: { readonly raise: Raise; readonly raised: RaisedLine; readonly end: number },
): Amounts => {
  const units = raisedUnits(returns, raise, raised);
  const before = (returns.bill.lines[raised.line]?.quantity ?? 0) - units;
  const credited = creditedQuantity(returns.credits.slice(0, end), raised.line);
  const returned = Math.min(units, Math.max(0, credited - before));
  return mapAmounts((amount) => (units > 0 ? scaleHalfUp(amount(raised), returned, units) : 0));
};

const isNothing = (amounts: Amounts): boolean =>
  amounts.taxablePaise === 0 && taxTotal(amounts) === 0;

/**
 * What the return `index` of a bill takes off the lines of a debit note. CGST Act s. 34(1): a credit
 * note covers what was charged for returned goods, raised value and tax too. Each amount is the
 * difference of two that are rounded, so all returns of a line take off exactly what was raised.
 */
export const creditRaises = (
  returns: ReturnsOfBill,
  raise: Raise,
  index: number,
): readonly CreditedRaise[] =>
  raise.raisedLines
    .map((raised, line) => {
      const before = returnedOfLine(returns, { raise, raised, end: index });
      const after = returnedOfLine(returns, { raise, raised, end: index + 1 });
      return { line, ...mapAmounts((amount) => amount(after) - amount(before)) };
    })
    .filter((credited) => !isNothing(credited));

/** The raised lines without what all returns took off them. */
export const remainingRaises = (returns: ReturnsOfBill, raise: Raise): readonly RaisedLine[] =>
  raise.raisedLines.map((raised) => {
    const returned = returnedOfLine(returns, { raise, raised, end: returns.credits.length });
    return { ...raised, ...mapAmounts((amount) => amount(raised) - amount(returned)) };
  });
