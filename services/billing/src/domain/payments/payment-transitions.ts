import { paymentStatus, validateTransitions, type PaymentStatus } from '@tokri/contracts/orders';

/** `not-opened`: the gateway has no order yet. `failed`: a later attempt may still succeed. */
export type PaymentState =
  | 'not-opened'
  | 'refused'
  | 'open'
  | 'failed'
  | 'authorized'
  | 'captured'
  | 'refund-due'
  | 'partly-refunded'
  | 'refunded';

/**
 * Forward only, so that callback, webhook and reconciliation may arrive in any order. `failed →
 * authorized` is a late authorization; `open, failed → refund-due` is a payment that was captured
 * and refunded before we read it.
 */
export const paymentStateTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  'not-opened': ['open', 'refused'],
  refused: [],
  open: ['failed', 'authorized', 'refund-due'],
  failed: ['authorized', 'refund-due'],
  authorized: ['captured', 'refund-due'],
  captured: ['refund-due'],
  'refund-due': ['partly-refunded', 'refunded'],
  'partly-refunded': ['refunded'],
  refunded: [],
};

export const canPaymentStateTransition = (from: PaymentState, to: PaymentState): boolean =>
  paymentStateTransitions[from].includes(to);

export const contractStatus: Readonly<Record<PaymentState, PaymentStatus>> = {
  'not-opened': paymentStatus.Pending,
  refused: paymentStatus.Failed,
  open: paymentStatus.Pending,
  failed: paymentStatus.Failed,
  authorized: paymentStatus.Pending,
  captured: paymentStatus.Paid,
  'refund-due': paymentStatus.RefundDue,
  'partly-refunded': paymentStatus.PartlyRefunded,
  refunded: paymentStatus.Refunded,
};

export const validatePaymentTransitions = (
  table: Readonly<Record<string, readonly string[]>> = paymentStateTransitions,
): void => {
  validateTransitions([
    { table, states: Object.keys(table), starts: ['not-opened'], isForwardOnly: true },
  ]);
};
