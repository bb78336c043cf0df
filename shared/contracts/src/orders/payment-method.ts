import { dayMs } from '../dates/dates.ts';

export const paymentMethods = ['online', 'cod', 'credit'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * Why an order on credit is refused: it exceeds what is left of the limit, a bill is past due, no
 * credit was agreed, or the person does not buy for a business account.
 */
export const creditRejectionReasons = ['limit', 'overdue', 'no-credit', 'account'] as const;

export type CreditRejectionReason = (typeof creditRejectionReasons)[number];

/** What an online payment was made with, where the payment provider says so. */
export const paymentInstruments = ['upi', 'card', 'netbanking', 'wallet'] as const;

export type PaymentInstrument = (typeof paymentInstruments)[number];

/** Razorpay may authorize a failed attempt up to three days later. */
export const lateAuthorizationMs = 3 * dayMs;
