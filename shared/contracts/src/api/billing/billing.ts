import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { paymentProviders } from '../../platform/names.ts';
import { maxRefundReferenceLength } from '../../validation/text-limits.ts';
import { cart, totals } from '../cart/cart.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';

const tax = {
  HSN: z.string(),
  TaxPercent: z.number(),
  Taxable: rupees,
  Cgst: rupees,
  Sgst: rupees,
  Igst: rupees,
};

/**
 * Contents follow CGST Rules 46, 46A, 49 and 53. PDF, print page and JSON all come from this
 * object.
 */
export const bill = z.object({
  Id: z.int(),
  Number: z.string(),
  Kind: z.enum([
    'OrderConfirmation',
    'TaxInvoice',
    'BillOfSupply',
    'InvoiceCumBillOfSupply',
    'CreditNote',
  ]),
  Date: f.isoDate,
  TransactionId: z.int(),
  TransactionNumber: z.string(),
  SupplyType: z.literal('Outward-Supply'),
  TransactionType: z.literal('Regular'),
  Supplier: z.object({
    Name: z.string(),
    Address: z.string(),
    GSTIN: z.string(),
    Fssai: z.string(),
  }),
  Buyer: z.object({
    Name: z.string(),
    Address: z.string(),
    Pincode: z.string(),
    GSTIN: z.string(),
  }),
  DeliverTo: z.nullable(z.object({ Name: z.string(), Address: z.string(), Pincode: z.string() })),
  PlaceOfSupply: z.object({ Code: z.string(), Name: z.string() }),
  Lines: z.array(
    z.object({
      Name: z.string(),
      ...tax,
      Quantity: z.int(),
      Unit: z.string(),
      Rate: rupees,
      Discount: rupees,
      Total: rupees,
    }),
  ),
  TaxSummary: cart.shape.TaxSummary,
  Totals: totals,
  AmountInWords: z.string(),
  Against: z.nullable(z.object({ Id: z.int(), Number: z.string(), Date: f.isoDate })),
  PartyId: z.int(),
  Due: rupees,
  /** Valid without a token for at least an hour; empty for an order confirmation. */
  PdfUrl: z.string(),
});
export type BillResponse = z.infer<typeof bill>;

export const partyCredit = z.object({
  PartyId: z.int(),
  CreditLimit: rupees,
  Used: rupees,
  Available: rupees,
  Outstanding: rupees,
  Bills: z.array(
    z.object({
      Id: z.int(),
      Number: z.string(),
      Date: f.isoDate,
      DueDate: f.isoDate,
      Amount: rupees,
      Due: rupees,
    }),
  ),
});

const oldBillLinesMax = 50;
const oldLine = z.object({
  Name: f.name(200),
  HSN: f.hsn,
  Unit: f.name(40),
  Quantity: z.int().check(z.gte(1, 'must be at least 1'), z.lte(10_000, 'must be at most 10,000')),
  Rate: f.rupeesField.check(z.lte(100_000, 'must be at most 1,00,000')),
  TaxPercent: z
    .number()
    .check(
      z.gte(0, 'must not be negative'),
      z.lte(100, 'must be at most 100'),
      z.multipleOf(0.25, 'must be in quarters'),
    ),
});

const at = { service: 'billing' } as const;
const staffOfPayments = { kind: 'staff', permission: 'payments' } as const;
const ownerOrStaff = { kind: 'owner', orStaff: 'transactions' } as const;
const gatewayId = z.string().check(z.regex(/^[A-Za-z0-9_]{1,40}$/, 'must be an id of the gateway'));

const razorpayWord = z.object({
  razorpay_order_id: gatewayId,
  razorpay_payment_id: gatewayId,
  razorpay_signature: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be a signature')),
  TransactionId: f.id,
});
const stripeWord = z.object({
  payment_intent: z.string().check(z.regex(/^pi_[A-Za-z0-9_]{1,60}$/, 'must be a payment intent')),
  TransactionId: f.id,
});
const webhook = {
  ...at,
  specId: 'O14',
  method: 'POST',
  match: noParams,
  auth: { kind: 'signature' },
  bodyKind: 'raw',
  response: z.object({ Taken: z.boolean() }),
} as const;

