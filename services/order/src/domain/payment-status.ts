import type { paymentStatus } from '@tokri/contracts';
import type { Order } from './order.ts';

/** Payment of an order on cash: due at the door, or not due any more once the order has ended without delivery. */
export const paymentStatusOf = (order: Order): keyof typeof paymentStatus => {
  switch (order.status) {
    case 'Placed':
    case 'AwaitingPayment':
    case 'Confirmed':
    case 'Packed':
    case 'OutForDelivery':
    case 'Delivered':
      return 'DueOnDelivery';
    case 'Cancelled':
    case 'Rejected':
      return 'NotDue';
  }
};
