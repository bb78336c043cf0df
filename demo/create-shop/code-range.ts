import {
  isDeliveryCode,
  normalizeDeliveryCode,
  outwardRange,
  shopMarket,
} from '@tokri/contracts/market';

export interface CodeRange {
  readonly from: string;
  readonly to: string;
}

const isUk = (): boolean => shopMarket().taxMode === 1;

/** A postcode has a space of its own. */
export const splitRanges = (text: string): readonly string[] =>
  text
    .split(isUk() ? ',' : /[\s,]+/)
    .map((part) => part.trim())
    .filter(Boolean);

/** A code, two codes with a hyphen or, in the United Kingdom, an outward code such as SW1A. */
export const parseRange = (text: string): CodeRange => {
  const outward = isUk() ? outwardRange(text.toUpperCase()) : null;
  if (outward) return outward;
  const [from = '', to = from, ...more] = text.split('-').map(normalizeDeliveryCode);
  return more.length === 0 ? { from, to } : { from: '', to: '' };
};

export const isCodeRange = ({ from, to }: CodeRange): boolean =>
  isDeliveryCode(from) && isDeliveryCode(to);

export const rangeRule = (): string =>
  isUk()
    ? 'must be a postcode, an outward code such as SW1A, or a range such as SW1A 1AA-SW1A 4ZZ'
    : 'must be a pincode, or a range such as 560001-560110';
