import { findServiceArea, type PincodeRange } from '@tokri/contracts/slots';

export interface ServiceArea {
  readonly groupId: number;
  readonly stateCode: string;
  readonly ranges: readonly PincodeRange[];
}

/**
 * The State comes from the service area, never from the pincode's prefix: the ranges of States
 * overlap.
 */
export const findStateCode = (areas: Iterable<ServiceArea>, pincode: string): string | null =>
  findServiceArea(areas, pincode)?.stateCode ?? null;
