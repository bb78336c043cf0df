import type { Clock } from '@tokri/service-kit/use-case';
import { applyAttempt, applyInSequence } from '../../domain/payments/payment-attempts.ts';
import type { Decision, Payment } from '../../domain/payments/payment.ts';
import { applyRefund, type GatewayRefund } from '../../domain/refunds/gateway-refunds.ts';
import {
  nextTask,
  applyGatewayOrderOpened,
  postponeTask,
  rejectPayment,
  type GatewayTask,
} from '../../domain/payments/gateway-tasks.ts';
import { updatePayment } from './update-payment.ts';
import { recordFailedRefund, recordGatewayError } from './record-gateway-error.ts';
import { GatewayError, type GatewayErrorLog } from '../ports/gateway.ts';
import type { PaymentStore } from '../ports/payments.ts';
import type { Providers } from '../ports/providers.ts';

export interface AdvancePaymentDeps {
  readonly payments: PaymentStore;
  readonly providers: Providers;
  readonly clock: Clock;
  readonly gatewayErrors: GatewayErrorLog;
}

const maxSteps = 10;

type ApplyToPayment = (payment: Payment) => Decision;

/**
 * After an unanswered attempt the gateway may have acted, so its state is read before the next
 * call.
 */
const captureAtGateway = async (
  { providers }: AdvancePaymentDeps,
  payment: Payment,
  { gatewayOrderId, gatewayPaymentId }: Extract<GatewayTask, { kind: 'capture' }>,
): Promise<ApplyToPayment> => {
  const gateway = providers.findGateway(payment.provider);
  const known = payment.taskAttempts > 0 ? await gateway.fetchAttempt(gatewayPaymentId) : null;
  const attempt =
    known && known.status !== 'authorized'
      ? known
      : await gateway.capture({
          gatewayOrderId,
          gatewayPaymentId,
          amountPaise: payment.amountPaise,
        });
  return (current) => applyAttempt(current, attempt);
};

/**
 * A refund that failed may have been requested without an answer, or exceed what is left after a
 * refund on the provider's dashboard: the stored refunds are brought up to date before the next
 * request.
 */
const refundAtGateway = async (
  { providers, clock, gatewayErrors }: AdvancePaymentDeps,
  payment: Payment,
  { refund }: Extract<GatewayTask, { kind: 'refund' }>,
): Promise<ApplyToPayment> => {
  const gateway = providers.findGateway(payment.provider);
  const applyAll =
    (refunds: readonly GatewayRefund[]): ApplyToPayment =>
    (current) =>
      applyInSequence(
        current,
        ...refunds.map((known) => (before: Payment) => applyRefund(before, known, clock())),
      );
  if (payment.taskAttempts > 0) {
    const known = await gateway.fetchRefunds(refund.gatewayPaymentId);
    if (applyAll(known)(payment).payment !== payment) return applyAll(known);
  }
  const requested = await gateway.refund(refund);
  recordFailedRefund(gatewayErrors, payment, requested);
  return applyAll([requested]);
};

const openAtGateway = async (
  { providers, gatewayErrors }: AdvancePaymentDeps,
  payment: Payment,
): Promise<ApplyToPayment> => {
  const { active: provider } = providers;
  try {
    const gatewayOrderId = await providers.findGateway(provider).openOrder(payment);
    return (current) => applyGatewayOrderOpened(current, { provider, gatewayOrderId });
  } catch (error) {
    recordGatewayError(
      gatewayErrors,
      { task: 'open', orderId: payment.orderId, attempts: 1 },
      error,
    );
    return (current) => rejectPayment(current, 'payment-unavailable');
  }
};

const runTask = (
  deps: AdvancePaymentDeps,
  payment: Payment,
  task: GatewayTask,
): Promise<ApplyToPayment> => {
  switch (task.kind) {
    case 'open':
      return openAtGateway(deps, payment);
    case 'capture':
      return captureAtGateway(deps, payment, task);
    case 'refund':
      return refundAtGateway(deps, payment, task);
  }
};

/** @returns the saved payment, or null when the task failed and is tried again later. */
const runTaskOrPostpone = async (
  deps: AdvancePaymentDeps,
  payment: Payment,
  task: GatewayTask,
): Promise<Payment | null> => {
  const { orderId, taskAttempts } = payment;
  try {
    const apply = await runTask(deps, payment, task);
    const after = await updatePayment(deps.payments, { orderId }, apply);
    if (after && JSON.stringify(nextTask(after)) === JSON.stringify(task))
      throw new GatewayError('refused', `${task.kind} had no effect`);
    return after;
  } catch (error) {
    recordGatewayError(
      deps.gatewayErrors,
      { task: task.kind, orderId, attempts: taskAttempts + 1 },
      error,
    );
    await updatePayment(deps.payments, { orderId }, (current) =>
      postponeTask(current, deps.clock()),
    );
    return null;
  }
};

export const advancePayment = async (deps: AdvancePaymentDeps, orderId: number): Promise<void> => {
  let payment = (await deps.payments.findByOrder(orderId))?.payment ?? null;
  for (let steps = 0; payment && steps < maxSteps; steps += 1) {
    const task = nextTask(payment);
    if (!task) return deps.gatewayErrors.clear(orderId);
    if (payment.retryAt.getTime() > deps.clock().getTime()) return;
    payment = await runTaskOrPostpone(deps, payment, task);
  }
};
