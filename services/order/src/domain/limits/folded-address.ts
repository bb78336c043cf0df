import type { DeliveryAddress } from '../order.ts';

/** Cyrillic and Greek letters, and the Latin letters that look like them. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  [
    ['авекмнорстухіјѕԁԛԝһӏ', 'abekmhopctyxijsdqwhl'],
    ['αβεηικμνορτυχ', 'abehikmnoptyx'],
  ].flatMap(([letters = '', latin = '']) =>
    [...letters].map((letter, index) => [letter, latin[index] ?? letter] as const),
  ),
);

const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Unicode lists the digits 0 to 9 of every script one after the other. */
const toAsciiDigit = (digit: string): string => {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return String(value);
};

/** Marks of Indian scripts are vowels; on Latin letters and on digits they are decoration. */
const foldCharacters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(
      /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
      (letter) => lookalikes.get(letter) ?? letter,
    )
    .replace(/([\p{Script=Latin}0-9])\p{M}+/gu, '$1')
    .normalize('NFC');

/**
 * Equal for spellings of one address that differ in case, punctuation, spaces, accents, scripts of
 * digits or lookalike letters only. Numbers stay apart: 1/23 and 12/3 are different houses.
 */
export const foldAddress = ({
  pincode,
  address,
}: Pick<DeliveryAddress, 'pincode' | 'address'>): string =>
  `${pincode}:${foldCharacters(address)
    .replace(/(?<=\p{N})[^\p{L}\p{N}\p{M}]+(?=\p{N})/gu, '/')
    .replace(/[^\p{L}\p{N}\p{M}/]|(?<!\p{N})\/|\/(?!\p{N})/gu, '')}`;
