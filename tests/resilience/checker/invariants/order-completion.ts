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
