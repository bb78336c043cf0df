import { isUnitedKingdom } from '@tokri/contracts/market';

/** A postcode has a space of its own. */
export const splitRanges = (text: string): readonly string[] =>
  text
    .split(isUnitedKingdom() ? ',' : /[\s,]+/)
    .map((part) => part.trim())
    .filter(Boolean);

export const rangeRule = (): string =>
  isUnitedKingdom()
    ? 'must be a postcode, an outward code such as SW1A, or a range such as SW1A 1AA-SW1A 4ZZ'
    : 'must be a pincode, or a range such as 560001-560110';
