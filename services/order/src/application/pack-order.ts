import type { Outcome } from '@tokri/contracts';
import type { Order } from '../domain/order.ts';
import { packOrder, type PackedQuantities, type PackRefusal } from '../domain/pack.ts';
import { tryChangeOrder } from './change-order.ts';
import type { Clock, OrderStore } from './ports.ts';

/** Packs an order for staff; null when there is no such order. */
export const packOrderWith = (
  { store, clock }: { store: OrderStore; clock: Clock },
  { orderId, quantities }: { readonly orderId: number; readonly quantities: PackedQuantities },
): Promise<Outcome<Order, PackRefusal> | null> =>
  tryChangeOrder(store, { orderId }, (order) => packOrder(order, { quantities, now: clock() }));
