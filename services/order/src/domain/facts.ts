import type { Order, OrderOf } from './order.ts';

/** What happened to an order, in the words of the business; messaging turns each into the event that others read. */
export type OrderFact =
  | { readonly kind: 'placed'; readonly order: OrderOf<'Placed'> }
  | { readonly kind: 'confirmed'; readonly order: OrderOf<'Confirmed'> }
  | { readonly kind: 'rejected'; readonly order: OrderOf<'Rejected'> }
  | { readonly kind: 'cancelled'; readonly order: OrderOf<'Cancelled'> }
  | { readonly kind: 'moved'; readonly order: OrderOf<'Packed' | 'OutForDelivery' | 'Delivered'> };

export interface Decision<O extends Order = Order> {
  readonly order: O;
  readonly fact: OrderFact | null;
}
