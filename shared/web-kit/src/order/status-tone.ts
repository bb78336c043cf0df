import { isCancelledOrRejected, orderStatus } from '@tokri/contracts';

/** The colour of an order's state: what waits for somebody, what is well, what ended badly, and what is on its way. */
export const statusTone = (status: number): 'ok' | 'few' | 'bad' | 'info' => {
  if (isCancelledOrRejected(status)) return 'bad';
  if (status === orderStatus.Placed || status === orderStatus.AwaitingPayment) return 'few';
  return status === orderStatus.Packed || status === orderStatus.Delivered ? 'ok' : 'info';
};
