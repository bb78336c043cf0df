import type { Clock } from '@tokri/service-kit/use-case';
import {
  applyAttempt,
  applyInSequence,
  matchesPayment,
  type PaymentAttempt,
} from '../../domain/payments/payment-attempts.ts';
import { nextTask } from '../../domain/payments/gateway-tasks.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import {
  applyRefund,
  paymentsWithUnreadRefunds,
  type GatewayRefund,
} from '../../domain/refunds/gateway-refunds.ts';
import { updatePayment } from './update-payment.ts';
import { recordFailedRefund } from './record-gateway-error.ts';
import type { Gateway, GatewayErrorLog } from '../ports/gateway.ts';
import type { PaymentStore, StoredPayment } from '../ports/payments.ts';
import type { Providers } from '../ports/providers.ts';

export interface SyncWithGatewayDeps {
  readonly payments: PaymentStore;
  readonly providers: Providers;
  readonly clock: Clock;
  readonly gatewayErrors: GatewayErrorLog;
  readonly enqueueTask: (orderId: number) => void;
}

const fetchRefunds = async (
  gateway: Gateway,
  payment: Payment,
  attempts: readonly PaymentAttempt[],
): Promise<readonly GatewayRefund[]> => {
  const matching = attempts.filter((attempt) => matchesPayment(payment, attempt));
  const paymentIds = paymentsWithUnreadRefunds(payment, matching);
  return (await Promise.all(paymentIds.map((id) => gateway.fetchRefunds(id)))).flat();
};

/**
 * Webhook and reconciliation update a payment through this function. Refunds are applied before the
 * news that a payment was returned as a whole, which names none. `stored` was just read. @throws
 * GatewayError
 */
export const syncWithGateway = async (
  { payments, providers, clock, gatewayErrors, enqueueTask }: SyncWithGatewayDeps,
  stored: Pick<StoredPayment, 'payment'>,
): Promise<Payment | null> => {
  const { orderId } = stored.payment;
  if (!stored.payment.gatewayOrderId) return stored.payment;
  const gateway = providers.findGateway(stored.payment.provider);
  const attempts = await gateway.fetchAttempts(stored.payment.gatewayOrderId);
  const refunds = await fetchRefunds(gateway, stored.payment, attempts);
  refunds.forEach((refund) => {
    recordFailedRefund(gatewayErrors, stored.payment, refund);
  });
  const applyAttempts = (isReturned: boolean) =>
    attempts
      .filter(({ status }) => (status === 'refunded') === isReturned)
      .map((attempt) => (before: Payment) => applyAttempt(before, attempt));
  const payment = await updatePayment(payments, { orderId }, (current) =>
    applyInSequence(
      current,
      ...applyAttempts(false),
      ...refunds.map((refund) => (before: Payment) => applyRefund(before, refund, clock())),
      ...applyAttempts(true),
    ),
  );
  if (payment && nextTask(payment)) enqueueTask(orderId);
  else gatewayErrors.clear(orderId);
  return payment;
};
