import { orderStatus } from '@tokri/contracts';
import type { HoldRecord, Invariant, OrderRecord, SlotRecord } from './world.ts';

/** I4 lets a hold outlive its end by this much. */
const leakMs = 60_000;

const holdsOf = (slots: readonly SlotRecord[]): (HoldRecord & { readonly slotId: number })[] =>
  slots.flatMap(({ slotId, holds }) => holds.map((hold) => ({ ...hold, slotId })));

const repeated = (keys: readonly string[]): string[] => [
  ...new Set(keys.filter((key, at) => keys.indexOf(key) !== at)),
];

/** I1: booked and held places are never more than there are, and free + held + booked is what there is. */
export const slotCapacity: Invariant = ({ slots }) =>
  slots.flatMap(({ slotId, capacity, free, holds }) => [
    ...(free < 0 ? [`slot ${slotId} has ${free} free places`] : []),
    ...(holds.length > capacity
      ? [`slot ${slotId} holds ${holds.length} of ${capacity} places`]
      : []),
    ...(free + holds.length === capacity
      ? []
      : [`slot ${slotId}: ${free} free + ${holds.length} held are not its ${capacity} places`]),
  ]);

/** I2: one open hold per customer and slot, one hold per order. */
export const oneHold: Invariant = ({ slots }) => {
  const holds = holdsOf(slots);
  const open = holds.filter(({ state }) => state === 'H');
  return [
    ...repeated(open.map(({ slotId, userId }) => `user ${userId} in slot ${slotId}`)).map(
      (who) => `${who} has more than one open hold`,
    ),
    ...repeated(holds.flatMap(({ orderId }) => (orderId === null ? [] : [`order ${orderId}`]))).map(
      (order) => `${order} has more than one hold`,
    ),
  ];
};

const hasPlace = ({ status }: OrderRecord): boolean =>
  orderStatus[status] >= orderStatus.Confirmed && orderStatus[status] <= orderStatus.Delivered;

/** I3: at rest every booked hold belongs to exactly one order that is Confirmed or later, and the other way round. */
export const bijection: Invariant = ({ slots, orders }) => {
  const booked = new Map(
    holdsOf(slots)
      .filter(({ state }) => state === 'B')
      .map((hold) => [hold.holdId, hold]),
  );
  const standing = orders.filter(hasPlace);
  const owners = new Map(standing.map((order) => [order.holdId, order]));
  return [
    ...standing
      .filter(({ orderId, holdId }) => booked.get(holdId)?.orderId !== orderId)
      .map(({ orderId, holdId }) => `order ${orderId} stands without its place ${holdId}`),
    ...[...booked.values()]
      .filter(({ holdId, orderId }) => owners.get(holdId)?.orderId !== orderId)
      .map(
        ({ holdId, orderId }) =>
          `place ${holdId} is booked for order ${orderId}, which does not stand`,
      ),
  ];
};

/** I4: at rest no open hold is older than its end and 60 s. */
export const noLeak: Invariant = ({ slots, takenAt }) =>
  holdsOf(slots)
    .filter(
      ({ state, expiresAt }) => state !== 'B' && expiresAt.getTime() + leakMs < takenAt.getTime(),
    )
    .map(({ holdId, slotId }) => `hold ${holdId} of slot ${slotId} was never taken away`);
