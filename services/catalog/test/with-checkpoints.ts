import type { ReservationDeps } from '../src/application/reservations/finish-reservation.ts';
import type { Hold, HoldStore } from '../src/application/ports/holds.ts';
import type { ReservationStore } from '../src/application/ports/reservations.ts';
import type { ReservationState } from '../src/domain/reservations/reservation.ts';

export type Checkpoint = (label: string) => Promise<void> | void;

type ReservationPorts = Pick<ReservationDeps, 'reservations' | 'stock' | 'dayLimits' | 'coupons'>;

const withHoldCheckpoints = <Line extends Hold, Store extends HoldStore<Line>>(
  store: Store,
  checkpoint: (line: Line) => Promise<void> | void,
): Store => ({
  ...store,
  hold: async (line: Line) => {
    const result = await store.hold(line);
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
  find: async (orderId) => {
    const found = await reservations.find(orderId);
    if (found) states.set(orderId, found.state);
    return found;
  },
  begin: async (reservation) => {
    const result = await reservations.begin(reservation);
    states.set(reservation.orderId, result.reservation.state);
    if (reservation.state === 'reserving') await checkpoint('begun');
    return result;
  },
  transition: async (from, to) => {
    const written = await reservations.transition(from, to);
    if (written) states.set(from.orderId, written.state);
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
    (resource: (line: Hold) => string) =>
    (line: Hold): Promise<void> | void =>
      checkpoint(`${states.get(line.orderId) ?? 'unknown'} ${resource(line)}`);
  return {
    ...ports,
    reservations: withReservationCheckpoints(ports.reservations, states, checkpoint),
    stock: withHoldCheckpoints(
      ports.stock,
      at(({ unitId }) => `unit ${unitId}`),
    ),
    dayLimits: withHoldCheckpoints(
      ports.dayLimits,
      at(({ unitId }) => `day ${unitId}`),
    ),
    coupons: withHoldCheckpoints(
      ports.coupons,
      at(() => 'coupon'),
    ),
  };
};
