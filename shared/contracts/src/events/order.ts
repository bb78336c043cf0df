import * as z from 'zod/mini';
import { clockTime, instant, isoDate } from '../api/operation/fields.ts';
import { languages } from '../language/language.ts';
import { paise } from '../money/money.ts';
import { paymentMethods } from '../orders/payment-method.ts';
import { quotedLine, quotedTax, quotedTotals } from '../pricing/quote.ts';
import { event, topic } from './envelope.ts';

export const orderEvents = topic({
  name: 'order.events',
  producer: 'order',
  key: 'order id',
  description: 'The lifecycle of orders. `seq` is strict.',
});

const orderLine = z.pick(quotedLine, {
  cartLineId: true,
  itemId: true,
  unitId: true,
  offerId: true,
  quantity: true,
});
const orderFields = {
  orderId: z.int(),
  userId: z.int(),
  partyId: z.int(),
  status: z.int(),
  paymentStatus: z.int(),
};
/** When the slot starts and ends; events from before messages named it lack them. */
const slotTimes = z.object({ start: clockTime, end: clockTime });
const slotFields = { holdId: z.int(), slotId: z.int(), pdate: isoDate };

export const sale = z.object({
  lines: z.array(
    z.pick(quotedLine, {
      cartLineId: true,
      name: true,
      unitName: true,
      hsn: true,
      taxBasisPoints: true,
      quantity: true,
      ratePaise: true,
      mrpPaise: true,
      discountPaise: true,
      taxablePaise: true,
      cgstPaise: true,
      sgstPaise: true,
      igstPaise: true,
      totalPaise: true,
      totalBeforeCouponPaise: true,
    }),
  ),
  totals: quotedTotals,
  taxSummary: z.array(quotedTax),
  placeOfSupply: z.string(),
  addressId: z.int(),
});
export type OrderSale = z.infer<typeof sale>;

/** The location whose stock the order takes; absent means 1. */
const locationFields = { locationId: z.optional(z.int()) };

const cartSummary = z.object({ itemCount: z.int(), itemsPaise: paise, leadTimeMinutes: z.int() });

const placedOrderFields = {
  ...orderFields,
  ...slotFields,
  ...locationFields,
  companyId: z.int(),
  transactionNumber: z.string(),
  cartVersion: z.int(),
  paymentMethod: z.enum(paymentMethods),
  payablePaise: paise,
  couponCode: z.nullable(z.string()),
  lines: z.array(orderLine),
  sale: z.optional(sale),
  cart: z.optional(cartSummary),
  slotTimes: z.optional(slotTimes),
  language: z.optional(z.enum(languages)),
  /** Orders of the same hold that were rejected before. */
  earlierOrderIds: z.optional(z.array(z.int())),
  /** Orders of the same hold whose payment expired before. They can still be paid. */
  expiredOrderIds: z.optional(z.array(z.int())),
};

export const orderPlaced = event(orderEvents, 'order.placed.v1', {
  description:
    'An order was placed; slot, stock and cart reply, and billing too if it is paid online or on credit.',
  data: z.object(placedOrderFields),
});
export const orderAwaitingPayment = event(orderEvents, 'order.awaiting-payment.v1', {
  description: 'All participants accepted; the customer can pay until `payByAt`.',
  data: z.object({ ...orderFields, payByAt: instant }),
});
export const orderPaymentAccepted = event(orderEvents, 'order.payment-accepted.v1', {
  description:
    'The payment is authorized and the slot is booked next. `isLate` means the order had expired, so slot and stock are reserved again.',
  data: z.object({
    ...orderFields,
    ...slotFields,
    ...locationFields,
    isLate: z.boolean(),
    lines: z.array(orderLine),
    cart: z.optional(cartSummary),
  }),
});
export const orderCaptureDue = event(orderEvents, 'order.capture-due.v1', {
  description: 'The slot is booked; the payment is captured next.',
  data: z.object(orderFields),
});
export const orderPaymentExpired = event(orderEvents, 'order.lapsed.v1', {
  description:
    'The payment deadline passed and every participant releases its reservation. The status does not change: a late payment is accepted until the cut-off.',
  data: z.object({ ...orderFields, ...slotFields, lines: z.array(orderLine) }),
});
export const orderConfirmed = event(orderEvents, 'order.confirmed.v1', {
  description:
    'All participants accepted, and the order is paid or will be paid on delivery or on credit.',
  data: z.object({
    ...orderFields,
    pdate: isoDate,
    cartVersion: z.int(),
    lines: z.array(orderLine),
    companyId: z.optional(z.int()),
    placedAt: z.optional(instant),
  }),
});
export const orderRejected = event(orderEvents, 'order.rejected.v1', {
  description:
    'A participant rejected the order or did not reply in time; every participant compensates, and the customer keeps the slot for a while.',
  data: z.object({ ...orderFields, ...slotFields, code: z.string(), lines: z.array(orderLine) }),
});
export const orderCancelled = event(orderEvents, 'order.cancelled.v1', {
  description: 'The customer or staff cancelled the order; slot, stock and payment are released.',
  data: z.object({
    ...orderFields,
    ...slotFields,
    by: z.enum(['customer', 'staff']),
    lines: z.array(orderLine),
  }),
});
const partialFulfilment = z.object({ lines: z.array(orderLine), sale, differencePaise: paise });
export const orderStatusChanged = event(orderEvents, 'order.status-changed.v1', {
  description:
    'Staff changed the status of an order. `packed` is set when it was partially fulfilled.',
  data: z.object({
    ...orderFields,
    by: z.optional(z.enum(['customer', 'staff', 'system'])),
    packed: z.optional(partialFulfilment),
  }),
});
export const orderPaymentChanged = event(orderEvents, 'order.payment-changed.v1', {
  description: 'The payment status changed; the order status did not.',
  data: z.object(orderFields),
});
