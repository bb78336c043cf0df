import { paymentStatus, type PaymentStatus } from '@tokri/contracts/orders';

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
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
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

export const canTransition = (from: PaymentState, to: PaymentState): boolean =>
  paymentTransitions[from].includes(to);

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

export const findTransitionFaults = (
  table: Readonly<Record<string, readonly string[]>> = paymentTransitions,
): string[] => {
  const findFaultsFrom = (from: string, path: readonly string[]): string[] =>
    (table[from] ?? []).flatMap((to) =>
      path.includes(to)
        ? [`${to} leads back to itself`]
        : [
            ...(to in table ? [] : [`${from} leads to the unknown state ${to}`]),
            ...findFaultsFrom(to, [...path, to]),
          ],
    );
  return [...new Set(Object.keys(table).flatMap((from) => findFaultsFrom(from, [from])))];
};

export const validatePaymentTransitions = (): void => {
  const faults = findTransitionFaults();
  if (faults.length > 0) throw new Error(`payment transitions: ${faults.join('; ')}`);
};