export const billingOperations = {
  readBillsOfOrder: operation({
    ...at,
    operationId: 'read-bills-of-order',
    specId: 'B1',
    method: 'GET',
    path: '/api/EditBill',
    match: params('Transid'),
    auth: ownerOrStaff,
    query: z.object({ Transid: f.idParam }),
    response: z.array(bill),
    summary:
      'Documents of an order, newest first; an order confirmation without a number until the order is packed.',
  }),
  readBill: operation({
    ...at,
    operationId: 'read-bill',
    specId: 'B3',
    method: 'GET',
    path: '/api/EditBill',
    match: params('TRANSID', 'ID'),
    auth: ownerOrStaff,
    query: z.object({ TRANSID: f.idParam, ID: f.idParam }),
    response: z.array(bill),
    summary: 'One document of an order.',
  }),
  readPartyCredit: operation({
    ...at,
    operationId: 'read-party-credit',
    specId: 'U12',
    method: 'GET',
    path: '/api/Party',
    match: params('PartyId', 'CompanyId'),
    auth: { kind: 'party', name: 'PartyId', orStaff: 'payments' },
    query: z.object({ PartyId: f.idParam, CompanyId: f.idParam }),
    response: partyCredit,
    summary:
      'Credit of a business customer: limit, used amount and open bills, oldest first, 500 at most.',
  }),
  listPartyBills: operation({
    ...at,
    operationId: 'list-party-bills',
    specId: 'B2',
    method: 'GET',
    path: '/api/EditBill',
    match: params('PARTYID'),
    auth: { kind: 'party', name: 'PARTYID', orStaff: 'payments' },
    isPaginated: true,
    query: z.object({ PARTYID: f.idParam }),
    response: z.array(bill),
    summary: 'Outstanding bills of a business customer, oldest first.',
  }),
  readPartyBill: operation({
    ...at,
    operationId: 'read-party-bill',
    specId: 'B4',
    method: 'GET',
    path: '/api/EditBill',
    match: params('PARTYID', 'ID'),
    auth: { kind: 'party', name: 'PARTYID', orStaff: 'payments' },
    query: z.object({ PARTYID: f.idParam, ID: f.idParam }),
    response: z.array(bill),
    summary: 'One bill of a business customer.',
  }),
  setCreditLimit: operation({
    ...at,
    operationId: 'set-credit-limit',
    specId: 'BA1',
    method: 'POST',
    path: '/api/admin/billing/credit-limits',
    match: noParams,
    auth: staffOfPayments,
    response: commandResponse,
    body: z.object({ PartyId: f.id, CreditLimit: f.rupeesField }),
    summary: 'Sets the credit limit of a business customer. Returns the PartyId.',
  }),
  bringForwardBill: operation({
    ...at,
    operationId: 'bring-forward-bill',
    specId: 'BA2',
    method: 'POST',
    path: '/api/admin/billing/old-bills',
    match: noParams,
    auth: staffOfPayments,
    response: commandResponse,
    errorCodes: ['number-taken', 'date-order', 'two-documents', 'paid-too-much'],
    body: z.object({
      PartyId: f.id,
      Number: z
        .string()
        .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9\-/]{0,15}$/, 'must be the number of a bill')),
      Date: f.isoDate,
      DueDate: f.isoDate,
      Paid: z._default(f.rupeesField, 0),
      Lines: z
        .array(oldLine)
        .check(
          z.minLength(1, 'must hold a line'),
          z.maxLength(oldBillLinesMax, `must hold at most ${oldBillLinesMax} lines`),
        ),
    }),
    summary:
      'Records an open bill from the previous accounting system of a business customer. Repeating the same number returns the same bill.',
  }),
  handBackCash: operation({
    ...at,
    operationId: 'hand-back-cash',
    specId: 'BA3',
    method: 'POST',
    path: '/api/admin/billing/cash-refunds',
    match: noParams,
    auth: staffOfPayments,
    body: z.object({
      TransactionId: f.id,
      Way: z.enum(['cash', 'bank', 'upi']),
      Reference: z._default(f.text(maxRefundReferenceLength), ''),
      Amount: f.rupeesField,
    }),
    response: commandResponseWith({ Amount: rupees, PaymentStatus: z.int() }),
    errorCodes: ['nothing-due', 'amount-differs', 'reference-missing'],
    summary:
      'Records that staff refunded the full amount due of a cash order, in cash or by a transfer with its reference. Returns the total refunded. Repeating it changes nothing.',
  }),
  recordCash: operation({
    ...at,
    operationId: 'record-cash',
    specId: 'O10',
    method: 'GET',
    path: '/api/TransactionWithoutPayment',
    match: params('id', 'status', 'userid', 'name', 'transactionnumber', 'email', 'mobile'),
    auth: { kind: 'staff', permission: 'payments' },
    hasSideEffects: true,
    query: z.object({ id: f.idParam, status: f.idParam }),
    response: commandResponseWith({ PaymentStatus: z.int() }),
    errorCodes: ['transition-refused', 'not-on-delivery'],
    summary:
      'Records that a cash-on-delivery order was paid (status 3). The other parameters are specified but ignored.',
  }),
  verifyPayment: operation({
    ...at,
    operationId: 'verify-payment',
    specId: 'O13',
    method: 'POST',
    path: '/api/PaymentVerify',
    match: noParams,
    auth: { kind: 'owner' },
    timeoutMs: 6000,
    body: z.union([razorpayWord, stripeWord]),
    response: commandResponseWith({ Status: z.int(), PaymentStatus: z.int() }),
    errorCodes: ['signature-wrong', 'payment-mismatch', 'payment-failed'],
    summary:
      "Verifies what the provider's dialog returned, in the provider's own field names. It only speeds up the confirmation; the provider's webhook decides.",
  }),
  readPaymentSecret: operation({
    ...at,
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
