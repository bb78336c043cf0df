import * as z from 'zod/mini';
import { isoDate } from '../http/fields.ts';
import { event, topic } from './envelope.ts';

export const cartEvents = topic('cart.events', 'cart', 'user id', 'What happens to carts, one for each delivery date of a user.');

const ofCart = { userId: z.int(), pdate: isoDate, version: z.int(), count: z.int() };
export const cartChanged = event(cartEvents, 'cart.changed.v1', 'Lines of a cart changed.', z.object(ofCart));
export const cartTaken = event(cartEvents, 'cart.taken.v1', 'The cart belongs to an order that is being placed.', z.object({ ...ofCart, orderId: z.int() }));
export const cartRefused = event(cartEvents, 'cart.refused.v1', 'The cart is another than the order was quoted for, or another order has it.', z.object({ userId: z.int(), pdate: isoDate, orderId: z.int(), code: z.enum(['quote-changed', 'cart-taken']) }));
export const cartEmptied = event(cartEvents, 'cart.emptied.v1', "A confirmed order's quantities are out of the cart.", z.object({ ...ofCart, orderId: z.int() }));
export const cartGivenBack = event(cartEvents, 'cart.given-back.v1', 'A rejected order let the cart go.', z.object({ ...ofCart, orderId: z.int() }));
