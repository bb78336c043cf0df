import { findServiceArea, type PincodeRange } from '@tokri/contracts/slots';

/** A group of served pincodes as delivery-slot last published it. */
export interface ServiceArea {
  readonly groupId: number;
  readonly stateCode: string;
  readonly ranges: readonly PincodeRange[];
}

/** State code of a served pincode, null where nobody delivers. Never taken from the prefix of the pincode: ranges of States overlap (facts.md 3.1). */
export const findStateCode = (areas: Iterable<ServiceArea>, pincode: string): string | null =>
  findServiceArea(areas, pincode)?.stateCode ?? null;
