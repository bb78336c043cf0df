import { commandSucceeded, type billingOperations } from '@tokri/contracts/api';
import { toPaise, toRupees } from '@tokri/contracts/money';
import type { OperationHandlers } from '@tokri/service-kit/http';
import {
  listCashCollections,
  listPayments,
  sumPayments,
  type ListPaymentsDeps,
  type PaymentSearch,
} from '../../application/payments/list-payments.ts';
import { readPayment, type ReadPaymentDeps } from '../../application/payments/read-payment.ts';
import { retryPayment } from '../../application/payments/retry-payment.ts';
import type { SyncWithGatewayDeps } from '../../application/payments/sync-with-gateway.ts';
import { refundPayment } from '../../application/refunds/refund-payment.ts';
import { contractStatus } from '../../domain/payments/payment-transitions.ts';
import { refundablePaise } from '../../domain/refunds/staff-refund.ts';
import { toCommandResponse } from '../error-messages.ts';
import { toPaymentDetailsResponse, toPaymentResponse } from './payment-response.ts';

export type PaymentAdminHandlerDeps = ListPaymentsDeps & ReadPaymentDeps & SyncWithGatewayDeps;
type Handlers<OperationId extends keyof OperationHandlers<typeof billingOperations>> = Pick<
  OperationHandlers<typeof billingOperations>,
  OperationId
>;

interface FilterQuery {
  readonly FromDate?: string | undefined;
  readonly ToDate?: string | undefined;
  readonly State?: PaymentSearch['state'];
  readonly Method?: PaymentSearch['method'];
  readonly Search?: string | undefined;
  readonly Stuck?: '1' | undefined;
}

const toSearch = (query: FilterQuery): PaymentSearch => ({
  fromDate: query.FromDate,
  toDate: query.ToDate,
  state: query.State,
  method: query.Method,
  text: query.Search,
  isStuck: query.Stuck === '1',
});

const readHandlers = (
  deps: PaymentAdminHandlerDeps,
): Handlers<'list-payments' | 'read-payment' | 'sum-payments' | 'list-cash-collections'> => ({
  'list-payments': async ({ query, pagination }) => {
    const { payments, total } = await listPayments(deps, toSearch(query), pagination);
    return { total, body: payments.map(toPaymentResponse) };
  },
  'read-payment': async ({ query }) => ({
    body: toPaymentDetailsResponse(await readPayment(deps, query.TransactionId)),
  }),
  'sum-payments': async ({ query }) => {
    const totals = await sumPayments(deps, toSearch(query));
    return {
      body: {
        Payments: totals.count,
        Captured: toRupees(totals.capturedPaise),
        Refunded: toRupees(totals.refundedPaise),
        IsComplete: totals.isComplete,
      },
    };
  },
  'list-cash-collections': async ({ query }) => {
    const days = { fromDate: query.FromDate, toDate: query.ToDate };
    const collections = await listCashCollections(deps, days);
    return {
      body: collections.map((collection) => ({
        Date: collection.date,
        StaffId: collection.staffId,
        Payments: collection.count,
        Amount: toRupees(collection.amountPaise),
        Refunded: toRupees(collection.refundedPaise),
        IsComplete: collection.isComplete,
      })),
    };
  },
});

const commandHandlers = (
  deps: PaymentAdminHandlerDeps,
): Handlers<'refund-payment' | 'retry-payment'> => ({
  'refund-payment': async ({ body, caller, language }) => {
    const result = await refundPayment(deps, {
      orderId: body.TransactionId,
      amountPaise: toPaise(body.Amount),
      reason: body.Reason,
      requestId: body.RequestId,
      by: caller.userId,
    });
    return {
      body: [
        toCommandResponse(result, language, (payment) =>
          commandSucceeded(body.TransactionId, {
            Refundable: toRupees(refundablePaise(payment)),
            PaymentStatus: contractStatus[payment.state],
          }),
        ),
      ],
    };
  },
  'retry-payment': async ({ body, language }) => ({
    body: [
      toCommandResponse(await retryPayment(deps, body.TransactionId), language, ({ state }) =>
        commandSucceeded(body.TransactionId, { PaymentStatus: contractStatus[state] }),
      ),
    ],
  }),
});

export const createPaymentAdminHandlers = (deps: PaymentAdminHandlerDeps) => ({
  ...readHandlers(deps),
  ...commandHandlers(deps),
});
