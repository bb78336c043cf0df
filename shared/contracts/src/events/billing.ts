import * as z from 'zod/mini';
import { paise } from '../money/money.ts';
import { paymentProviders } from '../platform/names.ts';
import { event, topic } from './envelope.ts';

export const billingEvents = topic({
  name: 'billing.events',
  producer: 'billing',
  key: 'order id',
  description:
    "Money of each order, and its bills. `seq` is strict for the events of an order's payment; a bill counts its own, from 1.",
});

const ofOrder = { orderId: z.int(), userId: z.int() };
const ofMoney = { ...ofOrder, amountPaise: paise };
export const billKinds = [
  'TaxInvoice',
  'BillOfSupply',
  'InvoiceCumBillOfSupply',
  'CreditNote',
] as const;

export const paymentRequested = event(billingEvents, 'payment.requested.v1', {
  description: 'The gateway has an order of its own for this one: it can be paid now.',
  data: z.object({
    ...ofMoney,
    provider: z.enum(paymentProviders),
    keyId: z.string(),
    gatewayOrderId: z.string(),
  }),
});
export const paymentRefused = event(billingEvents, 'payment.refused.v1', {
  description: 'The gateway cannot take a payment for this order.',
  data: z.object({ orderId: z.int(), code: z.string() }),
});
export const paymentAttemptFailed = event(billingEvents, 'payment.attempt-failed.v1', {
  description: 'An attempt to pay failed; the order can still be paid.',
  data: z.object(ofOrder),
});
export const paymentAuthorized = event(billingEvents, 'payment.authorized.v1', {
  description:
    'The bank has set the money aside; it is taken by `order.capture-due`. Told once, whichever of callback, webhook and reconciler came first.',
  data: z.object(ofMoney),
});
export const paymentCaptured = event(billingEvents, 'payment.captured.v1', {
  description: 'The money is ours: taken at the gateway, or collected at the door.',
  data: z.object(ofMoney),
});
export const paymentRefundDue = event(billingEvents, 'payment.refund-due.v1', {
  description: 'Money goes back: a refund begins, or money that was only set aside is let go.',
  data: z.object(ofMoney),
});
export const paymentRefunded = event(billingEvents, 'payment.refunded.v1', {
  description:
    'Money is back at the customer: by the gateway, or, `byHand`, by staff; `amountPaise` is all that went back so far, `nowPaise` what of it went back now.',
  data: z.object({
    ...ofMoney,
    nowPaise: paise,
    isWhole: z.boolean(),
    byHand: z.optional(z.boolean()),
  }),
});
export const billIssued = event(billingEvents, 'bill.issued.v1', {
  description:
    'A document with a number of its series exists. `seq` counts the events of this bill.',
  data: z.object({
    ...ofOrder,
    partyId: z.int(),
    billId: z.int(),
    number: z.string(),
    kind: z.enum(billKinds),
    totalPaise: paise,
  }),
});
