import type { Order, OrderOf } from './order.ts';

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

export interface Decision<O extends Order = Order> {
  readonly order: O;
  readonly events: readonly OrderEvent[];
}

export const unchanged = (order: Order): Decision => ({ order, events: [] });
