import type { RangeReservation } from '../../domain/areas/area.ts';

export interface RangeReservationStore {
  read(): Promise<{ readonly rev: number; readonly reservations: readonly RangeReservation[] }>;
  replace(reservations: readonly RangeReservation[], rev: number): Promise<boolean>;
  remove(reservation: RangeReservation): Promise<void>;
}
