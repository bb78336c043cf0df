import type { Result } from '@tokri/contracts/result';
import { conflict, maxAttemptsUnderContention, updateAggregate } from '@tokri/service-kit/use-case';
import {
  decideBooking,
  type OrderHoldRef,
  type OrderWithCart,
} from '../../domain/bookings/decide-booking.ts';
import { returnedHoldExpiry } from '../../domain/bookings/return-hold.ts';
import { paymentReservationMs } from '../../domain/holds/hold.ts';
import type { Hold } from '../../domain/holds/hold.ts';
import type { BookingWriter } from '../ports/bookings.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { SlotAggregate } from '../ports/slot-aggregate.ts';
import type { SlotReader } from '../ports/slots.ts';

export interface OrderRef extends OrderHoldRef {
  readonly slotId: number;
  readonly eventId: string;
}

interface PlacedOrder extends OrderRef, OrderWithCart {
  readonly isPaidOnline: boolean;
  readonly placedAt: Date;
}

export interface OrderEventDeps {
  readonly slots: SlotReader & BookingWriter;
  readonly clock: Clock;
}

/** Only a booking compares what was decided on: anything else is decided on the stored slot. */
export const cachedForBooking = (slots: Pick<SlotReader, 'findLastWritten'>, slotId: number) => ({
  read: () => slots.findLastWritten(slotId),
  isChange: (
    _aggregate: SlotAggregate | null,
    decision: Result<{ readonly kind: string }, string> | null,
  ): boolean => decision?.ok === true && decision.value.kind === 'book',
});

const takeHold = (
  { slots, clock }: OrderEventDeps,
  { slot }: SlotAggregate,
  { order, hold }: { order: PlacedOrder; hold: Hold },
): Promise<boolean> => {
  const orderItems = { ...order, items: order.cart?.itemCount ?? hold.items };
  return order.isPaidOnline
    ? slots.reserveForPayment(slot, hold, {
        ...orderItems,
        reservedUntil: new Date(clock().getTime() + paymentReservationMs),
      })
    : slots.book(slot, hold, orderItems);
};

export const handleOrderPlaced = (deps: OrderEventDeps, order: PlacedOrder): Promise<void> => {
  const { slots, clock } = deps;
  return updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    load: () => slots.findById(order.slotId),
    cached: cachedForBooking(slots, order.slotId),
    decide: (aggregate) => aggregate && decideBooking(aggregate, order, order.placedAt),
    save: async (aggregate, decision): Promise<void | typeof conflict> => {
      if (!aggregate || !decision) return undefined;
      if (!decision.ok)
        return (await slots.rejectBooking(aggregate, { ...order, code: decision.code }))
          ? undefined
          : conflict;
      const { value } = decision;
      switch (value.kind) {
        case 'unchanged':
          return undefined;
        case 'book':
          return (await takeHold(deps, aggregate, { order, hold: value.hold }))
            ? undefined
            : conflict;
        case 'return':
          // `order.rejected` of the earlier order has not arrived yet: its hold comes back first and
          // is booked in the next round.
          await slots.returnHold(aggregate.slot, value.hold, {
            orderId: value.endedOrderId,
            expiresAt: returnedHoldExpiry(value.hold, clock()),
          });
          return conflict;
      }
    },
  });
};
