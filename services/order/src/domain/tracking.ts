import { isFinal, orderStatus } from '@tokri/contracts';
import type { Order } from './order.ts';

const straightWay = ['Placed', 'Confirmed', 'Packed', 'OutForDelivery', 'Delivered'] as const;

export interface TrackingStep {
  readonly status: Order['status'];
  readonly at: Date | null;
}

/** The way of an order: what is done with its time, then what is still to come (none after an end). */
export const trackingSteps = (order: Order): readonly TrackingStep[] => {
  const done = order.history.map(({ status, at }) => ({ status, at }));
  if (isFinal(orderStatus[order.status])) return done;
  const reached = new Set(done.map(({ status }) => status));
  return [...done, ...straightWay.filter((status) => !reached.has(status)).map((status) => ({ status, at: null }))];
};

/** What comes next, or null at an end. */
export const nextStatus = (order: Order): Order['status'] | null => trackingSteps(order).find(({ at }) => at === null)?.status ?? null;
