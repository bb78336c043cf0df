import { type Language } from '@tokri/contracts/language';
import { toPaise, toRupees } from '@tokri/contracts/money';
import { orderStatus, paymentStatus, type OrderStatus } from '@tokri/contracts/orders';
import { type PaymentProvider } from '@tokri/contracts/platform';
import {
  commandFailed,
  commandSucceeded,
  hasPermission,
  type billingOperations,
  type Caller,
} from '@tokri/contracts/api';
import { createHandlers, type BoundHandlers, type OperationRequest } from '@tokri/service-kit/http';
import type { PendingReplies } from '@tokri/service-kit/use-case';
import type { BillStore } from '../application/ports/bills.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { PaymentStore } from '../application/ports/payments.ts';
import type { SaleStore } from '../application/ports/sales.ts';
import {
  findBillOfOrder,
  listBillsOfOrder,
  calculateDuePaise,
  type Reader,
  type ReadBillsDeps,
} from '../application/invoices/read-bills.ts';
import type { PartyAccountDeps } from '../application/accounts/party-account.ts';
import type { OrderEventDeps } from '../application/payments/handle-order-events.ts';
import { recordCashRefund } from '../application/refunds/record-cash-refund.ts';
import { readPaymentSecret } from '../application/payments/read-payment-secret.ts';
import { recordCash } from '../application/payments/record-cash.ts';
import {
  receiveWebhook,
  type ReceiveWebhookDeps,
} from '../application/payments/gateway-webhook.ts';
import { verifyPayment, type VerifyPaymentDeps } from '../application/payments/verify-payment.ts';
import type { Bill } from '../domain/invoices/bill.ts';
import { verificationStatus } from '../domain/payments/verification-status.ts';
import type { BillLinks } from './invoices/bill-links.ts';
import { toBillResponse, type Supplier } from './invoices/bill-response.ts';
import { accountHandlers } from './accounts/account-handlers.ts';
import { problemMessage } from './problem-messages.ts';

export interface BillingHandlerDeps
  extends OrderEventDeps, VerifyPaymentDeps, ReceiveWebhookDeps, ReadBillsDeps, PartyAccountDeps {
  readonly bills: BillStore;
  readonly payments: PaymentStore;
  readonly sales: SaleStore;
  readonly clock: Clock;
  readonly pendingOrders: PendingReplies<OrderStatus>;
  readonly links: BillLinks;
  readonly supplier: Supplier;
}

const sagaWaitMs = 1500;

const toReader = (caller: Caller): Reader => ({
  userId: caller.userId,
  isStaff: hasPermission(caller, 'transactions'),
});

export const createBillResponder =
  (deps: Pick<BillingHandlerDeps, 'clock' | 'links' | 'supplier' | 'sales' | 'payments'>) =>
  async (bill: Bill) =>
    toBillResponse(bill, {
      supplier: deps.supplier,
      duePaise: await calculateDuePaise(deps, bill),
      pdfUrl:
        bill.kind === 'OrderConfirmation' ? '' : deps.links.createLink(bill.billId, deps.clock()),
    });

export const billingHandlers = (deps: BillingHandlerDeps): BoundHandlers => {
  const { pendingOrders } = deps;
  const respondWithBill = createBillResponder(deps);
  const toErrorResponse = (code: Parameters<typeof problemMessage>[0], language: Language) => ({
    body: [commandFailed(code, problemMessage(code, language))],
  });
  const webhookHandler =
    (provider: PaymentProvider) =>
    async ({
      raw = Buffer.alloc(0),
      declaredHeaders: headers,
    }: Pick<OperationRequest, 'raw' | 'declaredHeaders'>) => ({
      body: { Taken: await receiveWebhook(deps, { provider, raw, headers }) },
    });

  return createHandlers<typeof billingOperations>({
    ...accountHandlers({ ...deps, respondWithBill }),
    'read-bills-of-order': async ({ query, caller }) => ({
      body: await Promise.all(
        (await listBillsOfOrder(deps, query.Transid, toReader(caller))).map(respondWithBill),
      ),
    }),
    'read-bill': async ({ query, caller }) => ({
      body: [
        await respondWithBill(
          await findBillOfOrder(
            deps,
            { orderId: query.TRANSID, billId: query.ID },
            toReader(caller),
          ),
        ),
      ],
    }),
    'record-cash': async ({ query, language }) => {
      const result = await recordCash(deps, { orderId: query.id, status: query.status });
      return result.ok
        ? { body: [commandSucceeded(query.id, { PaymentStatus: result.value })] }
        : toErrorResponse(result.code, language);
    },
    'hand-back-cash': async ({ body, caller, language }) => {
      const result = await recordCashRefund(deps, {
        orderId: body.TransactionId,
        way: body.Way,
        reference: body.Reference,
        amountPaise: toPaise(body.Amount),
        by: caller.userId,
      });
      if (!result.ok) return toErrorResponse(result.code, language);
      const { amountPaise, isWhole } = result.value;
      return {
        body: [
          commandSucceeded(body.TransactionId, {
            Amount: toRupees(amountPaise),
            PaymentStatus: isWhole ? paymentStatus.Refunded : paymentStatus.PartlyRefunded,
          }),
        ],
      };
    },
    'verify-payment': async ({ body, caller, language }) => {
      const settled = pendingOrders.waitFor(body.TransactionId, sagaWaitMs);
      const result = await verifyPayment(deps, {
        orderId: body.TransactionId,
        userId: caller.userId,
        checkoutResult:
          'payment_intent' in body
            ? { kind: 'named', gatewayOrderId: body.payment_intent }
            : {
                kind: 'signed',
                gatewayPaymentId: body.razorpay_payment_id,
                signature: body.razorpay_signature,
              },
      });
      if (!result.ok) return toErrorResponse(result.code, language);
      const now = verificationStatus(result.value, null);
      const verification =
        now.status === orderStatus.AwaitingPayment
          ? verificationStatus(result.value, await settled)
          : now;
      return {
        body: [
          commandSucceeded(body.TransactionId, {
            Status: verification.status,
            PaymentStatus: verification.paymentStatus,
          }),
        ],
      };
    },
    'read-payment-secret': async ({ query, caller }) => {
      const { provider, clientSecret } = await readPaymentSecret(deps, {
        orderId: query.TransactionId,
        userId: caller.userId,
      });
      return { body: [{ Provider: provider, ClientSecret: clientSecret }] };
    },
    'take-razorpay-event': webhookHandler('razorpay'),
    'take-stripe-event': webhookHandler('stripe'),
  });
};
