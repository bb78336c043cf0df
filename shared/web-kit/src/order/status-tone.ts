import { isCancelledOrRejected, orderStatus } from '@tokri/contracts/orders';

export const statusTone = (status: number): 'ok' | 'few' | 'bad' | 'info' => {
  if (isCancelledOrRejected(status)) return 'bad';
  if (status === orderStatus.Placed || status === orderStatus.AwaitingPayment) return 'few';
  return status === orderStatus.Packed || status === orderStatus.Delivered ? 'ok' : 'info';
};
