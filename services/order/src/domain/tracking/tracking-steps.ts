import { isFinalStatus, orderStatus } from '@tokri/contracts/orders';
import type { Order } from '../order.ts';

const standardStatuses = [
  'Placed',
  'AwaitingPayment',
  'Confirmed',
  'Packed',
  'OutForDelivery',
  'Delivered',
] as const;
/** Cash is paid at the door: nothing waits for it. */
const expectedStatuses = ({ paymentMethod }: Order) =>
  standardStatuses.filter((status) => paymentMethod === 'online' || status !== 'AwaitingPayment');

export interface TrackingStep {
  readonly status: Order['status'];
  readonly at: Date | null;
}

/** The way of an order: what is done with its time, then what is still to come (none after an end). */
export const buildTrackingSteps = (order: Order): readonly TrackingStep[] => {
  const completed = order.history.map(({ status, at }) => ({ status, at }));
  if (isFinalStatus(orderStatus[order.status])) return completed;
  const reached = new Set(completed.map(({ status }) => status));
  return [
    ...completed,
    ...expectedStatuses(order)
      .filter((status) => !reached.has(status))
      .map((status) => ({ status, at: null })),
  ];
};

/** What comes next, or null at an end. */
export const findNextStatus = (order: Order): Order['status'] | null =>
  buildTrackingSteps(order).find(({ at }) => at === null)?.status ?? null;
