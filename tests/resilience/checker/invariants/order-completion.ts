import type { Invariant } from '../state/system-state.ts';

export const acknowledgedOrdersExist: Invariant = ({ acknowledgedOrderIds, orders }) => {
  const existing = new Set(orders.map(({ orderId }) => orderId));
  return acknowledgedOrderIds
    .filter((orderId) => !existing.has(orderId))
    .map((orderId) => `order ${orderId} was acknowledged and does not exist`);
};

export const allOrdersSettled: Invariant = ({ orders }) =>
  orders
    .filter(({ status }) => status === 'Placed')
    .map(({ orderId }) => `order ${orderId} is still Placed`);

export const oneOrderPerQuote: Invariant = ({ orders }) => {
  const orderByQuote = new Map<string, number>();
  return orders.flatMap(({ orderId, userId, holdId, quoteId }) => {
    const key = `${userId} ${holdId} ${quoteId}`;
    const first = orderByQuote.get(key);
    orderByQuote.set(key, first ?? orderId);
    return first === undefined
      ? []
      : [`orders ${first} and ${orderId} of user ${userId} have hold ${holdId} and one quote`];
  });
};
