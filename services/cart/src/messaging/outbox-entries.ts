import {
  cartChanged,
  cartReserved,
  cartEmptied,
  cartRejected,
  cartRepriced,
  cartReleased,
} from '@tokri/contracts/events';
import { createOutboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import { countUnits, findDay, type Cart } from '../domain/lines/cart.ts';
import type { CartEvent } from '../domain/lines/cart-events.ts';

export const toOutboxEntry = (
  event: CartEvent,
  cart: Cart,
  position: { seq: number; occurredAt: Date },
): OutboxEntry => {
  const { userId } = cart;
  const day = findDay(cart, event.pdate);
  const data = { userId, pdate: event.pdate, version: day.version, count: countUnits(day) };
  const envelope = { key: String(userId), ...position };
  switch (event.kind) {
    case 'changed':
      return createOutboxEntry(cartChanged, { ...envelope, data });
    case 'repriced':
      return createOutboxEntry(cartRepriced, {
        ...envelope,
        data: { ...data, changes: event.changes.map((change) => ({ ...change })) },
      });
    case 'reserved':
      return createOutboxEntry(cartReserved, {
        ...envelope,
        data: { ...data, orderId: event.orderId },
      });
    case 'emptied':
      return createOutboxEntry(cartEmptied, {
        ...envelope,
        data: { ...data, orderId: event.orderId },
      });
    case 'released':
      return createOutboxEntry(cartReleased, {
        ...envelope,
        data: { ...data, orderId: event.orderId },
      });
    case 'rejected':
      return createOutboxEntry(cartRejected, {
        ...envelope,
        data: { userId, pdate: event.pdate, orderId: event.orderId, code: event.code },
      });
  }
};
