import type { Clock } from '@tokri/service-kit/use-case';
import { ok, type Result } from '@tokri/contracts/result';
import {
  packOrder,
  type PackedQuantities,
  type PackOrderError,
} from '../../domain/fulfilment/pack-order.ts';
import type { Order } from '../../domain/order.ts';
import type { OrderStore } from '../ports/order-store.ts';

/** The order as `packOrderById` would leave it, without a write; null for an unknown order. */
export const previewPacking = async (
  { store, clock }: { store: Pick<OrderStore, 'findById'>; clock: Clock },
  { orderId, quantities }: { readonly orderId: number; readonly quantities: PackedQuantities },
): Promise<Result<Order, PackOrderError> | null> => {
  const stored = await store.findById(orderId);
  if (!stored) return null;
  const result = packOrder(stored.order, { quantities, now: clock() });
  return result.ok ? ok(result.value.order) : result;
};
