import { areaOfPincode, type PincodeRange } from '@tokri/contracts';

/** A group of served pincodes as delivery-slot last published it. */
export interface Area {
  readonly groupId: number;
  readonly stateCode: string;
  readonly ranges: readonly PincodeRange[];
}

/** State code of a served pincode, null where nobody delivers. Never taken from the prefix of the pincode: ranges of States overlap (facts.md 3.1). */
export const stateOfPincode = (areas: Iterable<Area>, pincode: string): string | null =>
  areaOfPincode(areas, pincode)?.stateCode ?? null;
