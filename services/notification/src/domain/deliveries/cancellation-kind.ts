import { paymentStatus } from '@tokri/contracts/orders';

/** `NotDue` is cash that was not collected, `Failed` an online payment that never came. */
const unpaidStatuses: readonly number[] = [paymentStatus.NotDue, paymentStatus.Failed];

/** A message about a refund goes only to somebody who has paid. */
export const cancellationKind = (status: number): 'cancelled' | 'cancelled-unpaid' =>
  unpaidStatuses.includes(status) ? 'cancelled-unpaid' : 'cancelled';
