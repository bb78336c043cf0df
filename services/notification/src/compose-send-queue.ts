import {
  createBackgroundWorker,
  type BackgroundWorker,
  type ServiceContext,
} from '@tokri/service-kit/lifecycle';
import { bindToTrace } from '@tokri/service-kit/telemetry';
import {
  sendNotification,
  type SendNotificationDeps,
} from './application/deliveries/send-notification.ts';
import { createSendQueue, type SendQueue } from './application/deliveries/send-queue.ts';

const pollIntervalMs = 1_000;

type Sending = Omit<SendNotificationDeps, 'onConflict' | 'clock'>;

/** The queue of notifications and the jobs that fill and end it. */
export const composeSendQueue = (
  { clock, logger, periodicJob }: Pick<ServiceContext, 'clock' | 'logger' | 'periodicJob'>,
  sending: Sending,
): { readonly sendQueue: SendQueue; readonly workers: readonly BackgroundWorker[] } => {
  const sendQueue = createSendQueue({
    notifications: sending.notifications,
    clock,
    bindToTrace,
    send: sendNotification({
      ...sending,
      clock,
      onConflict: (notificationId) => {
        logger.warn(
          { noticeId: notificationId },
          'the result of a notification was not saved because another process changed it',
        );
      },
    }),
    onFailure: (error) => {
      logger.error({ error }, 'a notification was not sent; the periodic job retries it');
    },
  });
  return {
    sendQueue,
    workers: [
      periodicJob('enqueue-due-notifications', pollIntervalMs, sendQueue.enqueueDue),
      createBackgroundWorker({ name: 'send queue', role: 'job', stop: sendQueue.stop }),
    ],
  };
};
