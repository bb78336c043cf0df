import { codesPerCallMax, type PincodeRange } from '@tokri/contracts';
import { latinDigits } from '@tokri/web-kit/ui';

/** So many ranges of one text at most: each is a call of its own. */
export const rangesMax = 50;

export interface RangeText {
  readonly ranges: readonly PincodeRange[];
  /** Codes of all ranges. */
  readonly codes: number;
  /** What is neither a pincode nor a range, as it was typed. */
  readonly wrong: readonly string[];
}

const code = /^[1-9]\d{5}$/;
export const sizeOf = ({ from, to }: PincodeRange): number => Number(to) - Number(from) + 1;

const rangeOf = (piece: string): PincodeRange | null => {
  const [from = '', to = from, ...more] = piece.split('-');
  return more.length === 0 && code.test(from) && code.test(to) ? { from, to } : null;
};

/** Ranges that overlap or follow one another are one, as far as one call takes them. */
const joined = (ranges: readonly PincodeRange[]): readonly PincodeRange[] =>
  [...ranges]
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .reduce<readonly PincodeRange[]>((all, range) => {
      const last = all.at(-1);
      if (
        !last ||
        range.from > range.to ||
        last.from > last.to ||
        Number(range.from) > Number(last.to) + 1
      )
        return [...all, range];
      const wider = { from: last.from, to: range.to > last.to ? range.to : last.to };
      return sizeOf(wider) > codesPerCallMax ? [...all, range] : [...all.slice(0, -1), wider];
    }, []);

/** Pincodes and ranges of a pasted text, one by line, comma or space: "560001-560010, 560034 560041 to 560043". */
export const readRanges = (text: string): RangeText => {
  const pieces = latinDigits(text)
    .replace(/\s*(?:[-–—]|\bto\b)\s*/gi, '-')
    .split(/[\s,;]+/)
    .filter(Boolean);
  const read = pieces.map((piece) => ({ piece, range: rangeOf(piece) }));
  const ranges = joined(read.flatMap(({ range }) => (range ? [range] : [])));
  return {
    ranges,
    codes: ranges.reduce((sum, range) => sum + Math.max(0, sizeOf(range)), 0),
    wrong: read.filter(({ range }) => !range).map(({ piece }) => piece),
  };
};

/** "560001–560010", or "560034" alone. */
export const rangeWords = ({ from, to }: PincodeRange): string =>
  from === to ? from : `${from}–${to}`;
