import { dayMs } from '../dates/dates.ts';

export const paymentMethods = ['online', 'cod', 'credit'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** What an online payment was made with, where the payment provider says so. */
export const paymentInstruments = ['upi', 'card', 'netbanking', 'wallet'] as const;

export type PaymentInstrument = (typeof paymentInstruments)[number];

/** The contract accepts party credit, but orders are not placed on it yet. */
export type SupportedPaymentMethod = Exclude<PaymentMethod, 'credit'>;

/** Razorpay may authorize a failed attempt up to three days later. */
export const lateAuthorizationMs = 3 * dayMs;
