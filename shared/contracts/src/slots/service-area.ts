/** Served pincodes from `from` to `to`, both included. */
export interface PincodeRange {
  readonly from: string;
  readonly to: string;
}

/** Whether a pincode lies in one of the ranges. Six digits each, so their order as text is their order as numbers. */
export const isPincodeServed = (ranges: readonly PincodeRange[], pincode: string): boolean =>
  ranges.some(({ from, to }) => from <= pincode && pincode <= to);

/** The first group whose ranges hold the pincode; a code belongs to one group only. Undefined where nobody delivers. */
export const findServiceArea = <Area extends { readonly ranges: readonly PincodeRange[] }>(
  areas: Iterable<Area>,
  pincode: string,
): Area | undefined => {
  for (const area of areas) if (isPincodeServed(area.ranges, pincode)) return area;
  return undefined;
};
