import { scaleHalfUp } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { SupplyType } from './gst.ts';

export interface Tax {
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly igstPaise: Paise;
}

export interface TaxedSum extends Tax {
  readonly taxBasisPoints: number;
  readonly taxablePaise: Paise;
}

export interface TaxSummaryRow extends TaxedSum {
  readonly hsn: string;
}

/** Basis points in the whole: 500 of them are 5 %. */
export const basisPointsPerWhole = 10_000;

/** Step 4. Same State: two halves of taxable × rate ÷ 2, each rounded; other State: taxable × rate, rounded once. All half up. */
export const calculateTax = (sum: {
  readonly taxablePaise: Paise;
  readonly taxBasisPoints: number;
  readonly supply: SupplyType;
}): Tax => {
  if (sum.supply === 'inter-state')
    return {
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: scaleHalfUp(sum.taxablePaise, sum.taxBasisPoints, basisPointsPerWhole),
    };
  const half = scaleHalfUp(sum.taxablePaise, sum.taxBasisPoints, 2 * basisPointsPerWhole);
  return { cgstPaise: half, sgstPaise: half, igstPaise: 0 };
};

export const taxTotal = (tax: Tax): Paise => tax.cgstPaise + tax.sgstPaise + tax.igstPaise;

export const totalWithTax = (sum: {
  readonly taxablePaise: Paise;
  readonly taxBasisPoints: number;
  readonly supply: SupplyType;
}): Paise => sum.taxablePaise + taxTotal(calculateTax(sum));

/** The border is never this far above its estimate: two halves round up by half a paisa each, the estimate takes off two and rounds down. */
const searchRangePaise = 8;

/** The largest taxable value ≤ `taxableAtMostPaise` whose total with tax is ≤ `totalAtMostPaise`; 0 when both limits leave nothing. */
export const maxTaxable = (limits: {
  readonly taxableAtMostPaise: Paise;
  readonly totalAtMostPaise: Paise;
  readonly taxBasisPoints: number;
  readonly supply: SupplyType;
}): Paise => {
  const fits = (taxablePaise: Paise): boolean =>
    totalWithTax({ ...limits, taxablePaise }) <= limits.totalAtMostPaise;
  let high = Math.max(0, limits.taxableAtMostPaise);
  if (fits(high)) return high;
  // Rounding adds less than a paisa and a half, so the border is a few paise above what this much less comes to; at worst the search begins at 0.
  const estimate = Math.floor(
    ((limits.totalAtMostPaise - 2) * basisPointsPerWhole) /
      (basisPointsPerWhole + limits.taxBasisPoints),
  );
  let low = estimate > 0 && estimate <= high && fits(estimate) ? estimate : 0;
  high = low > 0 ? Math.min(high, low + searchRangePaise) : high;
  // The total grows with every paisa of taxable value, so halving the range finds the border.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
};

const rowOrder = (a: TaxSummaryRow, b: TaxSummaryRow): number =>
  a.hsn === b.hsn ? a.taxBasisPoints - b.taxBasisPoints : a.hsn < b.hsn ? -1 : 1;

/** Adds up lines by HSN and rate, ordered by both; rounding has happened on the lines, so each column is the sum of its lines (step 7, shapes.md C2). */
export const taxSummary = (sums: readonly TaxSummaryRow[]): TaxSummaryRow[] => {
  const rows = new Map<string, TaxSummaryRow>();
  for (const { hsn, taxBasisPoints, taxablePaise, cgstPaise, sgstPaise, igstPaise } of sums) {
    const key = `${hsn}/${taxBasisPoints}`;
    const row = rows.get(key) ?? {
      hsn,
      taxBasisPoints,
      taxablePaise: 0,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
    };
    rows.set(key, {
      hsn,
      taxBasisPoints,
      taxablePaise: row.taxablePaise + taxablePaise,
      cgstPaise: row.cgstPaise + cgstPaise,
      sgstPaise: row.sgstPaise + sgstPaise,
      igstPaise: row.igstPaise + igstPaise,
    });
  }
  return [...rows.values()].sort(rowOrder);
};
