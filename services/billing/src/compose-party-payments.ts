import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import { settleDuePayments } from './application/party-payments/settle-payment.ts';
import { sweepReturns } from './application/party-payments/sweep-returns.ts';
import {
  issueVouchers,
  type IssueVouchersDeps,
} from './application/party-payments/issue-vouchers.ts';
import {
  syncDuesPayment,
  syncOpenedPayments,
  type SyncDuesPaymentDeps,
} from './application/party-payments/sync-dues-payment.ts';
import type { PartyPayment } from './domain/party-payments/party-payment.ts';
import { createPaidBills } from './persistence/bills/bill-accounts.ts';
import type { createModels } from './persistence/models.ts';
import { createPartyPaymentBooks } from './persistence/party-payments/party-payment-books.ts';
import { createPartyPaymentRepository } from './persistence/party-payments/party-payment-repository.ts';

const settleIntervalMs = 1_000;

interface PartyPaymentParts extends Pick<SyncDuesPaymentDeps, 'providers' | 'gatewayErrors'> {
  readonly models: Pick<ReturnType<typeof createModels>, 'bills' | 'partyPayments'>;
  readonly documents: IssueVouchersDeps;
  readonly reconciliation: { readonly afterMs: number; readonly everyMs: number };
}

export const composePartyPayments = (
  { connection, clock, periodicJob }: ServiceContext,
  { models, documents, reconciliation: { afterMs, everyMs }, ...gateway }: PartyPaymentParts,
) => {
  const partyPayments = createPartyPaymentRepository(connection, models.partyPayments);
  const paidBills = createPaidBills(models.bills);
  const { bills, numbers } = documents;
  const vouchers = { issueVouchers: (payment: PartyPayment) => issueVouchers(documents, payment) };
  const deps = { ...gateway, ...vouchers, partyPayments, paidBills, bills, numbers, clock };
  const syncIntervalMs = Math.min(afterMs, everyMs);
  return {
    handlerDeps: {
      partyPayments,
      paidBills,
      ...vouchers,
      syncDues: (paymentId: number) => syncDuesPayment(deps, paymentId),
    },
    books: createPartyPaymentBooks(models.partyPayments),
    workers: [
      periodicJob('settle-party-payments', settleIntervalMs, () => settleDuePayments(deps)),
      periodicJob('sync-dues-payments', syncIntervalMs, () =>
        syncOpenedPayments({ ...deps, afterMs, everyMs }),
      ),
      periodicJob('sweep-dues-returns', everyMs, () => sweepReturns(deps)),
    ],
  };
};
