import { isUnitedKingdom } from './shop-market.ts';

/** Letters that look like others are not used after the space. */
const inwardLetters = 'ABDEFGHJLNPQRSTUWXYZ';
const inwardLength = 3;
const pincodeForm = '[1-9]\\d{5}';
const postcodeForm = `[A-Z]{1,2}\\d[A-Z\\d]? \\d[${inwardLetters}]{2}`;
const pincodePattern = new RegExp(`^${pincodeForm}$`);
const postcodePattern = new RegExp(`^${postcodeForm}$`);

/** A pincode of India or a postcode of the United Kingdom. */
export const deliveryCodePattern = new RegExp(`^(?:${pincodeForm}|${postcodeForm})$`);

export const isPostcode = (text: string): boolean => postcodePattern.test(text);

/** In capitals, with one space before the last three characters. */
export const normalizePostcode = (text: string): string => {
  const compact = text.replace(/\s/gu, '').toUpperCase();
  return `${compact.slice(0, -inwardLength)} ${compact.slice(-inwardLength)}`;
};

/** Postcodes are typed in many ways; a pincode stays as it is. */
export const normalizeDeliveryCode = (text: string): string =>
  isUnitedKingdom() && text.trim() !== '' ? normalizePostcode(text) : text;

/** Whether it is a code of the shop's market, written as it is stored. */
export const isDeliveryCode = (text: string): boolean =>
  isUnitedKingdom() ? isPostcode(text) : pincodePattern.test(text);

export const deliveryCodeRule = (): string =>
  isUnitedKingdom() ? 'must be a postcode' : 'must be 6 digits';

const outwardLength = 4;
/** A gap between outward codes: a range never continues from one into the next. */
const codesPerOutward = 10_000;
const characterBase = 37;
const toCharacterIndex = (character: string): number => {
  if (character === ' ') return 0;
  return Number.parseInt(character, characterBase - 1) + 1;
};

const outwardIndex = (outward: string): number =>
  [...outward.padEnd(outwardLength)].reduce(
    (index, character) => index * characterBase + toCharacterIndex(character),
    0,
  );

const inwardIndex = ([digit = '0', first = 'A', second = 'A']: string): number =>
  (Number(digit) * inwardLetters.length + inwardLetters.indexOf(first)) * inwardLetters.length +
  inwardLetters.indexOf(second);

/** The place of a code in its order: neighbours differ by one, and codes sort as their texts do. */
export const deliveryCodeIndex = (code: string): number => {
  if (!isPostcode(code)) return Number(code);
  const [outward = '', inward = ''] = code.split(' ');
  return outwardIndex(outward) * codesPerOutward + inwardIndex(inward);
};

const neighbour = (code: string, step: 1 | -1): string => {
  if (!isPostcode(code)) return String(Number(code) + step);
  const [outward = '', inward = ''] = code.split(' ');
  const index = inwardIndex(inward) + step;
  const letters = inwardLetters.length;
  return `${outward} ${Math.floor(index / letters ** 2)}${inwardLetters.charAt(
    Math.floor(index / letters) % letters,
  )}${inwardLetters.charAt(index % letters)}`;
};

export const nextDeliveryCode = (code: string): string => neighbour(code, 1);
export const previousDeliveryCode = (code: string): string => neighbour(code, -1);

const outwardPattern = /^[A-Z]{1,2}\d[A-Z\d]?$/;

interface DeliveryCodeRange {
  readonly from: string;
  readonly to: string;
}

/** All postcodes of an outward code such as `SW1A`; null for another text. */
export const outwardRange = (text: string): DeliveryCodeRange | null =>
  outwardPattern.test(text) ? { from: `${text} 0AA`, to: `${text} 9ZZ` } : null;

/** The outward code whose postcodes the range holds; null for any other range. */
export const outwardOf = ({ from, to }: DeliveryCodeRange): string | null => {
  const [outward = ''] = from.split(' ');
  const whole = outwardRange(outward);
  return whole?.from === from && whole.to === to ? outward : null;
};

/** A postcode can stand for one house, its outward code for a district. A pincode stays. */
export const withoutInwardCode = (code: string): string =>
  isPostcode(code) ? code.slice(0, code.indexOf(' ')) : code;

/**
 * A code, two codes with a hyphen or, in the United Kingdom, an outward code such as SW1A for all its
 * postcodes. Null for any other text; the range may end before it begins.
 */
export const parseDeliveryCodeRange = (text: string): DeliveryCodeRange | null => {
  const [first = '', last = first, ...rest] = text.split('-');
  if (rest.length > 0) return null;
  const [from, to] = [first, last].map(normalizeDeliveryCode);
  if (from && to && isDeliveryCode(from) && isDeliveryCode(to)) return { from, to };
  return isUnitedKingdom() ? outwardRange(text.toUpperCase()) : null;
};
