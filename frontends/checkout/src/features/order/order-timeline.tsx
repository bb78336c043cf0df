import { isCancelledOrRejected, orderStatus, paymentStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { Timeline, type TimelineStep } from '@tokri/web-kit/order';
import { formatDateTime } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import type { TrackingResponse } from './order-queries.ts';
import { rejectionMessage, statusLabel } from './order-labels.ts';
import type { PastStep } from './order-steps.ts';
import {
  describePayment,
  isPaid,
  orderPayment,
  paidLabel,
  shortRefundLabel,
  trackedPayment,
  type OrderPayment,
} from './payment-labels.ts';
import { toTimelineEntries, type TimelineEntry } from './timeline-entries.ts';

type StepNote = (status: number) => string | undefined;

const statusTitle = (status: number): string =>
  status === orderStatus.Placed ? t('step.placed') : statusLabel(status);

const entryTitle = (entry: TimelineEntry, payment: OrderPayment | undefined): string => {
  if (entry.kind === 'status') return statusTitle(entry.status);
  return entry.kind === 'paid' && payment ? paidLabel(payment) : t('step.notPaid');
};

const toTimelineStep = (
  entry: TimelineEntry,
  payment: OrderPayment | undefined,
  noteOf: StepNote,
): TimelineStep => {
  const note = entry.kind === 'status' ? noteOf(entry.status) : undefined;
  return {
    title: entryTitle(entry, payment),
    state: entry.state,
    ...(entry.at ? { time: formatDateTime(entry.at) } : {}),
    ...(note ? { note } : {}),
  };
};

const joinNotes = (...notes: readonly (string | undefined)[]): string =>
  notes.filter(Boolean).join(' • ');

const cashNote = (payment: OrderPayment): string | undefined =>
  payment.PaymentStatus === paymentStatus.DueOnDelivery && !isCancelledOrRejected(payment.Status)
    ? describePayment(payment)
    : undefined;

const stepNote =
  (order: OrderResponse): StepNote =>
  (status) => {
    const entry = order.History?.find(({ Status }) => Status === status);
    const refund = shortRefundLabel(orderPayment(order));
    switch (status) {
      case orderStatus.Placed:
        return cashNote(orderPayment(order));
      case orderStatus.Cancelled:
        return joinNotes(
          entry && t(entry.By === 'customer' ? 'step.byYou' : 'step.byShop'),
          order.CancelReason,
          refund,
        );
      case orderStatus.Rejected:
        return rejectionMessage(entry?.Note ?? '');
      case orderStatus.Packed:
        return joinNotes(entry?.Note, entry?.Note && refund);
      default:
        return undefined;
    }
  };

const OrderProgress = ({
  pastSteps,
  payment,
  noteOf,
}: {
  readonly pastSteps: readonly PastStep[];
  readonly payment: OrderPayment | undefined;
  readonly noteOf: StepNote;
}) => (
  <Timeline
    steps={toTimelineEntries(pastSteps, {
      isPaid: payment !== undefined && isPaid(payment),
      paidAt: payment?.PaidAt,
    }).map((entry) => toTimelineStep(entry, payment, noteOf))}
  />
);

export const OrderTimeline = ({ order }: { readonly order: OrderResponse }) => (
  <OrderProgress
    pastSteps={(order.History ?? []).map(({ Status, At }) => ({ status: Status, at: At }))}
    payment={orderPayment(order)}
    noteOf={stepNote(order)}
  />
);

export const TrackingTimeline = ({ tracking }: { readonly tracking: TrackingResponse }) => {
  const payment = trackedPayment(tracking);
  return (
    <OrderProgress
      pastSteps={tracking.Steps.flatMap(({ Status, At }) =>
        At === null ? [] : [{ status: Status, at: At }],
      )}
      payment={payment}
      noteOf={(status) =>
        payment && status === orderStatus.Placed ? cashNote(payment) : undefined
      }
    />
  );
};
