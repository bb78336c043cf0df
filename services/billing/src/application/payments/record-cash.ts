import { paymentStatus, type PaymentStatus } from '@tokri/contracts/orders';
import { err, ok, type Result } from '@tokri/contracts/result';
import { createCashPayment, toPaymentParty } from '../../domain/payments/payment.ts';
import { contractStatus } from '../../domain/payments/payment-transitions.ts';
import { refundOverpayment, type OrderEventDeps } from './handle-order-events.ts';
import { findSale } from '../bills/find-sale.ts';

export type RecordCashError = 'transition-refused' | 'not-on-delivery' | 'cash-differs';

export interface RecordCashCommand {
  readonly orderId: number;
  readonly status: number;
  readonly by: number;
  /** What staff confirmed. Undefined records whatever the order costs. */
  readonly amountPaise: number | undefined;
}

export const recordCash = async (
  deps: OrderEventDeps,
  { orderId, status, by, amountPaise }: RecordCashCommand,
): Promise<Result<PaymentStatus, RecordCashError>> => {
  const order = await findSale(deps.sales, orderId);
  if (order.method !== 'cod') return err('not-on-delivery');
  if (status !== paymentStatus.Paid || order.hasOrderEnded) return err('transition-refused');
  const recorded = await deps.payments.findByOrder(orderId, 'cod');
  const expectedPaise = recorded?.payment.amountPaise ?? order.payablePaise;
  // The order may have been packed short a moment ago, and its new price is not known here yet.
  if (amountPaise !== undefined && amountPaise !== expectedPaise) return err('cash-differs');
  await deps.payments.insert(
    createCashPayment(
      {
        orderId,
        userId: order.userId,
        amountPaise: order.payablePaise,
        recordedBy: by,
        ...toPaymentParty(order.partyId),
      },
      deps.clock(),
    ),
  );
  await refundOverpayment(deps, { orderId });
  const stored = await deps.payments.findByOrder(orderId, 'cod');
  return ok(stored ? contractStatus[stored.payment.state] : paymentStatus.Paid);
};
