import {
  billingEvents,
  contactSnapshot,
  notificationEvents,
  orderEvents,
  slotEvents,
  userOtp,
} from '@tokri/contracts/events';
import { messagingOperations, notificationOperations } from '@tokri/contracts/api';
import { createCompleteContactReplica, createContactDecrypter } from '@tokri/service-kit/contacts';
import { createSealer } from '@tokri/service-kit/crypto';
import { toKafkaSecurity } from '@tokri/service-kit/kafka';
import {
  createBackgroundWorker,
  createService,
  createServiceContext,
  type Compose,
} from '@tokri/service-kit/lifecycle';
import { bindToTrace } from '@tokri/service-kit/telemetry';
import { createNotification } from './application/deliveries/create-notification.ts';
import { deliverCode } from './application/deliveries/deliver-code.ts';
import { deliverInvitation } from './application/deliveries/deliver-invitation.ts';
import { registerToken } from './application/push/register-token.ts';
import { sendNotification } from './application/deliveries/send-notification.ts';
import { createSendQueue } from './application/deliveries/send-queue.ts';
import { createGateways } from './compose-gateways.ts';
import { createStores } from './compose-stores.ts';
import type { NotificationConfig } from './config.ts';
import { createNotificationHandlers } from './http/notification-handlers.ts';
import { createDeadLetterHandlers } from './http/dead-letter-handlers.ts';
import { createCodeConsumer, createNotificationConsumer } from './messaging/consumers.ts';
import { createDeadLetterReader } from './messaging/dead-letter-reader.ts';
import { createContactDirectory } from './persistence/contact-directory.ts';
import { createOutcomeRecorder } from './telemetry/outcome-recorder.ts';

const cleanupIntervalMs = 3_600_000;
const pollIntervalMs = 1_000;

export const compose: Compose<NotificationConfig> = async (config, options) => {
  const context = await createServiceContext('notification', config, options);
  const { connection, broker, logger, clock } = context;
  const sealer = createSealer(config.SEAL_KEY);
  const contactReplica = createCompleteContactReplica(connection);
  const { models, codes, notifications, tokens, replays, recipientLimiter } = createStores(config, {
    connection,
    clock,
    contacts: contactReplica.model,
  });
  const contacts = createContactDirectory({
    replica: contactReplica,
    decrypter: createContactDecrypter(sealer.open),
    clock,
  });
  const { recordOutcome, counts } = createOutcomeRecorder(logger, context.metrics);
  const gateways = context.instrumentation.decorateCalls('gateway', createGateways(config));
  const codeDeps = { codes, gateways, clock, recordOutcome };
  const sendQueue = createSendQueue({
    notifications,
    clock,
    bindToTrace,
    send: sendNotification({
      notifications,
      contacts,
      recipientLimiter,
      tokens,
      gateways,
      clock,
      recordOutcome,
      siteUrl: config.WEB_URL,
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

  return createService({
    ...context,
    models: Object.values(models),
    topics: [
      userOtp,
      contactSnapshot.topic,
      orderEvents,
      billingEvents,
      slotEvents,
      notificationEvents,
    ],
    workers: [
      context.outboxRelay([models.notifications]),
      context.consumer(
        createCodeConsumer({
          sealer,
          deliverCode: deliverCode(codeDeps),
          deliverInvitation: deliverInvitation({ ...codeDeps, tokens, siteUrl: config.WEB_URL }),
        }),
      ),
      context.consumer(
        createNotificationConsumer({
          createNotification: createNotification({ notifications, clock, enqueue: sendQueue.add }),
          upsertContact: contacts.upsert,
          removeContact: contacts.remove,
        }),
      ),
      context.periodicJob('enqueue-due-notifications', pollIntervalMs, sendQueue.enqueueDue),
      createBackgroundWorker({ name: 'send queue', role: 'job', stop: sendQueue.stop }),
      context.periodicJob('delete-old-notifications', cleanupIntervalMs, () =>
        Promise.all([
          codes.deleteExpired(clock()),
          notifications.deleteExpired(clock()),
          tokens.deleteExpired(clock()),
          recipientLimiter.deleteExpired(clock()),
        ]),
      ),
    ],
    http: {
      operations: { ...notificationOperations, ...messagingOperations },
      handlers: {
        ...createNotificationHandlers({
          notifications,
          tokens,
          registerToken: registerToken({ tokens, clock }),
        }),
        ...createDeadLetterHandlers({
          reader: createDeadLetterReader({
            broker,
            brokers: config.KAFKA_BROKERS,
            security: toKafkaSecurity(config),
            topicPrefix: config.KAFKA_TOPIC_PREFIX,
          }),
          replays,
          clock,
          audit: ({ topic, partition, offset }, by) => {
            logger.info({ topic, partition, offset, by }, 'dead letter replayed');
          },
        }),
      },
    },
    details: async () => ({ messages: await counts() }),
  });
};
