import type { PincodeRange } from '@tokri/contracts';
import { overlaps, rangeRefusal, type RangeRefusal } from './pincode-ranges.ts';

export interface ChargeRule {
  readonly id: number;
  readonly pincodeFrom: string;
  readonly pincodeTo: string;
  /** 0 is the public. */
  readonly partyId: number;
  readonly chargePaise: number;
  readonly freeAbovePaise: number;
  readonly taxBasisPoints: number;
  readonly hsn: string;
}

/** A group of pincodes that share slots, with its State: never derived from the prefix (facts.md 3.1). */
export interface Area {
  readonly groupId: number;
  readonly companyId: number;
  readonly name: string;
  readonly stateCode: string;
  readonly ranges: readonly PincodeRange[];
  readonly charges: readonly ChargeRule[];
}

/** Rate and code of section 9 for delivery; a rule carries its own copy, so that a change of law is data. */
export const deliveryTax = { taxBasisPoints: 1800, hsn: '9965' } as const;

/** Whether a group may serve a range: well formed, not too large, and no code of it another group's. Null when it may. */
export const openRefusal = (areas: readonly Pick<Area, 'groupId' | 'ranges'>[], { groupId, range }: { readonly groupId: number; readonly range: PincodeRange }): RangeRefusal | 'other-group' | null =>
  rangeRefusal(range) ?? (areas.some((area) => area.groupId !== groupId && area.ranges.some((other) => overlaps(other, range))) ? 'other-group' : null);
