import { saveEntity, toUnixSeconds } from '../gateway/entity-store.ts';
import { ApiError } from './api-error.ts';
import type { Dispute } from './entities.ts';
import { findEntity } from './gateway.ts';
import type { Gateway } from './gateway.ts';
import type { DisputeRequest } from './requests.ts';

const respondWithinSeconds = 7 * 24 * 60 * 60;

const openDispute = (
  gateway: Gateway,
  { paymentId, amount }: Pick<DisputeRequest, 'paymentId' | 'amount'>,
): Dispute => {
  const payment = findEntity(gateway.payments, paymentId);
  if (!payment.captured)
    throw new ApiError('The payment status should be captured for action to be taken');
  const now = toUnixSeconds(gateway.now());
  return {
    id: gateway.newId('disp'),
    entity: 'dispute',
    payment_id: paymentId,
    amount: amount ?? payment.amount,
    currency: 'INR',
    amount_deducted: 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: now + respondWithinSeconds,
    status: 'open',
    phase: 'chargeback',
    created_at: now,
  };
};

/** Opens a dispute of a payment, or decides the open one. The money is deducted when it is lost. */
export const simulateDispute = (
  gateway: Gateway,
  { paymentId, amount, outcome, webhook }: DisputeRequest,
): Dispute => {
  const save = (dispute: Dispute, event: 'created' | 'won' | 'lost'): Dispute => {
    saveEntity(gateway, gateway.disputes, dispute);
    if (webhook)
      gateway.publish({
        event: `payment.dispute.${event}`,
        payment: findEntity(gateway.payments, paymentId),
        dispute,
        repeat: 1,
      });
    return dispute;
  };
  const known = [...gateway.disputes.values()].find(
    ({ payment_id, status }) => payment_id === paymentId && status === 'open',
  );
  const open = known ?? save(openDispute(gateway, { paymentId, amount }), 'created');
  if (outcome === 'open') return open;
  const amountDeducted = outcome === 'lost' ? open.amount : 0;
  return save({ ...open, status: outcome, amount_deducted: amountDeducted }, outcome);
};
