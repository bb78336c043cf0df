import { paymentStatus, type PaymentStatus } from '@tokri/contracts/orders';

/**
 * The way of an order's money. `asking`: the gateway has no order yet; `open`: it can be paid; `failed`: an attempt failed, another may still
 * succeed, up to three days later (reliability.md 6); `authorized`: set aside at the bank; `captured`: ours; the rest is its way back.
 */
export type PaymentState =
  | 'asking'
  | 'refused'
  | 'open'
  | 'failed'
  | 'authorized'
  | 'captured'
  | 'refund-due'
  | 'partly-refunded'
  | 'refunded';

/**
 * Forward only, so that callback, webhook and reconciler may come in any order and any number of times. `failed → authorized` is the vendor's
 * late authorisation; `open, failed → refund-due` is money that had come and gone back before anybody looked.
 */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  asking: ['open', 'refused'],
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

/** The number by which the contract tells it. */
export const contractStatus: Readonly<Record<PaymentState, PaymentStatus>> = {
  asking: paymentStatus.Pending,
  refused: paymentStatus.Failed,
  open: paymentStatus.Pending,
  failed: paymentStatus.Failed,
  authorized: paymentStatus.Pending,
  captured: paymentStatus.Paid,
  'refund-due': paymentStatus.RefundDue,
  'partly-refunded': paymentStatus.PartlyRefunded,
  refunded: paymentStatus.Refunded,
};

/** What is wrong with the table, one sentence each: circles, which would let a payment go back. */
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

/** Called at boot. @throws Error that names every fault. */
export const validatePaymentTransitions = (): void => {
  const faults = findTransitionFaults();
  if (faults.length > 0) throw new Error(`payment table: ${faults.join('; ')}`);
};
