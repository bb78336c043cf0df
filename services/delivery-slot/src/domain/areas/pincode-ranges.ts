import {
  deliveryCodeIndex as index,
  nextDeliveryCode,
  previousDeliveryCode,
} from '@tokri/contracts/market';
import { maxPincodesPerRequest, type PincodeRange } from '@tokri/contracts/slots';

const rangeSize = ({ from, to }: PincodeRange): number => index(to) - index(from) + 1;
const isAdjacentOrOverlapping = (a: PincodeRange, b: PincodeRange): boolean =>
  index(a.from) <= index(b.to) + 1 && index(b.from) <= index(a.to) + 1;
const overlapSize = (a: PincodeRange, b: PincodeRange): number =>
  Math.max(0, Math.min(index(a.to), index(b.to)) - Math.max(index(a.from), index(b.from)) + 1);

export const overlaps = (a: PincodeRange, b: PincodeRange): boolean => overlapSize(a, b) > 0;

export type PincodeRangeError = 'range-crossed' | 'range-too-large';

export const validateRange = (range: PincodeRange): PincodeRangeError | null => {
  if (range.from > range.to) return 'range-crossed';
  return rangeSize(range) > maxPincodesPerRequest ? 'range-too-large' : null;
};

export const openRange = (
  ranges: readonly PincodeRange[],
  opened: PincodeRange,
): {
  readonly ranges: readonly PincodeRange[];
  readonly added: number;
  readonly alreadyOpen: number;
} => {
  const alreadyOpen = ranges.reduce((sum, range) => sum + overlapSize(range, opened), 0);
  const [separateRanges, touchingRanges] = [
    ranges.filter((range) => !isAdjacentOrOverlapping(range, opened)),
    ranges.filter((range) => isAdjacentOrOverlapping(range, opened)),
  ];
  const merged = touchingRanges.reduce(
    (union, range) => ({
      from: range.from < union.from ? range.from : union.from,
      to: range.to > union.to ? range.to : union.to,
    }),
    opened,
  );
  return {
    ranges: [...separateRanges, merged].sort((a, b) => (a.from < b.from ? -1 : 1)),
    added: rangeSize(opened) - alreadyOpen,
    alreadyOpen,
  };
};

export const closeRange = (
  ranges: readonly PincodeRange[],
  closed: PincodeRange,
): readonly PincodeRange[] =>
  ranges.flatMap((range) => {
    if (!overlaps(range, closed)) return [range];
    return [
      ...(range.from < closed.from
        ? [{ from: range.from, to: previousDeliveryCode(closed.from) }]
        : []),
      ...(range.to > closed.to ? [{ from: nextDeliveryCode(closed.to), to: range.to }] : []),
    ];
  });
