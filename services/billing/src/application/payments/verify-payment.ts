import { err, ok, type Result } from '@tokri/contracts/result';
import {
  applyAttempt,
  applyInSequence,
  matchesPayment,
  type PaymentAttempt,
} from '../../domain/payments/payment-attempts.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { updatePayment } from './update-payment.ts';
import type { SyncWithGatewayDeps } from './sync-with-gateway.ts';
import {
  callOrUnavailable,
  findOwnPayment,
  type OpenedPayment,
  type FindPaymentDeps,
} from './find-payment.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { CheckoutResult } from '../ports/providers.ts';

export type VerifyPaymentDeps = SyncWithGatewayDeps & FindPaymentDeps;

export interface VerifyPaymentCommand {
  readonly orderId: number;
  readonly userId: number;
  readonly checkoutResult: CheckoutResult;
}

export type VerifyPaymentError = 'signature-wrong' | 'payment-mismatch' | 'payment-failed';

const checkCheckoutResult = (
  { providers }: VerifyPaymentDeps,
  checkoutResult: CheckoutResult,
  { payment, gatewayOrderId }: OpenedPayment,
): VerifyPaymentError | null => {
  if (checkoutResult.kind === 'named')
    return checkoutResult.gatewayOrderId === gatewayOrderId ? null : 'payment-mismatch';
  const provider = payment.provider && providers.find(payment.provider);
  return provider?.isCheckoutSigned({ ...checkoutResult, gatewayOrderId })
    ? null
    : 'signature-wrong';
};

const fetchAttempts = (
  gateway: Gateway,
  checkoutResult: CheckoutResult,
): Promise<readonly PaymentAttempt[]> =>
  checkoutResult.kind === 'named'
    ? gateway.fetchAttempts(checkoutResult.gatewayOrderId)
    : gateway.fetchAttempt(checkoutResult.gatewayPaymentId).then((attempt) => [attempt]);

const isPaid = ({ status }: PaymentAttempt): boolean => status !== 'failed' && status !== 'created';

/**
 * The checkout result is only a reason to ask the gateway. Order, amount and status are read from
 * the gateway itself.
 */
export const verifyPayment = async (
  deps: VerifyPaymentDeps,
  { orderId, userId, checkoutResult }: VerifyPaymentCommand,
): Promise<Result<Payment, VerifyPaymentError>> => {
  const opened = await findOwnPayment(deps, { orderId, userId });
  const checkError = checkCheckoutResult(deps, checkoutResult, opened);
  if (checkError) return err(checkError);
  const attempts = await callOrUnavailable(deps, orderId, async () =>
    fetchAttempts(deps.providers.findGateway(opened.payment.provider), checkoutResult),
  );
  const matchingAttempts = (attempts ?? []).filter((attempt) =>
    matchesPayment(opened.payment, attempt),
  );
  if (matchingAttempts.length === 0)
    return err(attempts?.length === 0 ? 'payment-failed' : 'payment-mismatch');
  const payment = await updatePayment(deps.payments, { orderId }, (current) =>
    applyInSequence(
      current,
      ...matchingAttempts.map((attempt) => (before: Payment) => applyAttempt(before, attempt)),
    ),
  );
  deps.enqueueTask(orderId);
  return payment && matchingAttempts.some(isPaid) ? ok(payment) : err('payment-failed');
};
