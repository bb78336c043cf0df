import {
  conflict,
  maxAttemptsUnderContention,
  updateAggregate,
  type Clock,
} from '@tokri/service-kit/use-case';
import {
  decideOrderEnd,
  type EndedOrder,
  type OrderEndDecision,
} from '../../domain/bookings/decide-order-end.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import type { BookingWriter } from '../ports/bookings.ts';
import type { HoldReader } from '../ports/holds.ts';
import type { SlotReader } from '../ports/slots.ts';
import type { OrderRef } from './handle-order-placed.ts';

interface OrderEndDeps {
  readonly slots: SlotReader & HoldReader & BookingWriter;
  readonly clock: Clock;
}

/** A hint: a customer who chose another slot meanwhile does not need this one. */
const holdsOtherSlot = async (
  { slots }: OrderEndDeps,
  { userId, slotId }: Pick<OrderRef, 'userId' | 'slotId'>,
): Promise<boolean> =>
  (await slots.findHeldBy(userId)).some(
    ({ slot, holds }) =>
      slot.slotId !== slotId &&
      holds.some((hold) => hold.userId === userId && hold.state === 'held'),
  );

const saveOrderEnd = (
  { slots }: OrderEndDeps,
  { slot, order }: { readonly slot: Slot; readonly order: OrderRef },
  decision: Exclude<OrderEndDecision, { readonly kind: 'unchanged' }>,
): Promise<boolean> => {
  switch (decision.kind) {
    case 'record':
      return slots.recordEndedOrder(slot, decision.hold, order);
    case 'release':
      return slots.releaseForOrder(slot, decision.hold, order);
    case 'return':
      return slots.returnHold(slot, decision.hold, { ...order, expiresAt: decision.expiresAt });
  }
};

export const handleOrderEnded = async (
  deps: OrderEndDeps,
  order: OrderRef & EndedOrder,
): Promise<void> => {
  const context = {
    now: deps.clock(),
    holdsOtherSlot: order.ending !== 'cancelled' && (await holdsOtherSlot(deps, order)),
  };
  return updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    load: () => deps.slots.findById(order.slotId),
    decide: (aggregate) => aggregate && decideOrderEnd(aggregate, order, context),
    save: async (aggregate, decision): Promise<void | typeof conflict> => {
      if (!aggregate || !decision || decision.kind === 'unchanged') return undefined;
      return (await saveOrderEnd(deps, { slot: aggregate.slot, order }, decision))
        ? undefined
        : conflict;
    },
  });
};
