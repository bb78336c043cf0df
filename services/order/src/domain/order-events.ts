import type { Order, OrderWithStatus } from './order.ts';

export type OrderEvent =
  | { readonly kind: 'placed'; readonly order: OrderWithStatus<'Placed'> }
  | { readonly kind: 'awaiting-payment'; readonly order: OrderWithStatus<'AwaitingPayment'> }
  | {
      readonly kind: 'payment-accepted';
      readonly order: OrderWithStatus<'AwaitingPayment'>;
      readonly isLate: boolean;
    }
  | { readonly kind: 'capture-due'; readonly order: OrderWithStatus<'AwaitingPayment'> }
  | { readonly kind: 'payment-expired'; readonly order: OrderWithStatus<'AwaitingPayment'> }
  | { readonly kind: 'confirmed'; readonly order: OrderWithStatus<'Confirmed'> }
  | { readonly kind: 'rejected'; readonly order: OrderWithStatus<'Rejected'> }
  | { readonly kind: 'cancelled'; readonly order: OrderWithStatus<'Cancelled'> }
  | {
      readonly kind: 'status-changed';
      readonly order: OrderWithStatus<'Packed' | 'OutForDelivery' | 'Delivered'>;
    }
  | { readonly kind: 'payment-changed'; readonly order: Order };

export interface Decision<Decided extends Order = Order> {
  readonly order: Decided;
  readonly events: readonly OrderEvent[];
}

export const unchanged = (order: Order): Decision => ({ order, events: [] });
