import { orderStatus } from '@tokri/contracts/orders';

export const confirmed = orderStatus.Confirmed;
export const finalOrderStates: readonly number[] = [
  orderStatus.Confirmed,
  orderStatus.Rejected,
  orderStatus.Cancelled,
];
