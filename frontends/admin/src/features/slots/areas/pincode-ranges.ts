import { maxPincodesPerRequest, type PincodeRange } from '@tokri/contracts/slots';
import { toLatinDigits } from '@tokri/web-kit/ui';

/** So many ranges of one text at most: each is a call of its own. */
export const maxRanges = 50;

export interface ParsedPincodes {
  readonly ranges: readonly PincodeRange[];
  /** Codes of all ranges. */
  readonly pincodeCount: number;
  /** What is neither a pincode nor a range, as it was typed. */
  readonly invalid: readonly string[];
}

const pincodePattern = /^[1-9]\d{5}$/;
export const rangeSize = ({ from, to }: PincodeRange): number => Number(to) - Number(from) + 1;

const parseRange = (piece: string): PincodeRange | null => {
  const [from = '', to = from, ...more] = piece.split('-');
  return more.length === 0 && pincodePattern.test(from) && pincodePattern.test(to)
    ? { from, to }
    : null;
};

/** Ranges that overlap or follow one another are one, as far as one call takes them. */
const mergeRanges = (ranges: readonly PincodeRange[]): readonly PincodeRange[] =>
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
      const merged = { from: last.from, to: range.to > last.to ? range.to : last.to };
      return rangeSize(merged) > maxPincodesPerRequest
        ? [...all, range]
        : [...all.slice(0, -1), merged];
    }, []);

/** Pincodes and ranges of a pasted text, one by line, comma or space: "560001-560010, 560034 560041 to 560043". */
export const parsePincodes = (text: string): ParsedPincodes => {
  const pieces = toLatinDigits(text)
    .replace(/\s*(?:[-–—]|\bto\b)\s*/gi, '-')
    .split(/[\s,;]+/)
    .filter(Boolean);
  const parsed = pieces.map((piece) => ({ piece, range: parseRange(piece) }));
  const ranges = mergeRanges(parsed.flatMap(({ range }) => (range ? [range] : [])));
  return {
    ranges,
    pincodeCount: ranges.reduce((sum, range) => sum + Math.max(0, rangeSize(range)), 0),
    invalid: parsed.filter(({ range }) => !range).map(({ piece }) => piece),
  };
};

/** "560001–560010", or "560034" alone. */
export const rangeLabel = ({ from, to }: PincodeRange): string =>
  from === to ? from : `${from}–${to}`;
