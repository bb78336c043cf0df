import { saveEntity, newestFirst, toUnixSeconds } from '../gateway/entity-store.ts';
import { findEntity, findPayments } from './gateway.ts';
import type { Gateway } from './gateway.ts';
import type { Order, Payment } from './entities.ts';
import { ApiError } from './api-error.ts';
import type { OrderRequest } from './requests.ts';

const isAutoCaptured = ({ payment, payment_capture }: OrderRequest): boolean =>
  payment?.capture === undefined ? payment_capture === true : payment.capture === 'automatic';

export const createOrder = (gateway: Gateway, request: OrderRequest): Order => {
  const { amount, receipt, notes, unique_receipt } = request;
  const existing =
    unique_receipt && receipt !== undefined
      ? newestFirst(gateway.orders).find((order) => order.receipt === receipt)
      : undefined;
  if (existing !== undefined && existing.amount !== amount)
    throw new ApiError('An order with this receipt exists for another amount.', {
      field: 'receipt',
    });
  if (existing !== undefined) return existing;
  const order = saveEntity(gateway, gateway.orders, {
    id: gateway.newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: 'INR',
    receipt: receipt ?? null,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes,
    created_at: toUnixSeconds(gateway.now()),
  });
  if (isAutoCaptured(request)) gateway.autoCapturedOrders.set(order.id, true);
  return order;
};

export const updateOrderAfterPayment = (gateway: Gateway, payment: Payment): Order => {
  const order = findEntity(gateway.orders, payment.order_id);
  const attempts = findPayments(gateway, order.id).length;
  if (order.status === 'paid' || !payment.captured)
    return saveEntity(gateway, gateway.orders, {
      ...order,
      attempts,
      status: order.status === 'paid' ? 'paid' : 'attempted',
    });
  return saveEntity(gateway, gateway.orders, {
    ...order,
    attempts,
    status: 'paid',
    amount_paid: payment.amount,
    amount_due: 0,
  });
};
