import { isUnitedKingdom } from '@tokri/contracts/market';
import { err, ok, type Result } from '@tokri/contracts/result';
import { calculateTax, taxTotal, type SupplyType, type Tax } from '@tokri/contracts/tax';
import type { DraftBill } from './bill.ts';
import { creditOfLine, type Credit } from './credit.ts';

export type BillLine = DraftBill['lines'][number];
export type RaisedBill = Pick<DraftBill, 'lines' | 'taxSummary'>;

export interface LineRaise {
  /** Index of the line in the bill, from 0. */
  readonly line: number;
  /** Taxable value that the bill did not charge; 0 when only its tax was too low. */
  readonly addedPaise: number;
  /** The rate that the bill should have charged; null when its rate was right. */
  readonly taxBasisPoints: number | null;
}

/** What one debit note adds to a line of a bill. */
export interface RaisedLine extends Tax {
  readonly line: number;
  readonly taxBasisPoints: number;
  readonly taxablePaise: number;
  /** Of the line, not returned before. Absent in debits from before it was stored. */
  readonly units?: number;
}

/** What earlier notes of the bill took off its lines and added to them. */
export interface NotesOfLines {
  readonly credits: readonly Credit[];
  readonly raisedBefore: readonly RaisedLine[];
}

export type RaiseError =
  | 'unknown-line'
  | 'line-credited'
  | 'line-without-tax'
  | 'tax-not-higher'
  | 'above-mrp'
  | 'nothing-raised';

/** Tax is charged as on the bill: a debit note has its place of supply. */
const supplyOf = ({ taxSummary: rows }: RaisedBill): SupplyType => {
  if (isUnitedKingdom()) return 'vat';
  return rows.some(({ igstPaise }) => igstPaise > 0) ? 'inter-state' : 'intra-state';
};

/** A line after its credit and debit notes. */
const readLine = (
  billed: BillLine,
  line: number,
  { credits, raisedBefore }: NotesOfLines,
): Pick<BillLine, 'quantity' | 'taxablePaise' | 'taxBasisPoints'> => {
  const credited = creditOfLine(billed, credits, line);
  const raised = raisedBefore.filter((entry) => entry.line === line);
  return {
    quantity: billed.quantity - credited.quantity,
    taxablePaise: raised.reduce(
      (sum, { taxablePaise }) => sum + taxablePaise,
      billed.taxablePaise - credited.taxablePaise,
    ),
    taxBasisPoints: Math.max(
      billed.taxBasisPoints,
      ...raised.map(({ taxBasisPoints }) => taxBasisPoints),
    ),
  };
};

const addTax = (a: Tax, b: Tax, sign: 1 | -1 = 1): Tax => ({
  cgstPaise: a.cgstPaise + sign * b.cgstPaise,
  sgstPaise: a.sgstPaise + sign * b.sgstPaise,
  igstPaise: a.igstPaise + sign * b.igstPaise,
});

/** Legal Metrology (Packaged Commodities) Rules 6(10): the MRP includes all taxes. */
const isAboveMrp = (
  { mrpPaise }: BillLine,
  quantity: number,
  sum: Parameters<typeof calculateTax>[0],
): boolean =>
  !isUnitedKingdom() &&
  mrpPaise > 0 &&
  sum.taxablePaise + taxTotal(calculateTax(sum)) > mrpPaise * quantity;

/**
 * Tax on the added value, and what a higher rate adds to the tax of the value that the line has
 * already: each half is rounded on its own.
 */
const raiseLine = (
  bill: RaisedBill,
  notes: NotesOfLines,
  { line, addedPaise, taxBasisPoints: rightRate }: LineRaise,
): Result<RaisedLine, RaiseError> => {
  const billed = bill.lines[line];
  if (!billed) return err('unknown-line');
  const supply = supplyOf(bill);
  const { quantity, taxablePaise, taxBasisPoints } = readLine(billed, line, notes);
  if (quantity <= 0) return err('line-credited');
  if (rightRate !== null && taxBasisPoints === 0) return err('line-without-tax');
  if (rightRate !== null && rightRate <= taxBasisPoints) return err('tax-not-higher');
  const rate = rightRate ?? taxBasisPoints;
  const taxOf = (valuePaise: number, basisPoints: number): Tax =>
    calculateTax({ taxablePaise: valuePaise, taxBasisPoints: basisPoints, supply });
  const raised = { taxablePaise: taxablePaise + addedPaise, taxBasisPoints: rate, supply };
  if (isAboveMrp(billed, quantity, raised)) return err('above-mrp');
  const missing = addTax(taxOf(taxablePaise, rate), taxOf(taxablePaise, taxBasisPoints), -1);
  return ok({
    line,
    taxBasisPoints: rate,
    taxablePaise: addedPaise,
    ...addTax(taxOf(addedPaise, rate), missing),
    units: quantity,
  });
};

export const sumRaisedLines = (lines: readonly RaisedLine[]): number =>
  lines.reduce((sum, line) => sum + line.taxablePaise + taxTotal(line), 0);

/** @returns the amounts of each line that is raised */
export const raiseLines = (
  bill: RaisedBill,
  notes: NotesOfLines,
  raises: readonly LineRaise[],
): Result<readonly RaisedLine[], RaiseError> => {
  const lines: RaisedLine[] = [];
  for (const raise of raises) {
    const raised = raiseLine(bill, notes, raise);
    if (!raised.ok) return raised;
    lines.push(raised.value);
  }
  return sumRaisedLines(lines) > 0 ? ok(lines) : err('nothing-raised');
};
