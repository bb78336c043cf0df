import { applyAttempt, chain } from '../domain/attempts.ts';
import type { Payment } from '../domain/payment.ts';
import { applyRefund } from '../domain/refunds.ts';
import { changePayment } from './change-payment.ts';
import { noteFailedRefund } from './note-fault.ts';
import type { Clock } from './ports/clock.ts';
import type { TroubleBook } from './ports/gateway.ts';
import type { PaymentStore } from './ports/payments.ts';
import type { Providers } from './ports/providers.ts';

export interface LookNeeds {
  readonly payments: PaymentStore;
  readonly providers: Providers;
  readonly clock: Clock;
  readonly trouble: TroubleBook;
  /** Has the next task of an order's payment done soon. */
  readonly wake: (orderId: number) => void;
}

const refundedPayments = ({ refunds }: Payment): readonly string[] => [
  ...new Set(
    refunds
      .filter(({ state }) => state !== 'processed' && state !== 'letting-go')
      .map(({ gatewayPaymentId }) => gatewayPaymentId),
  ),
];

/** Asks the gateway what it has of an order, and takes all of it in: the one way for callback, webhook and reconciler. @throws GatewayFault. */
export const lookAtGateway = async (
  { payments, providers, clock, trouble, wake }: LookNeeds,
  orderId: number,
): Promise<Payment | null> => {
  const stored = await payments.byOrder(orderId);
  if (!stored?.payment.gatewayOrderId) return stored?.payment ?? null;
  const gateway = providers.gatewayOf(stored.payment.provider);
  const attempts = await gateway.attemptsOf(stored.payment.gatewayOrderId);
  const refunds = (
    await Promise.all(
      refundedPayments(stored.payment).map((paymentId) => gateway.refundsOf(paymentId)),
    )
  ).flat();
  refunds.forEach((shown) => {
    noteFailedRefund(trouble, stored.payment, shown);
  });
  const payment = await changePayment(payments, { orderId }, (current) =>
    chain(
      current,
      ...attempts.map((attempt) => (before: Payment) => applyAttempt(before, attempt)),
      ...refunds.map((refund) => (before: Payment) => applyRefund(before, refund, clock())),
    ),
  );
  wake(orderId);
  return payment;
};
