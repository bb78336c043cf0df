import { unchanged, type Decision } from '../order-events.ts';
import type { OpenRefunds, Order } from '../order.ts';

/** Independent of the payment status, which says nothing about a second refund. */
export const recordOpenRefunds = (order: Order, openRefunds: OpenRefunds): Decision =>
  order.openRefunds && order.openRefunds.seq >= openRefunds.seq
    ? unchanged(order)
    : { order: { ...order, openRefunds }, events: [] };
