import { happened, Problem, refusal, type Outcome } from '@tokri/contracts';
import { untilKnown } from '@tokri/service-kit/use-case';
import { applyAttempt, isOurs } from '../domain/attempts.ts';
import type { Payment } from '../domain/payment.ts';
import { changePayment } from './change-payment.ts';
import { GatewayFault, type PaymentStore, type SaleStore, type Signatures } from './ports.ts';
import type { LookNeeds } from './look-at-gateway.ts';
import { saleOfOrder } from './sale-of-order.ts';

export interface VerifyNeeds extends LookNeeds {
  readonly signatures: Signatures;
  readonly sales: SaleStore;
}

export interface VerifyRequest {
  readonly orderId: number;
  readonly userId: number;
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string;
  readonly signature: string;
}

const attemptOf = async ({ gateway }: VerifyNeeds, gatewayPaymentId: string) => {
  try {
    return await gateway.attempt(gatewayPaymentId);
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    if (error.kind === 'refused') return null;
    throw new Problem('unavailable', 'The payment service does not answer. The payment is not lost: repeat in a moment.', { retryAfterSeconds: 2 });
  }
};

const askedAtGateway = async (payments: PaymentStore, orderId: number) => {
  const stored = (await payments.byOrder(orderId))?.payment;
  return stored?.gatewayOrderId ? { stored, gatewayOrderId: stored.gatewayOrderId } : null;
};

/**
 * O13: what the gateway's dialog gave the customer. The signature is over the order that we stored, not the one that was sent; sum and order are
 * compared from the payment that the gateway itself shows.
 * @throws Problem 404 for an order that is not paid online, 403 for somebody else's, 409 for one on its way, 503 when the gateway does not answer.
 */
export const verifyPayment = async (needs: VerifyNeeds, request: VerifyRequest): Promise<Outcome<Payment, 'signature-wrong' | 'payment-mismatch' | 'payment-failed'>> => {
  const sold = await saleOfOrder(needs.sales, request.orderId);
  if (sold.method !== 'online') throw new Problem('not-found');
  if (sold.userId !== request.userId) throw new Problem('not-allowed');
  const { stored, gatewayOrderId } = await untilKnown('payment', () => askedAtGateway(needs.payments, request.orderId));
  if (!needs.signatures.isCheckoutSigned({ ...request, gatewayOrderId })) return refusal('signature-wrong');
  const attempt = await attemptOf(needs, request.gatewayPaymentId);
  if (!attempt || !isOurs(stored, attempt)) return refusal('payment-mismatch');
  const payment = await changePayment(needs.payments, { orderId: request.orderId }, (current) => applyAttempt(current, attempt));
  needs.wake(request.orderId);
  if (!payment || attempt.status === 'failed' || attempt.status === 'created') return refusal('payment-failed');
  return happened(payment);
};
