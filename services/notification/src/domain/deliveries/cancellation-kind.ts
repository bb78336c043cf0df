import { paymentStatus } from '@tokri/contracts/orders';

/** `NotDue` is cash that was not collected, `Failed` an online payment that never came. */
const unpaidStatuses: readonly number[] = [paymentStatus.NotDue, paymentStatus.Failed];

/** Only customers who have paid get a message about a refund. */
export const cancellationKind = (status: number): 'cancelled' | 'cancelled-unpaid' =>
  unpaidStatuses.includes(status) ? 'cancelled-unpaid' : 'cancelled';
