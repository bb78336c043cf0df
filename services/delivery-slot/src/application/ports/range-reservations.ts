import type { RangeReservation } from '../../domain/areas/area.ts';

/** Ranges that groups are about to get, on the one document that all groups have in common. */
export interface RangeReservationStore {
  read(): Promise<{ readonly rev: number; readonly reservations: readonly RangeReservation[] }>;
  /** Keeps these only; false when another has written since. */
  replace(reservations: readonly RangeReservation[], rev: number): Promise<boolean>;
  remove(opening: RangeReservation): Promise<void>;
}
