import { conflict, maxAttemptsUnderContention, updateAggregate } from '@tokri/service-kit/use-case';
import { findOrderHold } from '../../domain/bookings/decide-booking.ts';
import type { OrderEventDeps, OrderRef } from './handle-order-placed.ts';

export const handleOrderEnded = (
  { slots }: Pick<OrderEventDeps, 'slots'>,
  order: OrderRef,
): Promise<void> =>
  updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    load: () => slots.findById(order.slotId),
    decide: (aggregate) => findOrderHold(aggregate?.holds ?? [], order),
    save: async (aggregate, hold): Promise<void | typeof conflict> => {
      if (!aggregate || !hold) return undefined;
      return (await slots.releaseForOrder(aggregate.slot, hold, order)) ? undefined : conflict;
    },
  });
