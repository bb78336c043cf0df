import { saveEntity, toUnixSeconds } from '../gateway/entity-store.ts';
import { findCharges, findCharge } from './gateway.ts';
import type { Gateway } from './gateway.ts';
import type { Charge, Refund } from './entities.ts';
import { ApiError, unknownIdError } from './api-error.ts';
import type { RefundRequest } from './requests.ts';

export const refundDurationMs = 1_000;

const findRefundableCharge = (
  gateway: Gateway,
  { charge, payment_intent }: RefundRequest,
): Charge => {
  if (charge !== undefined) return findCharge(gateway, charge);
  const paid = findCharges(gateway, payment_intent ?? '').find(
    ({ status }) => status === 'succeeded',
  );
  if (paid === undefined) throw unknownIdError('payment_intent', payment_intent ?? '');
  return paid;
};

const publishCreation = (gateway: Gateway, refund: Refund, charge: Charge): void => {
  const about = { paymentIntentId: charge.payment_intent, repeat: 1 };
  gateway.publish({ event: 'refund.created', object: refund, ...about });
  gateway.publish({ event: 'charge.refunded', object: charge, ...about });
};

export const createRefund = (gateway: Gateway, request: RefundRequest, isMuted = false): Refund => {
  const charge = findRefundableCharge(gateway, request);
  const remaining = charge.amount_captured - charge.amount_refunded;
  const amount = request.amount ?? remaining;
  if (!charge.captured)
    throw new ApiError(`Charge ${charge.id} is not captured.`, { param: 'charge' });
  if (remaining === 0)
    throw new ApiError(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  if (amount > remaining)
    throw new ApiError(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${remaining})`,
      { param: 'amount' },
    );
  const refundedCharge = saveEntity(gateway, gateway.charges, {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === remaining,
  });
  const refund = saveEntity(gateway, gateway.refunds, {
    id: gateway.newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: toUnixSeconds(gateway.now()),
    currency: charge.currency,
    metadata: request.metadata,
    payment_intent: charge.payment_intent,
    reason: request.reason,
    status: 'pending',
  });
  if (!isMuted) publishCreation(gateway, refund, refundedCharge);
  scheduleSuccess(gateway, refund, isMuted);
  return refund;
};

export const scheduleSuccess = (gateway: Gateway, refund: Refund, isMuted = false): void => {
  gateway.schedule(() => {
    const succeeded = saveEntity(gateway, gateway.refunds, { ...refund, status: 'succeeded' });
    if (isMuted) return;
    gateway.publish({
      event: 'refund.updated',
      object: succeeded,
      paymentIntentId: refund.payment_intent,
      repeat: 1,
    });
  }, refundDurationMs);
};
