import type { CouponRefusal } from '@tokri/contracts/price';
import type { CouponClaim } from '../../domain/coupon.ts';
import type {
  DayLine,
  Reservation,
  ReservationState,
  ShortLine,
  WantedLine,
} from '../../domain/reservation.ts';

export interface StoredReservation extends Reservation {
  readonly seq: number;
  readonly rev: number;
}

/** What other services are told about an order's stock and coupon. */
export type StockFact =
  | { readonly kind: 'reserved' | 'released' }
  | { readonly kind: 'refused'; readonly short: readonly ShortLine[] }
  | { readonly kind: 'coupon-redeemed' | 'coupon-released'; readonly coupon: CouponClaim }
  | { readonly kind: 'coupon-refused'; readonly coupon: CouponClaim; readonly code: CouponRefusal };

/** An order of a customer, as far as a coupon asks for it. */
export interface CustomersOrder {
  readonly orderId: number;
  readonly state: ReservationState;
  readonly coupon: CouponClaim | null;
}

/** The customer is not known of an order that ends before it was seen. */
export interface NewReservation {
  readonly orderId: number;
  readonly userId?: number;
  readonly lines: readonly WantedLine[];
  readonly state: ReservationState;
  readonly days: readonly DayLine[];
  readonly coupon: CouponClaim | null;
}

export interface Moved {
  readonly state: ReservationState;
  readonly lines?: readonly WantedLine[];
  readonly short?: readonly ShortLine[];
  readonly couponRefusal?: CouponRefusal;
  readonly facts?: readonly StockFact[];
}

export interface ReservationStore {
  find(orderId: number): Promise<StoredReservation | null>;
  /** Writes a new reservation, or answers the one that stands under this order. */
  begin(
    reservation: NewReservation,
  ): Promise<{ readonly isNew: boolean; readonly reservation: StoredReservation }>;
  /** Moves on in one guarded write together with the facts that are published; null when somebody else was faster. */
  move(from: StoredReservation, to: Moved): Promise<StoredReservation | null>;
  /** Orders of a customer, in whichever state; the newest ones when they are very many. */
  ofUser(userId: number): Promise<readonly CustomersOrder[]>;
  /** Reservations with steps left that began before `before`. */
  unfinished(before: Date, limit: number): Promise<readonly StoredReservation[]>;
  /** Ended reservations whose marks on stock are no longer needed. */
  forgettable(limit: number): Promise<readonly StoredReservation[]>;
  forgotten(orderId: number): Promise<void>;
}
