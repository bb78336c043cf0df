import { checkRate, maxRateForTotal } from '@tokri/contracts/pricing';
import type { RowReaders } from './compile-mapping.ts';
import { parsePaise, type RowErrorCollector } from './fields.ts';
import type { CleanRow } from './row.ts';

export const memoizeRateForTotal = (): typeof maxRateForTotal => {
  const rates = new Map<string, number>();
  return (totalPaise, taxBasisPoints) => {
    const key = `${totalPaise}/${taxBasisPoints}`;
    const ratePaise = rates.get(key) ?? maxRateForTotal(totalPaise, taxBasisPoints);
    rates.set(key, ratePaise);
    return ratePaise;
  };
};

export interface RowContext {
  readonly rateForTotal: typeof maxRateForTotal;
  readonly errors: RowErrorCollector;
}

export const readPrice = (
  readers: RowReaders,
  row: CleanRow,
  { taxBasisPoints, rateForTotal, errors }: RowContext & { readonly taxBasisPoints: number },
): { ratePaise: number; mrpPaise: number } => {
  const errorCount = errors.errors.length;
  const salePaise = parsePaise(readers.salePrice(row), 'Rate', errors);
  const mrpPaise = parsePaise(readers.mrp(row), 'Mrp', errors);
  if (errors.errors.length > errorCount) return { ratePaise: 0, mrpPaise };
  if (mrpPaise < salePaise) {
    errors.add('Mrp', 'is below the sale price', { rule: 'below-sale-price' });
    return { ratePaise: 0, mrpPaise };
  }
  const ratePaise = readers.includesTax ? rateForTotal(salePaise, taxBasisPoints) : salePaise;
  const check = checkRate({ ratePaise, mrpPaise, taxBasisPoints });
  if (!check.ok) errors.add('Rate', check.message, { rule: 'above-mrp', detail: check.message });
  return { ratePaise, mrpPaise };
};
