import * as z from 'zod/mini';
import { maxCancelReasonLength } from '../../orders/cancel-reasons.ts';
import { maxQuoteTokenLength } from '../../validation/limits.ts';
import { paise, rupees } from '../../money/money.ts';
import { paymentProviders } from '../../platform/names.ts';
import { slotErrorCodes } from '../../slots/slot-error-messages.ts';
import {
  maxCouponCodeLength,
  maxNoteLength,
  maxOrderSearchLength,
} from '../../validation/text-limits.ts';
import { cart, pricedLine, totals } from '../cart/cart.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponseWith } from '../operation/command-response.ts';

const address = z.object({
  Name: z.string(),
  Mobile: z.string(),
  Address: z.string(),
  Pincode: z.string(),
});
const orderSlot = z.object({ Id: z.int(), Date: f.isoDate, Start: f.clockTime, End: f.clockTime });
/**
 * What a page needs to open the provider's dialog; `OrderId` is Razorpay's order or Stripe's
 * payment intent.
 */
export const payment = z.object({
  Provider: z.enum(paymentProviders),
  KeyId: z.string(),
  OrderId: z.string(),
  AmountPaise: paise,
  Currency: z.literal('INR'),
  Prefill: z.object({ Name: z.string(), Contact: z.string(), Email: z.string() }),
});
export type PaymentResponse = z.infer<typeof payment>;

const step = { Status: z.int(), StatusText: z.string() };

export const order = z.object({
  Id: z.int(),
  TransactionNumber: z.string(),
  UserId: z.int(),
  UserName: z.string(),
  Mobile: z.string(),
  CompanyId: z.int(),
  PartyId: z.int(),
  ...step,
  PaymentStatus: z.int(),
  PaymentStatusText: z.string(),
  PaymentMethod: z.enum(['online', 'cod', 'credit']),
  PlacedAt: f.instant,
  PDate: f.isoDate,
  Slot: orderSlot,
  Address: address,
  ItemCount: z.int(),
  Totals: totals,
  /** What is in the bag once packed; `Ordered` is set on a line with fewer units than ordered. */
  Lines: z.optional(z.array(z.extend(pricedLine, { Ordered: z.optional(z.int()) }))),
  TaxSummary: z.optional(cart.shape.TaxSummary),
  History: z.optional(
    z.array(
      z.object({
        ...step,
        At: f.instant,
        By: z.enum(['customer', 'staff', 'system']),
        Note: z.string(),
      }),
    ),
  ),
  Bill: z.nullable(z.object({ Id: z.int(), Number: z.string() })),
  CanCancel: z.boolean(),
  CancelUntil: f.instant,
  CancelReason: z.string(),
  RefundStatus: z.string(),
  PaidAmount: z.optional(rupees),
  RefundAmount: z.optional(rupees),
  Payment: z.optional(payment),
  PayBy: z.optional(f.instant),
  Note: z.string(),
  Coupon: z.nullable(z.object({ Code: z.string(), Amount: rupees })),
});
export type OrderResponse = z.infer<typeof order>;

export const tracking = z.object({
  Id: z.int(),
  TransactionNumber: z.string(),
  ...step,
  Steps: z.array(z.object({ ...step, At: z.nullable(f.instant) })),
  Slot: orderSlot,
  Next: z.string(),
});

const shortLine = z.object({ ItemId: z.int(), UnitId: z.int(), Wanted: z.int(), Stock: z.int() });

const at = { service: 'order' } as const;
const ownerOrStaff = { kind: 'owner', orStaff: 'transactions' } as const;
const listNames = ['Status', 'Search', 'Sort'];
const listQuery = {
  Status: z.optional(f.idParam),
  Search: z.optional(f.text(maxOrderSearchLength)),
  Sort: z.optional(f.text(20)),
};

export const placeOrderErrorCodes = [
  'quote-invalid',
  'quote-expired',
  'quote-changed',
  'date-changed',
  'hold-expired',
  ...slotErrorCodes,
  'cart-taken',
  'stock-short',
  'coupon-unknown',
  'coupon-used-up',
  'coupon-first-order',
  'coupon-used',
  'payment-method',
  'payment-unavailable',
  'payment-missing',
  'payment-late',
  'late',
] as const;
export type PlaceOrderErrorCode = (typeof placeOrderErrorCodes)[number];

const placeBody = {
  UserId: f.id,
  CompanyId: f.companyId,
  PDate: f.isoDate,
  QuoteToken: z.string().check(z.maxLength(maxQuoteTokenLength)),
  HoldId: f.id,
  AddressId: f.id,
  CouponCode: z.optional(f.text(maxCouponCodeLength)),
  Note: z._default(f.text(maxNoteLength), ''),
};
const paymentMethods = z.enum(['online', 'cod', 'credit']);
const placeAnswer = commandResponseWith({
  TransactionNumber: z.string(),
  Status: z.int(),
  PaymentStatus: z.int(),
  Payable: rupees,
  Payment: z.nullable(payment),
  Cart: z.nullable(cart),
  Short: z.array(shortLine),
  TakenBy: z.int(),
});
const place = {
  ...at,
  method: 'POST',
  match: noParams,
  auth: { kind: 'self', name: 'UserId' },
  timeoutMs: 4000,
  response: placeAnswer,
  errorCodes: placeOrderErrorCodes,
} as const;

