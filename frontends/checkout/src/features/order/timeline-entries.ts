import { orderStatus } from '@tokri/contracts/orders';
import { toOrderSteps, type OrderStep, type PastStep } from './order-steps.ts';

interface PaymentMoment {
  readonly isPaid: boolean;
  /** ISO 8601; unknown for orders from before it was recorded. */
  readonly paidAt: string | undefined;
}

export type TimelineEntry =
  | ({ readonly kind: 'status' } & OrderStep)
  | ({ readonly kind: 'paid' | 'not-paid' } & Omit<OrderStep, 'status'>);

const isWaitingForPayment = ({ status }: OrderStep): boolean =>
  status === orderStatus.AwaitingPayment;

const toStatusEntry = (step: OrderStep): TimelineEntry => ({ kind: 'status', ...step });

const settleWaiting = (
  steps: readonly OrderStep[],
  { isPaid, paidAt }: PaymentMoment,
): readonly TimelineEntry[] =>
  steps.map((step, index) => {
    if (!isWaitingForPayment(step) || step.state === 'current') return toStatusEntry(step);
    const endedAt = steps[index + 1]?.at ?? step.at;
    return isPaid
      ? { kind: 'paid', at: paidAt ?? endedAt, state: 'done' }
      : { kind: 'not-paid', at: endedAt, state: 'failed' };
  });

const insertPaid = (
  entries: readonly TimelineEntry[],
  paidAt: string | undefined,
): readonly TimelineEntry[] => {
  const next = entries.findIndex(
    ({ at }) => at === null || (paidAt !== undefined && Date.parse(at) > Date.parse(paidAt)),
  );
  const index = next === -1 ? entries.length : next;
  const paid: TimelineEntry = { kind: 'paid', at: paidAt ?? null, state: 'done' };
  return [...entries.slice(0, index), paid, ...entries.slice(index)];
};

/** The steps of an order with its payment as a step of its own: what was waited for is past. */
export const toTimelineEntries = (
  pastSteps: readonly PastStep[],
  payment: PaymentMoment,
): readonly TimelineEntry[] => {
  const steps = toOrderSteps(pastSteps);
  const entries = settleWaiting(steps, payment);
  return payment.isPaid && !steps.some(isWaitingForPayment)
    ? insertPaid(entries, payment.paidAt)
    : entries;
};
