import { orderStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { Timeline, type TimelineStep } from '@tokri/web-kit/order';
import { formatDateTime } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import type { TrackingResponse } from './order-queries.ts';
import { toOrderSteps, type OrderStep } from './order-steps.ts';
import { isRefund, paymentLabel, rejectionMessage, statusLabel } from './order-labels.ts';

const stepTitle = (status: number): string =>
  status === orderStatus.Placed ? t('step.placed') : statusLabel(status);

const toTimelineStep = (
  { status, at, state }: OrderStep,
  note: string | undefined,
): TimelineStep => ({
  title: stepTitle(status),
  state,
  ...(at ? { time: formatDateTime(at) } : {}),
  ...(note ? { note } : {}),
});

const stepNote = (order: OrderResponse, status: number): string | undefined => {
  const entry = order.History?.find(({ Status }) => Status === status);
  switch (status) {
    case orderStatus.Placed:
      return isRefund(order) ? undefined : paymentLabel(order);
    case orderStatus.Cancelled:
      return [
        entry?.By === 'customer' ? t('step.byYou') : entry ? t('step.byShop') : '',
        order.CancelReason,
        order.RefundStatus,
      ]
        .filter(Boolean)
        .join(' • ');
    case orderStatus.Rejected:
      return rejectionMessage(entry?.Note ?? '');
    case orderStatus.Packed:
      return (
        [entry?.Note, entry?.Note ? order.RefundStatus : ''].filter(Boolean).join(' • ') ||
        undefined
      );
    default:
      return undefined;
  }
};

export const OrderTimeline = ({ order }: { readonly order: OrderResponse }) => {
  const steps = toOrderSteps(
    (order.History ?? []).map(({ Status, At }) => ({ status: Status, at: At })),
  );
  return (
    <Timeline steps={steps.map((step) => toTimelineStep(step, stepNote(order, step.status)))} />
  );
};

export const TrackingTimeline = ({ tracking }: { readonly tracking: TrackingResponse }) => {
  const pastSteps = tracking.Steps.flatMap(({ Status, At }) =>
    At === null ? [] : [{ status: Status, at: At }],
  );
  return (
    <Timeline steps={toOrderSteps(pastSteps).map((step) => toTimelineStep(step, undefined))} />
  );
};
