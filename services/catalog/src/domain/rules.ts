import { checkCode } from '@tokri/contracts';
import { checkRate } from '@tokri/contracts/price';
import { isReplaced, taxOn } from './rate-of-date.ts';
import type { DatedRate, DatedTax, Declarations } from './item.ts';

/** A code has at least 12 characters, whatever the text says (readings.md 10). */
export const isCodeTooShort = (code: string): boolean => !checkCode(code).ok;

const generatedDigits = 8;

/** The code of an item that came without one: unique, because ids are. */
export const generatedCode = (itemId: number): string =>
  `ITEM${String(itemId).padStart(generatedDigits, '0')}`;

const required = [
  'netQuantity',
  'manufacturer',
  'countryOfOrigin',
  'bestBefore',
  'consumerCare',
] as const;

/** Legal Metrology (Packaged Commodities) Rules 6(10), facts.md 3.5: what a listing must show before the item goes on sale. */
export const missingDeclarations = (declarations: Declarations): readonly (keyof Declarations)[] =>
  required.filter((name) => declarations[name].trim() === '');

/**
 * price.md 1: a rate whose total with tax passes the MRP is refused. It is checked with the tax of the day it begins and with every
 * tax change known to come while it holds, which is until the party's next one of `others` begins. Null when it is fine, else the text for people.
 */
export const rateAboveMrp = (
  taxes: readonly DatedTax[],
  rate: Pick<DatedRate, 'fromDate' | 'ratePaise' | 'mrpPaise' | 'partyId'>,
  others: readonly DatedRate[] = [],
): string | null => {
  const later = taxes
    .filter((tax) => tax.fromDate > rate.fromDate && !isReplaced(rate, others, tax.fromDate))
    .map((tax) => tax.taxBasisPoints);
  for (const taxBasisPoints of new Set([taxOn(taxes, rate.fromDate), ...later])) {
    const check = checkRate({ ratePaise: rate.ratePaise, mrpPaise: rate.mrpPaise, taxBasisPoints });
    if (!check.ok) return check.message;
  }
  return null;
};
