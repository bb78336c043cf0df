import type { billingOperations } from '@tokri/contracts/api';
import { createHandlers, type BoundHandlers } from '@tokri/service-kit/http';
import type { Clock } from '@tokri/service-kit/use-case';
import type { PartyAccountDeps } from '../application/accounts/party-account.ts';
import type { OrderEventDeps } from '../application/payments/handle-order-events.ts';
import type { BillStore } from '../application/ports/bills.ts';
import type { PaymentStore } from '../application/ports/payments.ts';
import type { SaleStore } from '../application/ports/sales.ts';
import { accountHandlers } from './accounts/account-handlers.ts';
import {
  billHandlers,
  createBillResponder,
  type BillHandlerDeps,
} from './invoices/bill-handlers.ts';
import { cashHandlers } from './payments/cash-handlers.ts';
import { paymentHandlers, type PaymentHandlerDeps } from './payments/payment-handlers.ts';

export interface BillingHandlerDeps
  extends OrderEventDeps, PaymentHandlerDeps, BillHandlerDeps, PartyAccountDeps {
  readonly bills: BillStore;
  readonly payments: PaymentStore;
  readonly sales: SaleStore;
  readonly clock: Clock;
}

export const billingHandlers = (deps: BillingHandlerDeps): BoundHandlers =>
  createHandlers<typeof billingOperations>({
    ...accountHandlers({ ...deps, respondWithBill: createBillResponder(deps) }),
    ...billHandlers(deps),
    ...cashHandlers(deps),
    ...paymentHandlers(deps),
  });
