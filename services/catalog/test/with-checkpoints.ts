import type { ReservationDeps } from '../src/application/reservations/reservation-deps.ts';
import type {
  ReservedQuantity,
  ReservedQuantityStore,
} from '../src/application/ports/reserved-quantities.ts';
import type { ReservationStore } from '../src/application/ports/reservations.ts';
import type { ReservationState } from '../src/domain/reservations/reservation.ts';

export type Checkpoint = (label: string) => Promise<void> | void;

type ReservationPorts = Pick<ReservationDeps, 'reservations' | 'stock' | 'dayLimits' | 'coupons'>;

const withReserveCheckpoints = <
  Line extends ReservedQuantity,
  Store extends ReservedQuantityStore<Line>,
>(
  store: Store,
  checkpoint: (line: Line) => Promise<void> | void,
): Store => ({
  ...store,
  reserve: async (line: Line) => {
    const result = await store.reserve(line);
    await checkpoint(line);
    return result;
  },
  release: async (line: Line) => {
    await store.release(line);
    await checkpoint(line);
  },
  consume: async (line: Line) => {
    await store.consume(line);
    await checkpoint(line);
  },
  restore: async (line: Line) => {
    await store.restore(line);
    await checkpoint(line);
  },
});

const withReservationCheckpoints = (
  reservations: ReservationStore,
  states: Map<number, ReservationState>,
  checkpoint: Checkpoint,
): ReservationStore => ({
  ...reservations,
  find: async (reservationId) => {
    const found = await reservations.find(reservationId);
    if (found) states.set(reservationId, found.state);
    return found;
  },
  begin: async (reservation) => {
    const result = await reservations.begin(reservation);
    states.set(reservation.reservationId, result.reservation.state);
    if (reservation.state === 'reserving') await checkpoint('begun');
    return result;
  },
  transition: async (from, to) => {
    const written = await reservations.transition(from, to);
    if (written) states.set(from.reservationId, written.state);
    await checkpoint(written?.state ?? 'overtaken');
    return written;
  },
});

export const withCheckpoints = <Ports extends ReservationPorts>(
  ports: Ports,
  checkpoint: Checkpoint,
): Ports => {
  const states = new Map<number, ReservationState>();
  const at =
    (resource: (line: ReservedQuantity) => string) =>
    (line: ReservedQuantity): Promise<void> | void =>
      checkpoint(`${states.get(line.reservationId) ?? 'unknown'} ${resource(line)}`);
  return {
    ...ports,
    reservations: withReservationCheckpoints(ports.reservations, states, checkpoint),
    stock: withReserveCheckpoints(
      ports.stock,
      at(({ resourceId }) => `unit ${resourceId}`),
    ),
    dayLimits: withReserveCheckpoints(
      ports.dayLimits,
      at(({ resourceId }) => `day ${resourceId}`),
    ),
    coupons: withReserveCheckpoints(
      ports.coupons,
      at(() => 'coupon'),
    ),
  };
};
