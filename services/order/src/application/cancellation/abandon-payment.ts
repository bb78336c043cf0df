import type { Result } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { abandonPayment, type AbandonPaymentError } from '../../domain/payment/abandon-payment.ts';
import type { Order } from '../../domain/order.ts';
import type { OrderStore } from '../ports/order-store.ts';
import { tryUpdateOrder } from '../update-order.ts';

/** Null for an unknown order. */
export const abandonPaymentById = (
  { store, clock }: { readonly store: OrderStore; readonly clock: Clock },
  orderId: number,
): Promise<Result<Order, AbandonPaymentError> | null> =>
  tryUpdateOrder(store, { orderId }, (order) => abandonPayment(order, clock()));
