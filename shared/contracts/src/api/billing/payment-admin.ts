import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { paymentInstruments } from '../../orders/payment-method.ts';
import { paymentProviders } from '../../platform/names.ts';
import { maxPaymentSearchLength, maxRefundReasonLength } from '../../validation/text-limits.ts';
import { commandResponseWith } from '../operation/command-response.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, paymentStaff } from './bill-schemas.ts';

export const paymentStates = [
  'not-opened',
  'refused',
  'open',
  'failed',
  'authorized',
  'captured',
  'refund-due',
  'partly-refunded',
  'refunded',
] as const;
const refundStates = ['due', 'pending', 'voiding', 'manual', 'processed', 'covered'] as const;

export const payment = z.object({
  TransactionId: z.int(),
  TransactionNumber: z.string(),
  UserId: z.int(),
  Method: z.enum(['online', 'cod']),
  Provider: z.nullable(z.enum(paymentProviders)),
  PaidWith: z.nullable(z.enum(paymentInstruments)),
  State: z.enum(paymentStates),
  /** Waits for the provider longer than usual; `retry-payment` asks it again. */
  IsStuck: z.boolean(),
  Amount: rupees,
  /** Already with the customer. */
  Refunded: rupees,
  GatewayOrderId: z.string(),
  GatewayPaymentId: z.string(),
  OpenedAt: f.instant,
});
export type PaymentEntryResponse = z.infer<typeof payment>;

export const refund = z.object({
  RefundId: z.string(),
  Amount: rupees,
  State: z.enum(refundStates),
  Failures: z.int(),
  IsMadeAtProvider: z.boolean(),
  /** The member of staff who requested or recorded it; null when the order required it. */
  StaffId: z.nullable(z.int()),
  At: z.nullable(f.instant),
  Reason: z.string(),
});

const paymentDetails = z.object({
  ...payment.shape,
  /** What can still be refunded. */
  Refundable: rupees,
  Refunds: z.array(refund),
  FailedAttempts: z.array(z.string()),
  /** The member of staff who recorded the cash; null for online payments and before it was stored. */
  RecordedBy: z.nullable(z.int()),
  /** Webhooks of the provider, oldest first. */
  Events: z.array(z.object({ Id: z.string(), Type: z.string(), At: f.instant })),
});
export type PaymentDetailsResponse = z.infer<typeof paymentDetails>;

const filterParams = ['FromDate', 'ToDate', 'State', 'Method', 'Search', 'Stuck'];
const hasDaysInOrder = f.daysInOrder('FromDate', 'ToDate');
const filterQuery = z
  .object({
    FromDate: z.optional(f.isoDate),
    ToDate: z.optional(f.isoDate),
    State: z.optional(z.enum(paymentStates)),
    Method: z.optional(z.enum(['online', 'cod'])),
    Search: z.optional(f.text(maxPaymentSearchLength)),
    Stuck: z.optional(z.literal('1')),
  })
  .check(hasDaysInOrder);

export const paymentAdminOperations = {
  readPaymentSetup: operation({
    ...base,
    operationId: 'read-payment-setup',
    specId: 'SE3',
    method: 'GET',
    path: '/api/admin/billing/payment-setup',
    match: noParams,
    auth: { kind: 'staff', permission: 'settings' },
    response: z.object({ Provider: z.enum(paymentProviders), Mode: z.enum(['live', 'test']) }),
    summary:
      'The payment provider, and whether its keys move real money. The keys themselves are in the environment of billing.',
  }),
  listPayments: operation({
    ...base,
    operationId: 'list-payments',
    specId: 'BA4',
    method: 'GET',
    path: '/api/admin/billing/payments',
    match: noParams,
    optionalParams: filterParams,
    auth: paymentStaff,
    isPaginated: true,
    query: filterQuery,
    response: z.array(payment),
    summary:
      'Payments, newest first. `FromDate` and `ToDate` are days in India on which they were opened. `Search` is an order number, an order id or an id of the provider. `Stuck` lists only those that wait for the provider longer than usual.',
  }),
  readPayment: operation({
    ...base,
    operationId: 'read-payment',
    specId: 'BA4',
    method: 'GET',
    path: '/api/admin/billing/payments',
    match: params('TransactionId'),
    auth: paymentStaff,
    query: z.object({ TransactionId: f.idParam }),
    response: paymentDetails,
    summary: 'The payment of an order with its refunds, failed attempts and webhooks.',
  }),
  sumPayments: operation({
    ...base,
    operationId: 'sum-payments',
    specId: 'BA5',
    method: 'GET',
    path: '/api/admin/billing/payment-totals',
    match: noParams,
    optionalParams: filterParams,
    auth: paymentStaff,
    query: filterQuery,
    response: z.object({
      Payments: z.int(),
      /** Captured by the provider or collected in cash. */
      Captured: rupees,
      Refunded: rupees,
      /** False when more payments match than are summed. */
      IsComplete: z.boolean(),
    }),
    summary: 'Totals of the payments that match the filter of the list; of the newest 20,000.',
  }),
  listCashCollections: operation({
    ...base,
    operationId: 'list-cash-collections',
    specId: 'BA6',
    method: 'GET',
    path: '/api/admin/billing/cash-collections',
    match: params('FromDate', 'ToDate'),
    auth: paymentStaff,
    query: z.object({ FromDate: f.isoDate, ToDate: f.isoDate }).check(hasDaysInOrder),
    response: z.array(
      z.object({
        Date: f.isoDate,
        /** The member of staff who recorded the cash; 0 when it was recorded without a name. */
        StaffId: z.int(),
        Payments: z.int(),
        Amount: rupees,
        Refunded: rupees,
        /** False for the oldest day when it has more payments than are read; older days are missing. */
        IsComplete: z.boolean(),
      }),
    ),
    summary:
      'Cash by day and by the member of staff who recorded it, newest day first; of the newest 20,000 payments.',
  }),
  refundPayment: operation({
    ...base,
    operationId: 'refund-payment',
    specId: 'BA7',
    method: 'POST',
    path: '/api/admin/billing/refunds',
    match: noParams,
    auth: paymentStaff,
    body: z.object({
      TransactionId: f.id,
      Amount: f.priceField,
      Reason: f.name(maxRefundReasonLength),
      RequestId: f.uuid,
    }),
    response: commandResponseWith({ Refundable: rupees, PaymentStatus: z.int() }),
    errorCodes: ['not-refundable', 'amount-too-high', 'request-id-taken'],
    summary:
      'Refunds a payment in part or as a whole. Repeating a request with its `RequestId` changes nothing; another amount or reason with it is refused. Cash becomes due and is recorded with `hand-back-cash`.',
  }),
  retryPayment: operation({
    ...base,
    operationId: 'retry-payment',
    specId: 'BA8',
    method: 'POST',
    path: '/api/admin/billing/payment-retries',
    match: noParams,
    auth: paymentStaff,
    timeoutMs: 6000,
    body: z.object({ TransactionId: f.id }),
    response: commandResponseWith({ PaymentStatus: z.int() }),
    errorCodes: ['gateway-unavailable'],
    summary:
      'Reads a payment from the provider and runs what is due at once. Repeating it captures and refunds nothing twice.',
  }),
};
