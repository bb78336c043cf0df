export interface ReservedQuantity {
  readonly reservationId: number;
  /** A unit, a day limit or a coupon counter. */
  readonly resourceId: number | string;
  readonly quantity: number;
  /**
   * Minimum that must remain available: 0 by default, negative for counters that count down from 0,
   * null for no limit.
   */
  readonly minAvailable?: number | null;
  readonly packed?: number;
  readonly valuePaise?: number;
}

export type ReserveResult =
  | { readonly kind: 'reserved' | 'already-reserved' | 'released' }
  | { readonly kind: 'short'; readonly free: number };

/**
 * One document per counted resource. Each method is one conditional update that names the reservation, so
 * retries change nothing.
 */
export interface ReservedQuantityStore<Line extends ReservedQuantity = ReservedQuantity> {
  reserve(line: Line): Promise<ReserveResult>;
  release(line: Line): Promise<void>;
  consume(line: Line): Promise<void>;
  restore(line: Line): Promise<void>;
  clear(line: Line): Promise<void>;
}
