import { deliveryCodeIndex, outwardOf, parseDeliveryCodeRange } from '@tokri/contracts/market';
import { maxPincodesPerRequest, type PincodeRange } from '@tokri/contracts/slots';
import { toLatinDigits } from '@tokri/web-kit/ui';

export const maxRanges = 50;

export interface ParsedPincodes {
  readonly ranges: readonly PincodeRange[];
  readonly pincodeCount: number;
  readonly invalid: readonly string[];
}

export const rangeSize = ({ from, to }: PincodeRange): number =>
  deliveryCodeIndex(to) - deliveryCodeIndex(from) + 1;

const mergeRanges = (ranges: readonly PincodeRange[]): readonly PincodeRange[] =>
  [...ranges]
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .reduce<readonly PincodeRange[]>((all, range) => {
      const last = all.at(-1);
      if (
        !last ||
        range.from > range.to ||
        last.from > last.to ||
        deliveryCodeIndex(range.from) > deliveryCodeIndex(last.to) + 1
      )
        return [...all, range];
      const merged = { from: last.from, to: range.to > last.to ? range.to : last.to };
      return rangeSize(merged) > maxPincodesPerRequest
        ? [...all, range]
        : [...all.slice(0, -1), merged];
    }, []);

export const parsePincodes = (text: string): ParsedPincodes => {
  const pieces = toLatinDigits(text)
    .replace(/\s*(?:[-–—]|\bto\b)\s*/gi, '-')
    .split(/[\s,;]+/)
    .filter(Boolean);
  const parsed = pieces.map((piece) => ({ piece, range: parseDeliveryCodeRange(piece) }));
  const ranges = mergeRanges(parsed.flatMap(({ range }) => (range ? [range] : [])));
  return {
    ranges,
    pincodeCount: ranges.reduce((sum, range) => sum + Math.max(0, rangeSize(range)), 0),
    invalid: parsed.filter(({ range }) => !range).map(({ piece }) => piece),
  };
};

export const rangeLabel = ({ from, to }: PincodeRange): string => {
  const outward = outwardOf({ from, to });
  if (outward !== null) return outward;
  return from === to ? from : `${from}–${to}`;
};
