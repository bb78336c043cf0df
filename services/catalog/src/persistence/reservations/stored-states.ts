import type { ReservationState } from '../../domain/reservations/reservation.ts';

/** Stored names are frozen: existing documents use them. */
export const storedStates = {
  reserving: 'taking',
  reserved: 'reserved',
  rejecting: 'refusing',
  rejected: 'refused',
  releasing: 'releasing',
  released: 'released',
  consuming: 'packing',
  consumed: 'packed',
  restoring: 'returning',
} as const satisfies Record<ReservationState, string>;

export type StoredState = (typeof storedStates)[ReservationState];

export const statesByStoredName = Object.fromEntries(
  Object.entries(storedStates).map(([state, stored]) => [stored, state]),
) as Readonly<Record<StoredState, ReservationState>>;
