export interface PincodeRange {
  readonly from: string;
  readonly to: string;
}

export const isPincodeServed = (ranges: readonly PincodeRange[], pincode: string): boolean =>
  ranges.some(({ from, to }) => from <= pincode && pincode <= to);

export const findServiceArea = <Area extends { readonly ranges: readonly PincodeRange[] }>(
  areas: Iterable<Area>,
  pincode: string,
): Area | undefined => {
  for (const area of areas) if (isPincodeServed(area.ranges, pincode)) return area;
  return undefined;
};
