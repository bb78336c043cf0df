import type { billingOperations } from '@tokri/contracts/api';
import { createHandlers, type BoundHandlers } from '@tokri/service-kit/http';
import type { Clock } from '@tokri/service-kit/use-case';
import type { CreditBillDeps } from '../application/bills/credit-notes.ts';
import type { DebitBillDeps } from '../application/bills/debit-notes.ts';
import type { PartyAccountDeps } from '../application/party-accounts/party-account.ts';
import type { OrderEventDeps } from '../application/payments/handle-order-events.ts';
import type { BillNumberStore, BillStore } from '../application/ports/bills.ts';
import type { PartyCreditStore } from '../application/ports/party-accounts.ts';
import type { PaymentStore } from '../application/ports/payments.ts';
import type { Providers } from '../application/ports/providers.ts';
import type { SaleStore } from '../application/ports/sales.ts';
import type { SmallBillStore } from '../application/ports/small-bills.ts';
import { createOwnRecordHandlers } from './own-record-handlers.ts';
import { createDebitNoteHandlers } from './bills/debit-note-handlers.ts';
import { createNotePaymentHandlers } from './bills/note-payment-handlers.ts';
import { createCreditNoteHandlers } from './bills/credit-note-handlers.ts';
import { createAdjustmentHandlers } from './ledger/adjustment-handlers.ts';
import type { AdjustmentDeps } from '../application/ledger/adjustments.ts';
import type { CancelEInvoiceDeps } from '../application/e-invoices/cancel-e-invoice.ts';
import type { EInvoiceStore } from '../application/ports/e-invoices.ts';
import { createEInvoiceHandlers } from './e-invoices/e-invoice-handlers.ts';
import { createBatchHandlers, type BatchHandlerDeps } from './document-batches/batch-handlers.ts';
import { createReturnHandlers, type ReturnHandlerDeps } from './filing/return-handlers.ts';
import { createDuesReminderHandlers } from './dues-reminders/dues-reminder-handlers.ts';
import type { RemindPartyDeps } from '../application/dues-reminders/remind-party.ts';
import { createLedgerHandlers, type LedgerHandlerDeps } from './ledger/ledger-handlers.ts';
import { createPartyBalanceHandlers } from './party-accounts/party-balance-handlers.ts';
import { createPartyAccountHandlers } from './party-accounts/party-account-handlers.ts';
import {
  createPartyPaymentHandlers,
  type PartyPaymentHandlerDeps,
} from './party-payments/party-payment-handlers.ts';
import {
  createBillHandlers,
  createBillResponder,
  type BillHandlerDeps,
} from './bills/bill-handlers.ts';
import {
  createDailyComparisonHandlers,
  type DailyComparisonHandlerDeps,
} from './daily-comparison/daily-comparison-handlers.ts';
import { createSeriesHandlers, type SeriesHandlerDeps } from './bills/series-handlers.ts';
import {
  createPaymentAdminHandlers,
  type PaymentAdminHandlerDeps,
} from './payments/payment-admin-handlers.ts';
import { createCashHandlers } from './payments/cash-handlers.ts';
import { createPaymentHandlers, type PaymentHandlerDeps } from './payments/payment-handlers.ts';

export interface BillingHandlerDeps
  extends
    OrderEventDeps,
    PaymentHandlerDeps,
    Omit<BillHandlerDeps, 'eInvoices'>,
    CreditBillDeps,
    DebitBillDeps,
    PartyAccountDeps,
    LedgerHandlerDeps,
    Omit<BatchHandlerDeps, 'bills' | 'buyers'>,
    Omit<RemindPartyDeps, 'bills' | 'buyers' | 'clock'>,
    AdjustmentDeps,
    Omit<ReturnHandlerDeps, 'eInvoices'>,
    Omit<CancelEInvoiceDeps, 'eInvoices'>,
    PartyPaymentHandlerDeps,
    PaymentAdminHandlerDeps,
    SeriesHandlerDeps,
    DailyComparisonHandlerDeps {
  readonly bills: BillStore;
  readonly credits: PartyCreditStore;
  readonly eInvoices: EInvoiceStore;
  readonly numbers: BillNumberStore;
  readonly payments: PaymentStore;
  readonly sales: SaleStore;
  readonly smallBills: SmallBillStore;
  readonly providers: Providers;
  readonly clock: Clock;
}

/** Razorpay and Stripe name the mode in their keys. */
const toPaymentSetup = ({ active, findGateway }: Providers) => ({
  Provider: active,
  Mode: /^(rzp|pk)_live_/.test(findGateway(active).keyId) ? ('live' as const) : ('test' as const),
});

export const createBillingHandlers = (deps: BillingHandlerDeps): BoundHandlers =>
  createHandlers<typeof billingOperations>({
    ...createPartyAccountHandlers({ ...deps, respondWithBill: createBillResponder(deps) }),
    ...createPartyBalanceHandlers(deps),
    ...createDuesReminderHandlers(deps),
    ...createLedgerHandlers(deps),
    ...createAdjustmentHandlers(deps),
    ...createReturnHandlers(deps),
    ...createBatchHandlers(deps),
    ...createEInvoiceHandlers(deps),
    ...createSeriesHandlers(deps),
    ...createPartyPaymentHandlers(deps),
    ...createBillHandlers(deps),
    ...createCreditNoteHandlers(deps),
    ...createDebitNoteHandlers(deps),
    ...createNotePaymentHandlers(deps),
    ...createOwnRecordHandlers(deps),
    'read-payment-setup': async () => ({ body: toPaymentSetup(deps.providers) }),
    ...createCashHandlers(deps),
    ...createPaymentHandlers(deps),
    ...createPaymentAdminHandlers(deps),
    ...createDailyComparisonHandlers(deps),
  });
