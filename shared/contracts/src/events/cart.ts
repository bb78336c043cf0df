import * as z from 'zod/mini';
import { isoDate } from '../api/operation/fields.ts';
import { event, topic } from './envelope.ts';

export const cartEvents = topic({
  name: 'cart.events',
  producer: 'cart',
  key: 'user id',
  description: 'What happens to carts, one for each delivery date of a user.',
});

const ofCart = { userId: z.int(), pdate: isoDate, version: z.int(), count: z.int() };
export const cartChanged = event(cartEvents, 'cart.changed.v1', {
  description: 'Lines of a cart changed.',
  data: z.object(ofCart),
});
export const cartRepriced = event(cartEvents, 'cart.repriced.v1', {
  description: 'A rate, an offer or stock has changed what an open cart shows.',
  data: z.object({
    ...ofCart,
    changes: z.array(z.object({ lineId: z.int(), itemId: z.int(), code: z.string() })),
  }),
});
export const cartCheckedOut = event(cartEvents, 'cart.taken.v1', {
  description: 'The cart belongs to an order that is being placed.',
  data: z.object({ ...ofCart, orderId: z.int() }),
});
export const cartRefused = event(cartEvents, 'cart.refused.v1', {
  description: 'The cart is another than the order was quoted for, or another order has it.',
  data: z.object({
    userId: z.int(),
    pdate: isoDate,
    orderId: z.int(),
    code: z.enum(['quote-changed', 'cart-taken']),
  }),
});
export const cartEmptied = event(cartEvents, 'cart.emptied.v1', {
  description: "A confirmed order's quantities are out of the cart.",
  data: z.object({ ...ofCart, orderId: z.int() }),
});
export const cartRestored = event(cartEvents, 'cart.given-back.v1', {
  description: 'A rejected order let the cart go.',
  data: z.object({ ...ofCart, orderId: z.int() }),
});
