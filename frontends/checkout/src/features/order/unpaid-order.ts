import type { OrderResponse } from '@tokri/contracts/api';
import { paymentStatus } from '@tokri/contracts/orders';

export interface UnpaidOrder {
  readonly order: OrderResponse;
  /** Its cart cannot be ordered again before it is paid or ended. */
  readonly isBlocking: boolean;
}

const reservesCart = ({ PDate, PaymentStatus }: OrderResponse, deliveryDay: string): boolean =>
  PDate === deliveryDay && PaymentStatus !== paymentStatus.Failed;

/**
 * The server accepts one order per cart, and a customer has one cart per delivery day. An order
 * whose payment expired releases its cart.
 */
export const findUnpaidOrder = (
  unpaidOrders: readonly OrderResponse[],
  deliveryDay: string,
): UnpaidOrder | null => {
  const blocking = unpaidOrders.find((order) => reservesCart(order, deliveryDay));
  const order = blocking ?? unpaidOrders[0];
  return order ? { order, isBlocking: blocking !== undefined } : null;
};
