import {
  cartChanged,
  cartCheckedOut,
  cartEmptied,
  cartRefused,
  cartRepriced,
  cartRestored,
} from '@tokri/contracts/events';
import { createOutboxEntry, type OutboxEntry } from '@tokri/service-kit/outbox';
import { countUnits, findDay, type Cart } from '../domain/lines/cart.ts';
import type { CartEvent } from '../domain/lines/cart-events.ts';

export const toOutboxEntry = (
  event: CartEvent,
  cart: Cart,
  at: { seq: number; occurredAt: Date },
): OutboxEntry => {
  const { userId } = cart;
  const day = findDay(cart, event.pdate);
  const data = { userId, pdate: event.pdate, version: day.version, count: countUnits(day) };
  const header = { key: String(userId), ...at };
  switch (event.kind) {
    case 'changed':
      return createOutboxEntry(cartChanged, { ...header, data });
    case 'repriced':
      return createOutboxEntry(cartRepriced, {
        ...header,
        data: { ...data, changes: event.changes.map((change) => ({ ...change })) },
      });
    case 'taken':
      return createOutboxEntry(cartCheckedOut, {
        ...header,
        data: { ...data, orderId: event.orderId },
      });
    case 'emptied':
      return createOutboxEntry(cartEmptied, {
        ...header,
        data: { ...data, orderId: event.orderId },
      });
    case 'given-back':
      return createOutboxEntry(cartRestored, {
        ...header,
        data: { ...data, orderId: event.orderId },
      });
    case 'refused':
      return createOutboxEntry(cartRefused, {
        ...header,
        data: { userId, pdate: event.pdate, orderId: event.orderId, code: event.code },
      });
  }
};
