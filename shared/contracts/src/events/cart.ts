import * as z from 'zod/mini';
import { isoDate } from '../api/operation/fields.ts';
import { event, topic } from './envelope.ts';

export const cartEvents = topic({
  name: 'cart.events',
  producer: 'cart',
  key: 'user id',
  description: 'Changes of carts; a user has one cart for each delivery date.',
});

const cartFields = { userId: z.int(), pdate: isoDate, version: z.int(), count: z.int() };
export const cartChanged = event(cartEvents, 'cart.changed.v1', {
  description: 'The lines of a cart changed.',
  data: z.object(cartFields),
});
export const cartRepriced = event(cartEvents, 'cart.repriced.v1', {
  description: 'A change of rate, offer or stock affects a cart viewed in the last 15 minutes.',
  data: z.object({
    ...cartFields,
    changes: z.array(z.object({ lineId: z.int(), itemId: z.int(), code: z.string() })),
  }),
});
export const cartReserved = event(cartEvents, 'cart.taken.v1', {
  description: 'The cart is reserved for an order that is being placed.',
  data: z.object({ ...cartFields, orderId: z.int() }),
});
export const cartRejected = event(cartEvents, 'cart.refused.v1', {
  description:
    'The cart cannot be used for the order: it changed after the quote, or another order has it.',
  data: z.object({
    userId: z.int(),
    pdate: isoDate,
    orderId: z.int(),
    code: z.enum(['quote-changed', 'cart-taken']),
  }),
});
export const cartEmptied = event(cartEvents, 'cart.emptied.v1', {
  description: 'The quantities of a confirmed order were removed from the cart.',
  data: z.object({ ...cartFields, orderId: z.int() }),
});
export const cartReleased = event(cartEvents, 'cart.given-back.v1', {
  description: 'The order was rejected; the customer can use the cart again.',
  data: z.object({ ...cartFields, orderId: z.int() }),
});
