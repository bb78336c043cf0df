import type { Result } from '@tokri/contracts/result';
import type { Order } from '../../domain/order.ts';
import {
  packOrder,
  type PackedQuantities,
  type PackOrderError,
} from '../../domain/fulfilment/pack-order.ts';
import { tryUpdateOrder } from '../update-order.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { OrderStore } from '../ports/order-store.ts';

export const packOrderById = (
  { store, clock }: { store: OrderStore; clock: Clock },
  {
    orderId,
    ...packing
  }: {
    readonly orderId: number;
    readonly quantities: PackedQuantities;
    readonly staffId: number;
  },
): Promise<Result<Order, PackOrderError> | null> =>
  tryUpdateOrder(store, { orderId }, (order) => packOrder(order, { ...packing, now: clock() }));
