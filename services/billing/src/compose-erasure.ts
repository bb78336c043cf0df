import { createPersonErasure } from '@tokri/service-kit/erasure';
import { jobDone, type ServiceContext } from '@tokri/service-kit/lifecycle';
import { erasePayments } from './application/payments/erase-payments.ts';
import type { PaymentStore } from './application/ports/payments.ts';
import { publishOpenRefunds } from './application/refunds/publish-open-refunds.ts';

const publishRetryMs = 1_000;
const markRetryMs = 1_000;
const maxMarkedPerRun = 500;

/** Bills stay, and contacts go with their tombstones. */
export const composeErasure = (
  { connection, clock, periodicJob }: ServiceContext,
  payments: PaymentStore,
) => ({
  ...createPersonErasure({
    connection,
    clock,
    count: async (userId) => ({ payments: (await payments.listByUser(userId)).length }),
    erase: (userId) => erasePayments(payments, userId),
  }),
  openRefundsWorker: periodicJob('publish-open-refunds', publishRetryMs, async () =>
    (await publishOpenRefunds(payments)) ? jobDone : undefined,
  ),
  markUsersWorker: periodicJob('mark-payment-users', markRetryMs, async () =>
    (await payments.markUsers(maxMarkedPerRun)) ? jobDone : undefined,
  ),
});
