import { saveEntity, toUnixSeconds } from '../gateway/entity-store.ts';
import { findEntity } from './gateway.ts';
import type { Gateway } from './gateway.ts';
import type { Payment, Refund } from './entities.ts';
import { ApiError } from './api-error.ts';
import type { RefundRequest } from './requests.ts';

export const refundDurationMs = 1_000;

const refundableAmount = (payment: Payment, requested: number | undefined): number => {
  const remaining = payment.amount - payment.amount_refunded;
  if (!payment.captured)
    throw new ApiError('The payment status should be captured for action to be taken');
  if (remaining === 0) throw new ApiError('The payment has been fully refunded already');
  if ((requested ?? remaining) > remaining)
    throw new ApiError('The refund amount provided is greater than amount captured', {
      field: 'amount',
    });
  return requested ?? remaining;
};

export const createRefund = (
  gateway: Gateway,
  paymentId: string,
  { isMuted = false, ...request }: RefundRequest & { readonly isMuted?: boolean },
): Refund => {
  const payment = findEntity(gateway.payments, paymentId);
  const amount = refundableAmount(payment, request.amount);
  const refunded = payment.amount_refunded + amount;
  const isWhole = refunded === payment.amount;
  const refundedPayment = saveEntity(gateway, gateway.payments, {
    ...payment,
    amount_refunded: refunded,
    refund_status: isWhole ? 'full' : 'partial',
    status: isWhole ? 'refunded' : payment.status,
  });
  const refund = saveEntity(gateway, gateway.refunds, {
    id: gateway.newId('rfnd'),
    entity: 'refund',
    amount,
    currency: 'INR',
    payment_id: payment.id,
    notes: request.notes,
    receipt: request.receipt ?? null,
    acquirer_data: { arn: null },
    created_at: toUnixSeconds(gateway.now()),
    batch_id: null,
    status: 'pending',
    speed_processed: 'normal',
    speed_requested: request.speed,
  });
  if (!isMuted)
    gateway.publish({
      event: 'refund.created',
      payment: refundedPayment,
      refund,
      repeat: 1,
    });
  scheduleProcessing(gateway, refund, isMuted);
  return refund;
};

export const scheduleProcessing = (gateway: Gateway, refund: Refund, isMuted = false): void => {
  gateway.schedule(() => {
    const processed = saveEntity(gateway, gateway.refunds, {
      ...refund,
      status: 'processed',
      acquirer_data: { arn: refund.id.slice(-10) },
    });
    if (isMuted) return;
    gateway.publish({
      event: 'refund.processed',
      payment: findEntity(gateway.payments, refund.payment_id),
      refund: processed,
      repeat: 1,
    });
  }, refundDurationMs);
};
