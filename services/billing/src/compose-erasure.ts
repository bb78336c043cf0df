import { createPersonErasure } from '@tokri/service-kit/erasure';
import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import { erasePayments } from './application/payments/erase-payments.ts';

/** Bills stay, and contacts go with their tombstones. */
export const composeErasure = (
  { connection, clock }: ServiceContext,
  payments: Parameters<typeof erasePayments>[0],
) =>
  createPersonErasure({
    connection,
    clock,
    count: async (userId) => ({ payments: (await payments.listByUser(userId)).length }),
    erase: (userId) => erasePayments(payments, userId),
  });
