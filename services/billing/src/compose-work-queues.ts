import type { Logger } from '@tokri/service-kit/logger';
import { bindToTrace } from '@tokri/service-kit/telemetry';
import { advancePayment, type AdvancePaymentDeps } from './application/payments/advance-payment.ts';
import {
  processWebhookEvent,
  type ProcessWebhookDeps,
} from './application/payments/gateway-webhook.ts';
import { createWorkQueue } from './application/work-queue.ts';

export const createWorkQueues = (
  deps: AdvancePaymentDeps & Pick<ProcessWebhookDeps, 'inbox' | 'partyPayments' | 'syncDues'>,
  logger: Pick<Logger, 'warn'>,
) => {
  const logFailure = (task: string) => (key: string | number, error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    logger.warn({ task, key: String(key), error: message }, 'left to the periodic job');
  };
  const tasks = createWorkQueue<number>(
    (orderId) => advancePayment(deps, orderId),
    logFailure('payment'),
    bindToTrace,
  );
  const syncDeps = { ...deps, enqueueTask: tasks.enqueue };
  const events = createWorkQueue<string>(
    (eventId) => processWebhookEvent(syncDeps, eventId),
    logFailure('gateway event'),
    bindToTrace,
  );
  return { tasks, events, syncDeps };
};
