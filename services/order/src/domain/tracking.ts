import { isFinal, orderStatus } from '@tokri/contracts';
import type { Order } from './order.ts';

const straightWay = [
  'Placed',
  'AwaitingPayment',
  'Confirmed',
  'Packed',
  'OutForDelivery',
  'Delivered',
] as const;
/** Cash is paid at the door: nothing waits for it. */
const wayOf = ({ paymentMethod }: Order) =>
  straightWay.filter((status) => paymentMethod === 'online' || status !== 'AwaitingPayment');

export interface TrackingStep {
  readonly status: Order['status'];
  readonly at: Date | null;
}

/** The way of an order: what is done with its time, then what is still to come (none after an end). */
export const trackingSteps = (order: Order): readonly TrackingStep[] => {
  const done = order.history.map(({ status, at }) => ({ status, at }));
  if (isFinal(orderStatus[order.status])) return done;
  const reached = new Set(done.map(({ status }) => status));
  return [
    ...done,
    ...wayOf(order)
      .filter((status) => !reached.has(status))
      .map((status) => ({ status, at: null })),
  ];
};

/** What comes next, or null at an end. */
export const nextStatus = (order: Order): Order['status'] | null =>
  trackingSteps(order).find(({ at }) => at === null)?.status ?? null;
