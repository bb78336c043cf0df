import * as z from 'zod/mini';
import { isoDate } from '../api/operation/fields.ts';
import { paise } from '../money/money.ts';
import { issuedBillKinds } from '../orders/billing/bill-kind.ts';
import { creditRejectionReasons, paymentInstruments } from '../orders/payment-method.ts';
import { paymentProviders } from '../platform/names.ts';
import { event, topic } from './envelope.ts';

export const billingEvents = topic({
  name: 'billing.events',
  producer: 'billing',
  key: 'order id, or party:<id>',
  description:
    'Payments and bills of orders, and reminders to business customers. `seq` is strict for the payment of an order; a bill, the reply to an order on credit, and the reminders of a party have their own sequence from 1.',
});

const orderFields = { orderId: z.int(), userId: z.int() };
const paymentFields = { ...orderFields, amountPaise: paise };

export const paymentRequested = event(billingEvents, 'payment.requested.v1', {
  description: 'The payment provider has created a payment for the order; the customer can pay.',
  data: z.object({
    ...paymentFields,
    provider: z.enum(paymentProviders),
    keyId: z.string(),
    gatewayOrderId: z.string(),
  }),
});
export const paymentRejected = event(billingEvents, 'payment.refused.v1', {
  description: 'The payment provider cannot accept a payment for this order.',
  data: z.object({ orderId: z.int(), code: z.string() }),
});
export const paymentAttemptFailed = event(billingEvents, 'payment.attempt-failed.v1', {
  description: 'A payment attempt failed; the customer can try again.',
  data: z.object(orderFields),
});
export const paymentAuthorized = event(billingEvents, 'payment.authorized.v1', {
  description:
    'The payment is authorized; `order.capture-due` captures it. Published once, whether callback, webhook or reconciliation came first.',
  data: z.object(paymentFields),
});
export const paymentCaptured = event(billingEvents, 'payment.captured.v1', {
  description:
    'The payment is captured by the provider, or collected on delivery. `paidWith` is absent for cash and where the provider does not say.',
  data: z.object({ ...paymentFields, paidWith: z.optional(z.enum(paymentInstruments)) }),
});
export const paymentRefundDue = event(billingEvents, 'payment.refund-due.v1', {
  description: 'A refund starts, or an authorized payment is released.',
  data: z.object(paymentFields),
});
export const paymentRefunded = event(billingEvents, 'payment.refunded.v1', {
  description:
    'Money was refunded, by the provider or, with `byHand`, by staff. `amountPaise` is the total refunded so far, `nowPaise` the part of this refund, `atProviderPaise` the part of the total that was made on the provider’s dashboard.',
  data: z.object({
    ...paymentFields,
    nowPaise: paise,
    isWhole: z.boolean(),
    atProviderPaise: z.optional(paise),
    byHand: z.optional(z.boolean()),
  }),
});
export const openRefundsChanged = event(billingEvents, 'payment.open-refunds-changed.v1', {
  description:
    'Whether the customer still waits for a refund of the order: requested, failed, or cash that staff must return. Also for refunds that no other event names, as of a second payment.',
  data: z.object({ ...orderFields, hasOpen: z.boolean() }),
});
export const billIssued = event(billingEvents, 'bill.issued.v1', {
  description: 'A numbered document was issued. `seq` counts the events of this bill.',
  data: z.object({
    ...orderFields,
    partyId: z.int(),
    billId: z.int(),
    number: z.string(),
    kind: z.enum(issuedBillKinds),
    totalPaise: paise,
    /** Only of an order on credit. */
    dueDate: z.optional(isoDate),
  }),
});
export const creditReserved = event(billingEvents, 'credit.reserved.v1', {
  description:
    'The amount of an order on credit is reserved in the credit limit of the party. No money is taken. The bill is due `termsDays` after its date.',
  data: z.object({
    ...orderFields,
    partyId: z.int(),
    amountPaise: paise,
    termsDays: z.int(),
  }),
});
export const creditRejected = event(billingEvents, 'credit.refused.v1', {
  description: 'An order cannot be placed on credit; `reason` says why.',
  data: z.object({ ...orderFields, partyId: z.int(), reason: z.enum(creditRejectionReasons) }),
});
export const duesReminderSent = event(billingEvents, 'dues.reminded.v1', {
  description:
    'Members of a business customer must be reminded of what it owes. `outstandingPaise` is the sum of `ageing`, by days after the due date.',
  data: z.object({
    partyId: z.int(),
    userIds: z.array(z.int()),
    outstandingPaise: paise,
    overduePaise: paise,
    ageing: z.object({
      currentPaise: paise,
      days1To30Paise: paise,
      days31To60Paise: paise,
      days61To90Paise: paise,
      daysOver90Paise: paise,
    }),
    oldestBill: z.object({ number: z.string(), dueDate: isoDate }),
  }),
});
