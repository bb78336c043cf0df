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
const expectedStatuses = ({ paymentMethod }: Order) =>
  standardStatuses.filter((status) => paymentMethod === 'online' || status !== 'AwaitingPayment');

export interface TrackingStep {
  readonly status: Order['status'];
  readonly at: Date | null;
}

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

export const findNextStatus = (order: Order): Order['status'] | null =>
  buildTrackingSteps(order).find(({ at }) => at === null)?.status ?? null;
