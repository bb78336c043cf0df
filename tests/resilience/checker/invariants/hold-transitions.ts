import { extensionMinutes } from '@tokri/contracts/slots';
import { distinctSlotEvents, type SlotEvent } from './slot-versions.ts';
import type { Invariant, SystemState } from '../state/system-state.ts';

type HoldState = 'none' | 'held' | 'offered' | 'reserved' | 'booked';
const allowedSources: Readonly<Record<string, readonly HoldState[]>> = {
  'slot.offered.v1': ['none'],
  'slot.held.v1': ['none', 'offered', 'reserved', 'booked'],
  'slot.kept.v1': ['held'],
  'slot.booked.v1': ['none', 'held', 'reserved'],
  'slot.released.v1': ['held', 'offered', 'reserved', 'booked'],
  'slot.expired.v1': ['held', 'offered', 'reserved'],
};
const targetStates: Readonly<Record<string, HoldState>> = {
  'slot.offered.v1': 'offered',
  'slot.held.v1': 'held',
  'slot.kept.v1': 'reserved',
  'slot.booked.v1': 'booked',
};
/** A rebooked hold continues its sequence above this step. */
const rebookedStep = 20;

const findInvalidTransition = (
  before: HoldState,
  { type, seq, orderId, afterOrderId }: SlotEvent,
): string | undefined => {
  if (!allowedSources[type]?.includes(before)) return `${type} is not allowed from ${before}`;
  if (type === 'slot.booked.v1' && before === 'none' && seq <= rebookedStep)
    return 'a unit was booked that nobody held';
  // Customers release only their own holds; a hold of an order is freed by that order alone.
  if (
    type === 'slot.released.v1' &&
    (before === 'reserved' || before === 'booked') !== (orderId !== null)
  )
    return `${orderId === null ? 'a customer' : `order ${orderId}`} released a hold that was ${before}`;
  if (
    type === 'slot.held.v1' &&
    (before === 'reserved' || before === 'booked') !== (afterOrderId !== null)
  )
    return `a hold that was ${before} came back ${afterOrderId === null ? 'without an order' : `from order ${afterOrderId}`}`;
  return undefined;
};

const collectEventViolations = (
  state: SystemState,
  findViolation: (event: SlotEvent, slotId: string) => string | undefined,
): string[] =>
  [...distinctSlotEvents(state)].flatMap(([slotId, events]) =>
    events.flatMap((event) => findViolation(event, slotId) ?? []),
  );

export const onlyAllowedTransitions: Invariant = (state) => {
  const states = new Map<string, HoldState>();
  return collectEventViolations(state, (event, slotId) => {
    const holdKey = `${slotId} ${event.holdId}`;
    const violation = findInvalidTransition(states.get(holdKey) ?? 'none', event);
    states.set(holdKey, targetStates[event.type] ?? 'none');
    return violation && `slot ${slotId}, hold ${event.holdId}: ${violation}`;
  });
};

export const bookingBelongsToOrder: Invariant = (state) => {
  const orders = new Map(state.orders.map((order) => [order.orderId, order]));
  const bookingByOrder = new Map<number, string>();
  return collectEventViolations(
    state,
    ({ type, holdId, userId, orderId, afterOrderId }, slotId) => {
      const booking = `${slotId} ${holdId}`;
      if (type === 'slot.released.v1' && orderId !== null) bookingByOrder.delete(orderId);
      if (afterOrderId !== null) bookingByOrder.delete(afterOrderId);
      if (type !== 'slot.booked.v1') return undefined;
      const order = orderId === null ? undefined : orders.get(orderId);
      if (order?.holdId !== holdId || order.userId !== userId)
        return `slot ${slotId}: hold ${holdId} of user ${userId} was booked for order ${orderId ?? 'none'}, which has another hold or does not exist`;
      const otherBooking = bookingByOrder.get(order.orderId);
      bookingByOrder.set(order.orderId, booking);
      return otherBooking !== undefined && otherBooking !== booking
        ? `order ${order.orderId} had two bookings, ${otherBooking} and ${booking}`
        : undefined;
    },
  );
};

/** Extending a hold publishes no event, so a hold may outlive its published expiry. */
const maxHoldAgeMs = (extensionMinutes + 1) * 60_000;

export const noExpiredHoldsAtAnyVersion: Invariant = (state) => {
  const observedSlots = new Set(state.calls.map(({ slotId }) => String(slotId)));
  return [...distinctSlotEvents(state)]
    .filter(([slotId]) => observedSlots.has(slotId))
    .flatMap(([slotId, events]) => {
      const expiryByHold = new Map<number, Date>();
      return events.flatMap(({ type, holdId, expiresAt, occurredAt }) => {
        if (expiresAt === null) expiryByHold.delete(holdId);
        else expiryByHold.set(holdId, expiresAt);
        return [...expiryByHold]
          .filter(([, expiry]) => expiry.getTime() + maxHoldAgeMs < occurredAt.getTime())
          .map(
            ([expiredHoldId]) =>
              `slot ${slotId}: hold ${expiredHoldId} still existed at ${type} of hold ${holdId}, minutes after its expiry`,
          );
      });
    });
};
