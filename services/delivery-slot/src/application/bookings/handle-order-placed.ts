import { conflict, maxAttemptsUnderContention, updateAggregate } from '@tokri/service-kit/use-case';
import {
  decideBooking,
  type OrderHoldRef,
  type OrderWithCart,
} from '../../domain/bookings/decide-booking.ts';
import { paymentReservationMs } from '../../domain/holds/hold.ts';
import type { PlacedOrderRef } from '../../domain/waitlist/waitlist.ts';
import type { BookingWriter } from '../ports/bookings.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { HoldWriter } from '../ports/holds.ts';
import type { QuotaStore } from '../ports/quotas.ts';
import type { SlotReader } from '../ports/slots.ts';
import type { WaitlistReader, WaitlistWriter } from '../ports/waitlists.ts';
import { endWaitlistEntries } from '../waitlist/end-waitlist-entries.ts';

export interface OrderRef extends OrderHoldRef {
  readonly slotId: number;
  readonly eventId: string;
}

interface PlacedOrder extends OrderRef, OrderWithCart, PlacedOrderRef {
  readonly isPaidOnline: boolean;
  readonly placedAt: Date;
}

export interface OrderEventDeps {
  readonly slots: SlotReader & WaitlistReader & WaitlistWriter & HoldWriter & BookingWriter;
  readonly clock: Clock;
}

const bookHold = ({ slots, clock }: OrderEventDeps, order: PlacedOrder): Promise<boolean> =>
  updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    load: () => slots.findById(order.slotId),
    decide: (aggregate) => aggregate && decideBooking(aggregate, order, order.placedAt),
    save: async (aggregate, decision): Promise<boolean | typeof conflict> => {
      if (!aggregate || !decision) return false;
      if (!decision.ok)
        return (await slots.rejectBooking(aggregate, { ...order, code: decision.code }))
          ? false
          : conflict;
      if (decision.value.kind === 'unchanged') return true;
      const { hold } = decision.value;
      const orderItems = { ...order, items: order.cart?.itemCount ?? hold.items };
      const isWritten = order.isPaidOnline
        ? await slots.reserveForPayment(aggregate.slot, hold, {
            ...orderItems,
            reservedUntil: new Date(clock().getTime() + paymentReservationMs),
          })
        : await slots.book(aggregate.slot, hold, orderItems);
      return isWritten || conflict;
    },
  });

export const handleOrderPlaced = async (
  deps: OrderEventDeps & { readonly quotas: QuotaStore },
  order: PlacedOrder,
): Promise<void> => {
  if (await bookHold(deps, order)) await endWaitlistEntries(deps, order);
};
