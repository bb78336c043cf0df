import { orderStatus } from '@tokri/contracts/orders';
import type { HoldRecord, Invariant, OrderRecord, SlotRecord } from '../state/system-state.ts';

const expiryToleranceMs = 60_000;

const listHolds = (slots: readonly SlotRecord[]): (HoldRecord & { readonly slotId: number })[] =>
  slots.flatMap(({ slotId, holds }) => holds.map((hold) => ({ ...hold, slotId })));

const findDuplicates = (keys: readonly string[]): string[] => [
  ...new Set(keys.filter((key, index) => keys.indexOf(key) !== index)),
];

export const capacityIsConsistent: Invariant = ({ slots }) =>
  slots.flatMap(({ slotId, capacity, available, holds }) => [
    ...(available < 0 ? [`slot ${slotId} has ${available} units available`] : []),
    ...(holds.length > capacity
      ? [`slot ${slotId} has ${holds.length} holds for ${capacity} units`]
      : []),
    ...(available + holds.length === capacity
      ? []
      : [
          `slot ${slotId}: ${available} available + ${holds.length} held are not its capacity of ${capacity}`,
        ]),
  ]);

export const oneHoldPerCustomer: Invariant = ({ slots }) => {
  const holds = listHolds(slots);
  const open = holds.filter(({ state }) => state === 'H');
  return [
    ...findDuplicates(open.map(({ slotId, userId }) => `user ${userId} in slot ${slotId}`)).map(
      (customer) => `${customer} has more than one open hold`,
    ),
    ...findDuplicates(
      holds.flatMap(({ orderId }) => (orderId === null ? [] : [`order ${orderId}`])),
    ).map((order) => `${order} has more than one hold`),
  ];
};

const hasBooking = ({ status }: OrderRecord): boolean =>
  orderStatus[status] >= orderStatus.Confirmed && orderStatus[status] <= orderStatus.Delivered;

export const bookingsMatchOrders: Invariant = ({ slots, orders }) => {
  const booked = new Map(
    listHolds(slots)
      .filter(({ state }) => state === 'B')
      .map((hold) => [hold.holdId, hold]),
  );
  const bookedOrders = orders.filter(hasBooking);
  const orderByHold = new Map(bookedOrders.map((order) => [order.holdId, order]));
  return [
    ...bookedOrders
      .filter(({ orderId, holdId }) => booked.get(holdId)?.orderId !== orderId)
      .map(({ orderId, holdId }) => `order ${orderId} is active without its booking ${holdId}`),
    ...[...booked.values()]
      .filter(({ holdId, orderId }) => orderByHold.get(holdId)?.orderId !== orderId)
      .map(
        ({ holdId, orderId }) =>
          `hold ${holdId} is booked for order ${orderId}, which is not active`,
      ),
  ];
};

export const noExpiredHolds: Invariant = ({ slots, readAt }) =>
  listHolds(slots)
    .filter(
      ({ state, expiresAt }) =>
        state !== 'B' && expiresAt.getTime() + expiryToleranceMs < readAt.getTime(),
    )
    .map(({ holdId, slotId }) => `hold ${holdId} of slot ${slotId} never expired`);
