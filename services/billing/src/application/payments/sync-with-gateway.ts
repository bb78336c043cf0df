import type { Clock } from '@tokri/service-kit/use-case';
import { applyAttempt, applyInSequence } from '../../domain/payments/payment-attempts.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { applyRefund } from '../../domain/refunds/refunds.ts';
import { updatePayment } from './update-payment.ts';
import { recordFailedRefund } from './record-gateway-error.ts';
import type { GatewayErrorLog } from '../ports/gateway.ts';
import type { PaymentStore } from '../ports/payments.ts';
import type { Providers } from '../ports/providers.ts';

export interface SyncWithGatewayDeps {
  readonly payments: PaymentStore;
  readonly providers: Providers;
  readonly clock: Clock;
  readonly gatewayErrors: GatewayErrorLog;
  readonly enqueueTask: (orderId: number) => void;
}

const paymentIdsWithOpenRefunds = ({ refunds }: Payment): readonly string[] => [
  ...new Set(
    refunds
      .filter(({ state }) => state !== 'processed' && state !== 'voiding')
      .map(({ gatewayPaymentId }) => gatewayPaymentId),
  ),
];

/**
 * Callback, webhook and reconciliation all update a payment through this function. @throws
 * GatewayError
 */
export const syncWithGateway = async (
  { payments, providers, clock, gatewayErrors, enqueueTask }: SyncWithGatewayDeps,
  orderId: number,
): Promise<Payment | null> => {
  const stored = await payments.findByOrder(orderId);
  if (!stored?.payment.gatewayOrderId) return stored?.payment ?? null;
  const gateway = providers.findGateway(stored.payment.provider);
  const attempts = await gateway.fetchAttempts(stored.payment.gatewayOrderId);
  const refunds = (
    await Promise.all(
      paymentIdsWithOpenRefunds(stored.payment).map((paymentId) => gateway.fetchRefunds(paymentId)),
    )
  ).flat();
  refunds.forEach((refund) => {
    recordFailedRefund(gatewayErrors, stored.payment, refund);
  });
  const payment = await updatePayment(payments, { orderId }, (current) =>
    applyInSequence(
      current,
      ...attempts.map((attempt) => (before: Payment) => applyAttempt(before, attempt)),
      ...refunds.map((refund) => (before: Payment) => applyRefund(before, refund, clock())),
    ),
  );
  enqueueTask(orderId);
  return payment;
};
