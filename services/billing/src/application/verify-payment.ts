import { ok, refusal, type Outcome } from '@tokri/contracts';
import { applyAttempt, chain, isOurs, type Attempt } from '../domain/attempts.ts';
import type { Payment } from '../domain/payment.ts';
import { changePayment } from './change-payment.ts';
import type { LookNeeds } from './look-at-gateway.ts';
import {
  orUnavailable,
  ownPayment,
  type OpenedPayment,
  type PayableNeeds,
} from './payable-order.ts';
import type { Gateway } from './ports/gateway.ts';
import type { DialogWord } from './ports/providers.ts';

export type VerifyNeeds = LookNeeds & PayableNeeds;

export interface VerifyRequest {
  readonly orderId: number;
  readonly userId: number;
  readonly word: DialogWord;
}

export type VerifyRefusal = 'signature-wrong' | 'payment-mismatch' | 'payment-failed';

/** A signature is over the order that we stored, not the one that was sent; a name must be of that order. */
const wordFault = (
  { providers }: VerifyNeeds,
  word: DialogWord,
  { stored, gatewayOrderId }: OpenedPayment,
): VerifyRefusal | null => {
  if (word.kind === 'named')
    return word.gatewayOrderId === gatewayOrderId ? null : 'payment-mismatch';
  const provider = stored.provider && providers.find(stored.provider);
  return provider?.isDialogSigned({ ...word, gatewayOrderId }) ? null : 'signature-wrong';
};

const attemptsOf = (gateway: Gateway, word: DialogWord): Promise<readonly Attempt[]> =>
  word.kind === 'named'
    ? gateway.attemptsOf(word.gatewayOrderId)
    : gateway.attempt(word.gatewayPaymentId).then((attempt) => [attempt]);

const isPaid = ({ status }: Attempt): boolean => status !== 'failed' && status !== 'created';

/**
 * O13: what the provider's dialog gave the customer is a reason to look; order, sum and success are compared from the payment that the provider itself shows.
 * @throws Problem as `ownPayment`, 503 when the gateway does not answer.
 */
export const verifyPayment = async (
  needs: VerifyNeeds,
  { orderId, userId, word }: VerifyRequest,
): Promise<Outcome<Payment, VerifyRefusal>> => {
  const opened = await ownPayment(needs, { orderId, userId });
  const fault = wordFault(needs, word, opened);
  if (fault) return refusal(fault);
  const shown = await orUnavailable(needs, orderId, async () =>
    attemptsOf(needs.providers.gatewayOf(opened.stored.provider), word),
  );
  const ours = (shown ?? []).filter((attempt) => isOurs(opened.stored, attempt));
  if (ours.length === 0)
    return refusal(shown?.length === 0 ? 'payment-failed' : 'payment-mismatch');
  const payment = await changePayment(needs.payments, { orderId }, (current) =>
    chain(current, ...ours.map((attempt) => (before: Payment) => applyAttempt(before, attempt))),
  );
  needs.wake(orderId);
  return payment && ours.some(isPaid) ? ok(payment) : refusal('payment-failed');
};
