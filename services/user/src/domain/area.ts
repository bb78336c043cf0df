/** A group of served pincodes as delivery-slot last published it. */
export interface Area {
  readonly groupId: number;
  readonly stateCode: string;
  readonly ranges: readonly { readonly from: string; readonly to: string }[];
}

/** State code of a served pincode, null where nobody delivers. Never taken from the prefix of the pincode: ranges of States overlap (facts.md 3.1). */
export const stateOfPincode = (areas: Iterable<Area>, pincode: string): string | null => {
  for (const { stateCode, ranges } of areas) {
    if (ranges.some(({ from, to }) => from <= pincode && pincode <= to)) return stateCode;
  }
  return null;
};
