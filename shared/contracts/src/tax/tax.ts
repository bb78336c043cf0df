import { scaleHalfUp } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import { needsHsn, type SupplyType } from './gst.ts';

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

export const basisPointsPerWhole = 10_000;

/**
 * Within a State: two halves, each rounded half up; between States: IGST, rounded once. VAT is one
 * tax as well, and stands where IGST does.
 */
export const calculateTax = (sum: {
  readonly taxablePaise: Paise;
  readonly taxBasisPoints: number;
  readonly supply: SupplyType;
}): Tax => {
  if (sum.supply !== 'intra-state')
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

/**
 * Two tax halves round up by half a paisa each, so the result is at most this far above the
 * estimate.
 */
const maxEstimateErrorPaise = 8;

export const maxTaxable = (limits: {
  readonly maxTaxablePaise: Paise;
  readonly maxTotalPaise: Paise;
  readonly taxBasisPoints: number;
  readonly supply: SupplyType;
}): Paise => {
  const fits = (taxablePaise: Paise): boolean =>
    totalWithTax({ ...limits, taxablePaise }) <= limits.maxTotalPaise;
  let high = Math.max(0, limits.maxTaxablePaise);
  if (fits(high)) return high;
  // Rounding adds less than 1.5 paise, so the estimate is a few paise below the result.
  const estimate = Math.floor(
    ((limits.maxTotalPaise - 2) * basisPointsPerWhole) /
      (basisPointsPerWhole + limits.taxBasisPoints),
  );
  let low = estimate > 0 && estimate <= high && fits(estimate) ? estimate : 0;
  high = low > 0 ? Math.min(high, low + maxEstimateErrorPaise) : high;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
};

const compareRows = (a: TaxSummaryRow, b: TaxSummaryRow): number =>
  a.hsn === b.hsn ? a.taxBasisPoints - b.taxBasisPoints : a.hsn < b.hsn ? -1 : 1;

/** A bill shows VAT by rate alone, without codes of goods. */
export const taxSummary = (sums: readonly TaxSummaryRow[]): TaxSummaryRow[] => {
  const rows = new Map<string, TaxSummaryRow>();
  for (const { hsn: code, taxBasisPoints, taxablePaise, cgstPaise, sgstPaise, igstPaise } of sums) {
    const hsn = needsHsn() ? code : '';
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
  return [...rows.values()].sort(compareRows);
};
