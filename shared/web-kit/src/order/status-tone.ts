import { isCancelledOrRejected, orderStatus } from '@tokri/contracts/orders';

export const statusTone = (status: number): 'success' | 'warning' | 'error' | 'info' => {
  if (isCancelledOrRejected(status)) return 'error';
  if (status === orderStatus.Placed || status === orderStatus.AwaitingPayment) return 'warning';
  return status === orderStatus.Packed || status === orderStatus.Delivered ? 'success' : 'info';
};
