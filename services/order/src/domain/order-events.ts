import type { Order, OrderOf } from './order.ts';

/** What happened to an order, in the words of the business; messaging turns each into the event that others read. */
export type OrderEvent =
  | { readonly kind: 'placed'; readonly order: OrderOf<'Placed'> }
  | { readonly kind: 'awaiting-payment'; readonly order: OrderOf<'AwaitingPayment'> }
  | {
      readonly kind: 'payment-accepted';
      readonly order: OrderOf<'AwaitingPayment'>;
      readonly isLate: boolean;
    }
  | { readonly kind: 'capture-due'; readonly order: OrderOf<'AwaitingPayment'> }
  | { readonly kind: 'payment-expired'; readonly order: OrderOf<'AwaitingPayment'> }
  | { readonly kind: 'confirmed'; readonly order: OrderOf<'Confirmed'> }
  | { readonly kind: 'rejected'; readonly order: OrderOf<'Rejected'> }
  | { readonly kind: 'cancelled'; readonly order: OrderOf<'Cancelled'> }
  | {
      readonly kind: 'status-changed';
      readonly order: OrderOf<'Packed' | 'OutForDelivery' | 'Delivered'>;
    }
  | { readonly kind: 'payment-changed'; readonly order: Order };

/** An order as it is from now on, and what is told of it, in this order. */
export interface Decision<O extends Order = Order> {
  readonly order: O;
  readonly events: readonly OrderEvent[];
}

/** Nothing to write, nothing to tell. */
export const unchanged = (order: Order): Decision => ({ order, events: [] });
