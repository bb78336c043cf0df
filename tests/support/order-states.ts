import { orderStatus } from '@tokri/contracts';

export const confirmed = orderStatus.Confirmed;
/** States in which an order on cash has settled. */
export const settledStates: readonly number[] = [
  orderStatus.Confirmed,
  orderStatus.Rejected,
  orderStatus.Cancelled,
];
