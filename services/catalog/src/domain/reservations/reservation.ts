import type { EventData, stockRejected } from '@tokri/contracts/events';
import type { CouponErrorCode, QuotedLine } from '@tokri/contracts/pricing';
import type { OfferUse } from '../offers/offer-use.ts';
import type { CouponRedemption } from '../coupons/coupon.ts';

export interface ReservationLine extends Readonly<
  Pick<QuotedLine, 'itemId' | 'unitId' | 'quantity'>
> {
  readonly packed?: number;
  readonly valuePaise?: number;
}

export interface DayLimitLine extends Pick<ReservationLine, 'itemId' | 'unitId' | 'quantity'> {
  readonly dayId: string;
}

export type Shortage = Readonly<EventData<typeof stockRejected>['short'][number]>;

/**
 * Each decision is stored before it is carried out, so that concurrent workers take the same steps:
 * reserving → reserved | rejecting → rejected; reserving, reserved → releasing → released;
 * reserved → consuming → consumed → restoring → released.
 */
export type ReservationState =
  | 'reserving'
  | 'reserved'
  | 'rejecting'
  | 'rejected'
  | 'releasing'
  | 'released'
  | 'consuming'
  | 'consumed'
  | 'restoring';

export type LocationError = 'location-closed';

export interface Reservation {
  readonly reservationId: number;
  /** Units are taken from and returned to this location, whatever changes meanwhile. */
  readonly locationId: number;
  readonly lines: readonly ReservationLine[];
  readonly state: ReservationState;
  readonly days: readonly DayLimitLine[];
  readonly shortages: readonly Shortage[];
  readonly offers: readonly OfferUse[];
  readonly coupon: CouponRedemption | null;
  readonly couponError: CouponErrorCode | null;
  readonly locationError: LocationError | null;
}

export const pendingStates: readonly ReservationState[] = [
  'reserving',
  'rejecting',
  'releasing',
  'consuming',
  'restoring',
];
export const isPending = (state: ReservationState): boolean => pendingStates.includes(state);

export const sumLines = (lines: readonly ReservationLine[]): readonly ReservationLine[] => {
  const summed = new Map<number, ReservationLine>();
  for (const { itemId, unitId, quantity, valuePaise } of lines) {
    const before = summed.get(unitId);
    const value =
      valuePaise === undefined ? {} : { valuePaise: (before?.valuePaise ?? 0) + valuePaise };
    summed.set(unitId, { itemId, unitId, quantity: (before?.quantity ?? 0) + quantity, ...value });
  }
  return [...summed.values()];
};

export const withPackedQuantities = (
  lines: readonly ReservationLine[],
  packed: readonly ReservationLine[],
): readonly ReservationLine[] => {
  const byUnit = new Map(sumLines(packed).map((line) => [line.unitId, line]));
  return lines.map((line) => {
    const { quantity, valuePaise } = byUnit.get(line.unitId) ?? line;
    const value = valuePaise === undefined ? {} : { valuePaise };
    return quantity < line.quantity ? { ...line, packed: quantity, ...value } : line;
  });
};

export const stateAfterOrderEnded = (state: ReservationState): ReservationState | null => {
  switch (state) {
    case 'reserving':
    case 'reserved':
      return 'releasing';
    case 'consuming':
    case 'consumed':
      return 'restoring';
    case 'rejecting':
    case 'rejected':
    case 'releasing':
    case 'released':
    case 'restoring':
      return null;
  }
};

export const stateAfterOrderPacked = (state: ReservationState): ReservationState | null =>
  state === 'reserved' ? 'consuming' : null;
