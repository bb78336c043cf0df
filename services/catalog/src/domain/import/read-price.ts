import { formatRupees } from '@tokri/contracts/money';
import { isWithinMrp, maxRateForTotal, rateWithTax } from '@tokri/contracts/pricing';
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
    errors.add('Rate', 'price-above-mrp', { detail: formatRupees(mrpPaise, 'always') });
    return { ratePaise: 0, mrpPaise };
  }
  const ratePaise = readers.includesTax ? rateForTotal(salePaise, taxBasisPoints) : salePaise;
  if (!isWithinMrp({ ratePaise, mrpPaise, taxBasisPoints }))
    errors.add('Rate', 'above-mrp', {
      prices: {
        price: formatRupees(rateWithTax(ratePaise, taxBasisPoints), 'always'),
        mrp: formatRupees(mrpPaise, 'always'),
      },
    });
  return { ratePaise, mrpPaise };
};
