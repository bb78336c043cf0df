import { err, ok, type Result } from '@tokri/contracts/result';
import type { EffectiveTax } from './item.ts';

export type EditTaxesError = 'date-past' | 'doubled-date' | 'tax-missing';

const byDate = (a: EffectiveTax, b: EffectiveTax): number => (a.fromDate < b.fromDate ? -1 : 1);

/** Replaces the taxes from today on. Those of earlier days stay: bills were issued with them. */
export const editTaxes = (
  taxes: readonly EffectiveTax[],
  changes: readonly EffectiveTax[],
  today: string,
): Result<readonly EffectiveTax[], EditTaxesError> => {
  if (changes.some(({ fromDate }) => fromDate < today)) return err('date-past');
  if (new Set(changes.map(({ fromDate }) => fromDate)).size < changes.length)
    return err('doubled-date');
  const edited = [...taxes.filter(({ fromDate }) => fromDate < today), ...changes].sort(byDate);
  return (edited[0]?.fromDate ?? '9999') <= today ? ok(edited) : err('tax-missing');
};
