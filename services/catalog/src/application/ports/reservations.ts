import type { CouponErrorCode } from '@tokri/contracts/pricing';
import type { OfferUse } from '../../domain/offers/offer-use.ts';
import type { CouponRedemption } from '../../domain/coupons/coupon.ts';
import type {
  DayLimitLine,
  LocationError,
  Reservation,
  ReservationState,
  Shortage,
  ReservationLine,
} from '../../domain/reservations/reservation.ts';

export interface StoredReservation extends Reservation {
  readonly seq: number;
  readonly rev: number;
}

export type ReservationEvent =
  | { readonly kind: 'reserved' | 'released' }
  | {
      readonly kind: 'rejected';
      readonly shortages: readonly Shortage[];
      readonly reason?: LocationError;
    }
  | { readonly kind: 'coupon-redeemed' | 'coupon-released'; readonly coupon: CouponRedemption }
  | {
      readonly kind: 'coupon-rejected';
      readonly coupon: CouponRedemption;
      readonly code: CouponErrorCode;
    };

export interface CustomerReservation {
  readonly reservationId: number;
  readonly state: ReservationState;
  readonly coupon: CouponRedemption | null;
}

export interface NewReservation {
  readonly reservationId: number;
  readonly userId?: number;
  readonly locationId: number;
  readonly lines: readonly ReservationLine[];
  readonly state: ReservationState;
  readonly days: readonly DayLimitLine[];
  readonly offers: readonly OfferUse[];
  readonly coupon: CouponRedemption | null;
}

export interface ReservationTransition {
  readonly state: ReservationState;
  readonly lines?: readonly ReservationLine[];
  readonly offers?: readonly OfferUse[];
  /** What the coupon takes off after packing. */
  readonly couponPaise?: number;
  readonly shortages?: readonly Shortage[];
  readonly couponError?: CouponErrorCode;
  readonly locationError?: LocationError;
  readonly events?: readonly ReservationEvent[];
}

export interface ReservationStore {
  find(reservationId: number): Promise<StoredReservation | null>;
  begin(
    reservation: NewReservation,
  ): Promise<{ readonly isNew: boolean; readonly reservation: StoredReservation }>;
  transition(from: StoredReservation, to: ReservationTransition): Promise<StoredReservation | null>;
  listByUser(userId: number): Promise<readonly CustomerReservation[]>;
  listUnfinished(before: Date, limit: number): Promise<readonly StoredReservation[]>;
  listEnded(limit: number): Promise<readonly StoredReservation[]>;
  markCleared(reservationId: number): Promise<void>;
}
