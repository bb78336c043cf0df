import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { refundWays } from '../../orders/billing/note-payments.ts';
import { paymentProviders } from '../../platform/names.ts';
import { maxRefundReferenceLength } from '../../validation/text-limits.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponseWith } from '../operation/command-response.ts';
import { base, paymentStaff } from './bill-schemas.ts';
import { razorpayResult, stripeResult } from './checkout-results.ts';

const razorpayConfirmation = z.object({ ...razorpayResult, TransactionId: f.id });
const stripeConfirmation = z.object({ ...stripeResult, TransactionId: f.id });

const webhook = {
  ...base,
  specId: 'O14',
  method: 'POST',
  match: noParams,
  auth: { kind: 'signature' },
  bodyKind: 'raw',
  response: z.object({ Taken: z.boolean() }),
} as const;

export const paymentOperations = {
  handBackCash: operation({
    ...base,
    operationId: 'hand-back-cash',
    specId: 'BA3',
    method: 'POST',
    path: '/api/admin/billing/cash-refunds',
    match: noParams,
    auth: paymentStaff,
    body: z.object({
      TransactionId: f.id,
      Way: z.enum(refundWays),
      Reference: z._default(f.text(maxRefundReferenceLength), ''),
      Amount: f.rupeesField,
      RequestId: f.uuid,
    }),
    response: commandResponseWith({ Amount: rupees, PaymentStatus: z.int() }),
    errorCodes: ['nothing-due', 'amount-differs', 'reference-missing', 'request-id-taken'],
    summary:
      'Records that staff refunded the full amount due of a cash order, in cash or by a transfer with its reference. Returns the total refunded. The same request with its `RequestId` is recorded once; another way, reference or amount with it is refused (`request-id-taken`).',
  }),
  recordCash: operation({
    ...base,
    operationId: 'record-cash',
    specId: 'O10',
    method: 'GET',
    path: '/api/TransactionWithoutPayment',
    match: params('id', 'status', 'userid', 'name', 'transactionnumber', 'email', 'mobile'),
    auth: { kind: 'staff', permission: 'payments' },
    hasSideEffects: true,
    optionalParams: ['amount'],
    query: z.object({
      id: f.idParam,
      status: f.idParam,
      amount: z.optional(f.exactRupeesParam),
    }),
    response: commandResponseWith({ PaymentStatus: z.int() }),
    errorCodes: ['transition-refused', 'not-on-delivery', 'cash-differs'],
    summary:
      'Records that a cash-on-delivery order was paid (status 3). With `amount`, the rupees that staff confirmed, nothing is recorded while the order costs something else. The other parameters are specified but ignored.',
  }),
  verifyPayment: operation({
    ...base,
    operationId: 'verify-payment',
    specId: 'O13',
    method: 'POST',
    path: '/api/PaymentVerify',
    match: noParams,
    auth: { kind: 'owner' },
    timeoutMs: 6000,
    body: z.union([razorpayConfirmation, stripeConfirmation]),
    response: commandResponseWith({ Status: z.int(), PaymentStatus: z.int() }),
    errorCodes: ['signature-wrong', 'payment-mismatch', 'payment-failed'],
    summary:
      "Verifies what the provider's dialog returned, in the provider's own field names. It only speeds up the confirmation; the provider's webhook decides.",
  }),
  readPaymentSecret: operation({
    ...base,
    operationId: 'read-payment-secret',
    specId: 'O13',
    method: 'GET',
    path: '/api/PaymentSecret',
    match: params('TransactionId'),
    auth: { kind: 'owner' },
    timeoutMs: 6000,
    query: z.object({ TransactionId: f.idParam }),
    response: z.array(z.object({ Provider: z.enum(paymentProviders), ClientSecret: z.string() })),
    summary:
      'The client secret to pay with, requested from the provider each time and never stored. Empty for a provider that needs none.',
  }),
  takeRazorpayEvent: operation({
    ...webhook,
    operationId: 'take-razorpay-event',
    path: '/api/webhooks/razorpay',
    headers: ['x-razorpay-signature', 'x-razorpay-event-id'],
    summary:
      'Webhook of Razorpay. Events are stored, acknowledged and processed afterwards. `Taken` is false for a duplicate.',
  }),
  takeStripeEvent: operation({
    ...webhook,
    operationId: 'take-stripe-event',
    path: '/api/webhooks/stripe',
    headers: ['stripe-signature'],
    summary:
      'Webhook of Stripe. Events are stored, acknowledged and processed afterwards. `Taken` is false for a duplicate. Signatures older than five minutes are rejected.',
  }),
};
