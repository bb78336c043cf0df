import { conflict, maxAttemptsUnderContention, updateAggregate } from '@tokri/service-kit/use-case';
import { decidePaidBooking } from '../../domain/bookings/decide-booking.ts';
import type { CartSummary } from '../../domain/slots/slot-availability.ts';
import { cachedForBooking, type OrderEventDeps, type OrderRef } from './handle-order-placed.ts';

interface PaidOrder extends OrderRef {
  readonly cart: Pick<CartSummary, 'itemCount'> | null;
  readonly lines: readonly { readonly quantity: number }[];
}

export const handlePaymentAccepted = (
  { slots, clock }: OrderEventDeps,
  order: PaidOrder,
): Promise<void> => {
  const items =
    order.cart?.itemCount ?? order.lines.reduce((total, { quantity }) => total + quantity, 0);
  return updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    load: () => slots.findById(order.slotId),
    cached: cachedForBooking(slots, order.slotId),
    decide: (aggregate) => aggregate && decidePaidBooking(aggregate, { ...order, items }, clock()),
    save: async (aggregate, decision): Promise<void | typeof conflict> => {
      if (!aggregate || !decision || (decision.ok && decision.value.kind === 'unchanged'))
        return undefined;
      if (!decision.ok)
        return (await slots.rejectBooking(aggregate, { ...order, code: decision.code }))
          ? undefined
          : conflict;
      const isWritten =
        decision.value.kind === 'rebook'
          ? await slots.rebook(aggregate.slot, { ...order, items })
          : await slots.book(aggregate.slot, decision.value.hold, { ...order, items });
      return isWritten ? undefined : conflict;
    },
  });
};
