import type { Err } from '@tokri/contracts/result';
import { checkCode } from '@tokri/contracts/validation';
import { checkRate } from '@tokri/contracts/pricing';
import { isSuperseded, taxOn } from '../rates/dated-rates.ts';
import type { DatedRate, EffectiveTax, Declarations } from './item.ts';

type ErrWithDetail<Code extends string> = Err<Code, { readonly detail: string }>;
export type DeclarationsMissing = ErrWithDetail<'declarations-missing'>;
export type RateAboveMrp = ErrWithDetail<'rate-above-mrp'>;

export const isCodeTooShort = (code: string): boolean => !checkCode(code).ok;

const generatedDigits = 8;

export const generatedCode = (itemId: number): string =>
  `ITEM${String(itemId).padStart(generatedDigits, '0')}`;

const required = [
  'netQuantity',
  'manufacturer',
  'countryOfOrigin',
  'bestBefore',
  'consumerCare',
] as const;

/**
 * Declarations required before an item goes on sale: Legal Metrology (Packaged Commodities) Rules,
 * 2011, rule 6(10).
 */
export const missingDeclarations = (declarations: Declarations): readonly (keyof Declarations)[] =>
  required.filter((name) => declarations[name].trim() === '');

/**
 * Checks the rate including tax against the MRP, for the tax on its first day and every later tax
 * while the rate is in effect. Returns the message of the first violation, or null. See
 * docs/pricing-and-tax.md.
 */
export const checkRatesAgainstMrp = (
  taxes: readonly EffectiveTax[],
  rate: Pick<DatedRate, 'fromDate' | 'ratePaise' | 'mrpPaise' | 'partyId'>,
  others: readonly DatedRate[] = [],
): string | null => {
  const later = taxes
    .filter((tax) => tax.fromDate > rate.fromDate && !isSuperseded(rate, others, tax.fromDate))
    .map((tax) => tax.taxBasisPoints);
  for (const taxBasisPoints of new Set([taxOn(taxes, rate.fromDate), ...later])) {
    const check = checkRate({ ratePaise: rate.ratePaise, mrpPaise: rate.mrpPaise, taxBasisPoints });
    if (!check.ok) return check.message;
  }
  return null;
};
