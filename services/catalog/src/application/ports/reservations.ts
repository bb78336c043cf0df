import type { Reservation, ReservationState, ShortLine, WantedLine } from '../../domain/reservation.ts';

export interface StoredReservation extends Reservation {
  readonly seq: number;
  readonly rev: number;
}

/** What other services are told about an order's stock. */
export type StockFact = { readonly kind: 'reserved' | 'released' } | { readonly kind: 'refused'; readonly short: readonly ShortLine[] };

export interface ReservationStore {
  find(orderId: number): Promise<StoredReservation | null>;
  /** Writes a new reservation, or answers the one that stands under this order. */
  begin(reservation: { readonly orderId: number; readonly lines: readonly WantedLine[]; readonly state: ReservationState }): Promise<{ readonly isNew: boolean; readonly reservation: StoredReservation }>;
  /** Moves on in one guarded write together with the fact that is published; null when somebody else was faster. */
  move(from: StoredReservation, to: { readonly state: ReservationState; readonly lines?: readonly WantedLine[]; readonly short?: readonly ShortLine[]; readonly fact?: StockFact }): Promise<StoredReservation | null>;
  /** Reservations with steps left that began before `before`. */
  unfinished(before: Date, limit: number): Promise<readonly StoredReservation[]>;
  /** Ended reservations whose marks on stock are no longer needed. */
  forgettable(limit: number): Promise<readonly StoredReservation[]>;
  forgotten(orderId: number): Promise<void>;
}
