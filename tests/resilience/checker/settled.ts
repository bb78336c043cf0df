import type { Invariant } from './world.ts';

/** I16: every order that a client was told of is there. */
export const acknowledgedIsThere: Invariant = ({ acknowledged, orders }) => {
  const there = new Set(orders.map(({ orderId }) => orderId));
  return acknowledged
    .filter((orderId) => !there.has(orderId))
    .map((orderId) => `order ${orderId} was answered with success and is not there`);
};

/** A part of I20: a minute after the last fault no order is still on its way through the saga. */
export const allSettled: Invariant = ({ orders }) =>
  orders
    .filter(({ status }) => status === 'Placed')
    .map(({ orderId }) => `order ${orderId} is still Placed`);
