import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import { compareDueDays } from './application/daily-comparison/compare-due-days.ts';
import {
  enqueueDueTasks,
  enqueueInboxEvents,
  reconcilePayments,
} from './application/payments/payment-jobs.ts';

const recoveryIntervalMs = 1_000;
const comparisonIntervalMs = 15 * 60_000;

type PaymentJobDeps = Parameters<typeof enqueueDueTasks>[0] &
  Parameters<typeof enqueueInboxEvents>[0] &
  Parameters<typeof reconcilePayments>[0] &
  Parameters<typeof compareDueDays>[0];

export const composePaymentJobs = (
  { periodicJob }: Pick<ServiceContext, 'periodicJob'>,
  deps: PaymentJobDeps,
) => [
  periodicJob('enqueue-payment-tasks', recoveryIntervalMs, () => enqueueDueTasks(deps)),
  periodicJob('enqueue-gateway-events', recoveryIntervalMs, () => enqueueInboxEvents(deps)),
  periodicJob('reconcile-payments', Math.min(deps.everyMs, deps.afterMs), () =>
    reconcilePayments(deps),
  ),
  periodicJob('compare-days', comparisonIntervalMs, () => compareDueDays(deps)),
];
