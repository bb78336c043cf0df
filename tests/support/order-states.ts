import { orderStatus } from '@tokri/contracts/orders';

export const confirmed = orderStatus.Confirmed;
/** States in which an order on cash has settled. */
export const finalOrderStates: readonly number[] = [
  orderStatus.Confirmed,
  orderStatus.Rejected,
  orderStatus.Cancelled,
];