export const orderOperations = {
  placeOrder: operation({
    ...place,
    operationId: 'place-order',
    specId: 'O1',
    path: '/api/Transaction',
    body: z.object({ ...placeBody, PaymentMethod: z._default(paymentMethods, 'online') }),
    summary:
      'Places an order that is paid online. Responds with the payment to make once all services have accepted the order, or after 1.5 s with status Placed.',
  }),
  placeOrderWithoutPayment: operation({
    ...place,
    operationId: 'place-order-without-payment',
    specId: 'O2',
    path: '/api/TransactionWithoutPayment',
    body: z.object({ ...placeBody, PaymentMethod: z._default(paymentMethods, 'cod') }),
    summary:
      'Places an order without online payment. Responds once all services have accepted the order, or after 1.5 s with status Placed.',
  }),
  listAllOrders: operation({
    ...at,
    operationId: 'list-all-orders',
    specId: 'O3',
    method: 'GET',
    path: '/api/Transaction',
    match: { kind: 'exact', names: ['TransactionsDetails'], zero: ['TransactionsDetails'] },
    optionalParams: listNames,
    auth: { kind: 'staff', permission: 'transactions' },
    isPaginated: true,
    query: z.object({ TransactionsDetails: f.zeroParam, ...listQuery }),
    response: z.array(order),
    summary: 'All orders, newest first.',
  }),
  readOrder: operation({
    ...at,
    operationId: 'read-order',
    specId: 'O4',
    method: 'GET',
    path: '/api/Transaction',
    match: params('TransactionId'),
    auth: ownerOrStaff,
    query: z.object({ TransactionId: f.idParam }),
    response: order,
    summary: 'One order with its lines, history, payment and bill.',
  }),
  listOrdersOfUser: operation({
    ...at,
    operationId: 'list-orders-of-user',
    specId: 'O5',
    method: 'GET',
    path: '/api/Transaction',
    match: params('UserId'),
    optionalParams: listNames,
    auth: { kind: 'self', name: 'UserId', orStaff: 'transactions' },
    isPaginated: true,
    query: z.object({ UserId: f.idParam, ...listQuery }),
    response: z.array(order),
    summary: 'Orders of a user, newest first; with Sort `running` active orders come first.',
  }),
  listBoughtItemIds: operation({
    ...at,
    operationId: 'list-bought-item-ids',
    specId: 'O9',
    method: 'GET',
    path: '/internal/bought-item-ids',
    match: noParams,
    auth: { kind: 'owner' },
    isPaginated: true,
    timeoutMs: 800,
    response: z.array(z.object({ ItemId: z.int(), Orders: z.int() })),
    summary:
      "Ids of the items in the caller's last 100 orders, most frequently bought first, each with its number of orders.",
  }),
  trackOrder: operation({
    ...at,
    operationId: 'track-order',
    specId: 'O6',
    method: 'GET',
    path: '/api/Transaction',
    match: params('transId'),
    auth: ownerOrStaff,
    query: z.object({ transId: f.idParam }),
    response: tracking,
    summary: 'Status history of one order with times, its slot and the next step.',
  }),
  reportOrders: operation({
    ...at,
    operationId: 'report-orders',
    specId: 'O7',
    method: 'GET',
    path: '/api/Transaction',
    match: params('FromDate', 'ToDate'),
    optionalParams: listNames,
    auth: { kind: 'staff', permission: 'reports' },
    isPaginated: true,
    query: z.object({ FromDate: f.isoDate, ToDate: f.isoDate, ...listQuery }),
    response: z.array(order),
    summary:
      'Orders placed between two dates (inclusive, at most 366 days). The header X-Sums contains count, taxable value, tax and payable amount of all of them.',
  }),
  moveOrder: operation({
    ...at,
    operationId: 'move-order',
    specId: 'O8',
    method: 'GET',
    path: '/api/Transaction',
    match: params(
      'TransactionId',
      'Status',
      'UserId',
      'Name',
      'TransactionNumber',
      'Email',
      'Mobile',
    ),
    auth: { kind: 'staff', permission: 'transactions' },
    hasSideEffects: true,
    query: z.object({ TransactionId: f.idParam, Status: f.idParam }),
    response: commandResponseWith({ Status: z.int() }),
    errorCodes: ['transition-refused'],
    summary:
      'Staff change the status of an order along the allowed transitions. The other parameters are specified but ignored.',
  }),
  cancelOrder: operation({
    ...at,
    operationId: 'cancel-order',
    specId: 'O11',
    method: 'GET',
    path: '/api/OnlineTransaction',
    match: params('TransactionId', 'reason'),
    auth: ownerOrStaff,
    hasSideEffects: true,
    query: z.object({
      TransactionId: f.idParam,
      reason: f.text(maxCancelReasonLength).check(z.minLength(1, 'must not be empty')),
    }),
    response: commandResponseWith({ RefundAmount: rupees, Status: z.int() }),
    errorCodes: ['too-late', 'not-cancellable'],
    summary: 'Cancels an order with a reason and releases its slot and stock.',
  }),
};
