import { ProblemError } from '@tokri/contracts/problems';
import { err, ok, type Result } from '@tokri/contracts/result';
import { nextTask, retryNow } from '../../domain/payments/gateway-tasks.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { recordGatewayError } from './record-gateway-error.ts';
import { syncWithGateway, type SyncWithGatewayDeps } from './sync-with-gateway.ts';
import { updatePayment } from './update-payment.ts';

/** Reads the provider first, so that what it already did is not requested again. */
export const retryPayment = async (
  deps: SyncWithGatewayDeps,
  orderId: number,
): Promise<Result<Payment, 'gateway-unavailable'>> => {
  const { payments, clock, gatewayErrors, enqueueTask } = deps;
  const stored = await payments.findByOrder(orderId);
  if (!stored) throw new ProblemError('not-found');
  try {
    await syncWithGateway(deps, stored);
  } catch (error) {
    recordGatewayError(gatewayErrors, { task: 'sync', orderId, attempts: 1 }, error);
    return err('gateway-unavailable');
  }
  const payment = await updatePayment(payments, { orderId }, (current) =>
    retryNow(current, clock()),
  );
  if (!payment) throw new ProblemError('not-found');
  if (nextTask(payment)) enqueueTask(orderId);
  return ok(payment);
};
