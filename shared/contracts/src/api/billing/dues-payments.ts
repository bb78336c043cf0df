import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { voucherKinds } from '../../orders/billing/bill-kind.ts';
import {
  maxBillsPerPayment,
  minOnlineDuesRupees,
  paymentReturnKinds,
  paymentReturnStates,
  partyPaymentStates,
  partyPaymentWays,
  recordedPaymentWays,
} from '../../orders/billing/party-payments.ts';
import { paymentProviders } from '../../platform/names.ts';
import { maxNoteLength, maxRefundReferenceLength } from '../../validation/text-limits.ts';
import { commandResponseWith } from '../operation/command-response.ts';
import { noParams, operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { payment } from '../orders/order-schemas.ts';
import { base, paymentStaff } from './bill-schemas.ts';
import { razorpayResult, stripeResult } from './checkout-results.ts';

const chosenBills = z.array(z.object({ Id: f.id, Amount: f.priceField })).check(
  z.maxLength(maxBillsPerPayment, `must name at most ${maxBillsPerPayment} bills`),
  z.refine(
    (bills) => new Set(bills.map(({ Id }) => Id)).size === bills.length,
    'must name each bill once',
  ),
);

const duesPayment = z.object({
  Id: z.int(),
  /** Of the receipt; empty until the payment is captured. */
  Number: z.string(),
  /** On which the shop got the money, or the payment was opened. */
  Date: f.isoDate,
  Way: z.enum(partyPaymentWays),
  /** Of the bank, the cheque or the provider; may be empty. */
  Reference: z.string(),
  Amount: rupees,
  State: z.enum(partyPaymentStates),
  /** What it paid; of an opened payment what it is meant to pay. */
  Bills: z.array(z.object({ Id: z.int(), Number: z.string(), Amount: rupees })),
  /** What waits for the next bill. */
  OnAccount: rupees,
  /** Of the part that was paid before its supply: B4 reads them. */
  Vouchers: z.array(z.object({ Id: z.int(), Number: z.string(), Kind: z.enum(voucherKinds) })),
  /** Why staff reversed it, else empty. */
  Reason: z.string(),
  /** What its provider gave back; the processed ones lower it. */
  Returns: z.array(
    z.object({
      Kind: z.enum(paymentReturnKinds),
      State: z.enum(paymentReturnStates),
      Amount: rupees,
      /** On which the shop learned of it. */
      Date: f.isoDate,
      /** Of the refund or the dispute at the provider. */
      Reference: z.string(),
    }),
  ),
  /** What the checkout needs to go on with an opened payment, else null. */
  Payment: z.nullable(payment),
});
export type DuesPaymentResponse = z.infer<typeof duesPayment>;

const party = { kind: 'party', name: 'PartyId' } as const;
const partyOrStaff = { ...party, orStaff: 'payments' } as const;
const onePayment = {
  match: params('PartyId', 'PaymentId'),
  query: z.object({ PartyId: f.idParam, PaymentId: f.idParam }),
} as const;
const confirmed = { PartyId: f.id, PaymentId: f.id };

/** `BillId` names the bill of an error about one. */
const paymentResult = { PaymentId: z.int(), Number: z.string(), BillId: z.int() };

const partyOperations = {
  payOutstanding: operation({
    ...base,
    operationId: 'pay-outstanding',
    specId: 'B5',
    method: 'POST',
    path: '/api/PayOutstanding',
    match: noParams,
    auth: party,
    timeoutMs: 6000,
    body: z
      .object({ PartyId: f.id, Bills: chosenBills, OnAccount: z._default(f.rupeesField, 0) })
      .check(
        z.refine(
          ({ Bills, OnAccount }) =>
            Bills.reduce((sum, { Amount }) => sum + Amount, OnAccount) >= minOnlineDuesRupees,
          { path: ['Bills'], error: `must come to at least ${minOnlineDuesRupees} with OnAccount` },
        ),
      ),
    response: commandResponseWith({ ...paymentResult, Payment: z.nullable(payment) }),
    errorCodes: ['unknown-bill', 'more-than-due', 'payment-too-high', 'gateway-unavailable'],
    summary:
      'Opens an online payment of what a business customer owes: amounts of chosen bills, and `OnAccount` for an amount without a bill. `Payment` opens the dialog of the provider.',
  }),
  verifyDuesPayment: operation({
    ...base,
    operationId: 'verify-dues-payment',
    specId: 'B9',
    method: 'POST',
    path: '/api/app/dues-payments/verify',
    match: noParams,
    auth: party,
    timeoutMs: 6000,
    body: z.union([
      z.object({ ...confirmed, ...razorpayResult }),
      z.object({ ...confirmed, ...stripeResult }),
    ]),
    response: commandResponseWith({ PaymentId: z.int(), State: z.enum(partyPaymentStates) }),
    errorCodes: [
      'unknown-payment',
      'signature-wrong',
      'payment-mismatch',
      'payment-failed',
      'gateway-unavailable',
    ],
    summary:
      "Verifies what the provider's dialog returned for a payment of dues, in the provider's own field names, and answers its state. The provider is asked; its webhook does the same.",
  }),
  readDuesPaymentSecret: operation({
    ...base,
    ...onePayment,
    operationId: 'read-dues-payment-secret',
    specId: 'B9',
    method: 'GET',
    path: '/api/app/dues-payments/secret',
    auth: party,
    timeoutMs: 6000,
    response: z.array(z.object({ Provider: z.enum(paymentProviders), ClientSecret: z.string() })),
    summary:
      'The client secret to pay an opened payment of dues with, requested from the provider each time and never stored. Empty for a provider that needs none.',
  }),
};

export const duesPaymentOperations = {
  ...partyOperations,
  readDuesReceipt: operation({
    ...base,
    ...onePayment,
    operationId: 'read-dues-receipt',
    specId: 'B11',
    method: 'GET',
    path: '/api/app/dues-receipt',
    auth: partyOrStaff,
    response: z.object({ PdfUrl: z.string(), ExpiresAt: f.instant }),
    summary:
      'A signed link to the receipt of a payment as a PDF document, valid for an hour. 404 until the payment has a receipt number.',
  }),
  listDuesPayments: operation({
    ...base,
    operationId: 'list-dues-payments',
    specId: 'B10',
    method: 'GET',
    path: '/api/app/dues-payments',
    match: params('PartyId'),
    optionalParams: ['PaymentId'],
    auth: partyOrStaff,
    isPaginated: true,
    query: z.object({ PartyId: f.idParam, PaymentId: z.optional(f.idParam) }),
    response: z.array(duesPayment),
    summary:
      'Payments on the account of a business customer, newest first; with `PaymentId` that one only. Online payments that were opened and never paid end as failed.',
  }),
  recordPartyPayment: operation({
    ...base,
    operationId: 'record-party-payment',
    specId: 'BA16',
    method: 'POST',
    path: '/api/admin/billing/party-payments',
    match: noParams,
    auth: paymentStaff,
    body: z.object({
      PartyId: f.id,
      Amount: f.priceField,
      Way: z.enum(recordedPaymentWays, `must be one of ${recordedPaymentWays.join(', ')}`),
      Reference: z._default(f.text(maxRefundReferenceLength), ''),
      ReceivedOn: f.isoDate,
      Bills: z._default(chosenBills, []),
      RequestId: f.uuid,
    }),
    response: commandResponseWith(paymentResult),
    errorCodes: [
      'reference-missing',
      'received-later',
      'unknown-bill',
      'more-than-due',
      'bills-above-amount',
      'request-id-taken',
    ],
    summary:
      'Records money that a business customer paid. It pays the named bills, then the oldest ones; the rest waits for the next bill. Repeating a request with its `RequestId` records once. Returns the PaymentId.',
  }),
  reversePartyPayment: operation({
    ...base,
    operationId: 'reverse-party-payment',
    specId: 'BA17',
    method: 'POST',
    path: '/api/admin/billing/party-payment-reversals',
    match: noParams,
    auth: paymentStaff,
    body: z.object({ PaymentId: f.id, Reason: f.name(maxNoteLength), RequestId: f.uuid }),
    response: commandResponseWith(paymentResult),
    errorCodes: ['unknown-payment', 'not-reversible', 'held-by-provider', 'already-reversed'],
    summary:
      'Takes a recorded payment back, such as a bounced cheque: its bills are open again. Online payments are refused: they follow what their provider refunds. Repeating a request with its `RequestId` changes nothing. Returns the PaymentId.',
  }),
};
