import { paymentStatus, type PaymentStatus } from '@tokri/contracts/orders';
import { err, ok, type Result } from '@tokri/contracts/result';
import { createCashPayment } from '../../domain/payments/payment.ts';
import { contractStatus } from '../../domain/payments/payment-transitions.ts';
import { refundOverpayment, type OrderEventDeps } from './handle-order-events.ts';
import { findSale } from '../bills/find-sale.ts';

export const recordCash = async (
  deps: OrderEventDeps,
  {
    orderId,
    status,
    by,
  }: { readonly orderId: number; readonly status: number; readonly by: number },
): Promise<Result<PaymentStatus, 'transition-refused' | 'not-on-delivery'>> => {
  const order = await findSale(deps.sales, orderId);
  if (order.method !== 'cod') return err('not-on-delivery');
  if (status !== paymentStatus.Paid || order.hasOrderEnded) return err('transition-refused');
  await deps.payments.insert(
    createCashPayment(
      { orderId, userId: order.userId, amountPaise: order.payablePaise, recordedBy: by },
      deps.clock(),
    ),
  );
  await refundOverpayment(deps, { orderId });
  const stored = await deps.payments.findByOrder(orderId, 'cod');
  return ok(stored ? contractStatus[stored.payment.state] : paymentStatus.Paid);
};
