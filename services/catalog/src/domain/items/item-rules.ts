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

/** The tax on the first day of a rate and every later tax while it is in effect. */
export const taxesDuring = (
  taxes: readonly EffectiveTax[],
  rate: Pick<DatedRate, 'fromDate' | 'partyId'>,
  others: readonly DatedRate[],
): ReadonlySet<number> =>
  new Set([
    taxOn(taxes, rate.fromDate),
    ...taxes
      .filter((tax) => tax.fromDate > rate.fromDate && !isSuperseded(rate, others, tax.fromDate))
      .map((tax) => tax.taxBasisPoints),
  ]);

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
  for (const taxBasisPoints of taxesDuring(taxes, rate, others)) {
    const check = checkRate({ ratePaise: rate.ratePaise, mrpPaise: rate.mrpPaise, taxBasisPoints });
    if (!check.ok) return check.message;
  }
  return null;
};
