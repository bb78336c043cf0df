import { orderStatus } from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { Timeline, type TimelineStep } from '@tokri/web-kit/order';
import { momentText } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import type { TrackingAnswer } from './order-reads.ts';
import { stepsOf, type Step } from './order-steps.ts';
import { isRefund, paymentWords, rejectionWords, statusWords } from './order-words.ts';

const titleOf = (status: number): string =>
  status === orderStatus.Placed ? t('step.placed') : statusWords(status);

const shown = ({ status, at, state }: Step, note: string | undefined): TimelineStep => ({
  title: titleOf(status),
  state,
  ...(at ? { time: momentText(at) } : {}),
  ...(note ? { note } : {}),
});

const noteOf = (order: OrderAnswer, status: number): string | undefined => {
  const entry = order.History?.find(({ Status }) => Status === status);
  switch (status) {
    case orderStatus.Placed:
      return isRefund(order) ? undefined : paymentWords(order);
    case orderStatus.Cancelled:
      return [
        entry?.By === 'customer' ? t('step.byYou') : entry ? t('step.byShop') : '',
        order.CancelReason,
        order.RefundStatus,
      ]
        .filter(Boolean)
        .join(' • ');
    case orderStatus.Rejected:
      return rejectionWords(entry?.Note ?? '');
    case orderStatus.Packed:
      // Of an order packed short: what is missing, and what became of its money.
      return (
        [entry?.Note, entry?.Note ? order.RefundStatus : ''].filter(Boolean).join(' • ') ||
        undefined
      );
    default:
      return undefined;
  }
};

/** The history of an order and what is still to come. */
export const OrderTimeline = ({ order }: { readonly order: OrderAnswer }) => {
  const steps = stepsOf(
    (order.History ?? []).map(({ Status, At }) => ({ status: Status, at: At })),
  );
  return <Timeline steps={steps.map((step) => shown(step, noteOf(order, step.status)))} />;
};

export const TrackingTimeline = ({ tracking }: { readonly tracking: TrackingAnswer }) => {
  const happened = tracking.Steps.flatMap(({ Status, At }) =>
    At === null ? [] : [{ status: Status, at: At }],
  );
  return <Timeline steps={stepsOf(happened).map((step) => shown(step, undefined))} />;
};
