import { randomUUID } from 'node:crypto';
import {
  lowStockOperations,
  messageTemplateOperations,
  messagingOperations,
  notificationOperations,
  notificationPreferenceOperations,
} from '@tokri/contracts/api';
import { toKafkaSecurity } from '@tokri/service-kit/kafka';
import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import type { LowStockSettingsDeps } from './application/low-stock/change-settings.ts';
import type { Contacts } from './application/ports/contacts.ts';
import type { Gateways } from './application/ports/gateways.ts';
import type { RenderContextProvider } from './application/ports/templates.ts';
import { registerToken } from './application/push/register-token.ts';
import type { createStores } from './compose-stores.ts';
import type { NotificationConfig } from './config.ts';
import { createDeadLetterHandlers } from './http/dead-letter-handlers.ts';
import { createLowStockHandlers } from './http/low-stock-handlers.ts';
import { createNotificationHandlers } from './http/notification-handlers.ts';
import { createPreferenceHandlers } from './http/preference-handlers.ts';
import { createTemplateHandlers } from './http/template-handlers.ts';
import { createDeadLetterReader } from './messaging/dead-letter-reader.ts';

type Stores = Pick<
  ReturnType<typeof createStores>,
  'notifications' | 'preferences' | 'tokens' | 'replays' | 'templateStore' | 'testLimiter'
>;

export const createHttp = ({
  config,
  context: { broker, clock, logger },
  stores: { notifications, preferences, tokens, replays, templateStore, testLimiter },
  contacts,
  lowStock,
  renderContext,
  gateways,
}: {
  readonly config: NotificationConfig;
  readonly context: Pick<ServiceContext, 'broker' | 'clock' | 'logger'>;
  readonly stores: Stores;
  readonly contacts: Contacts;
  readonly lowStock: LowStockSettingsDeps;
  readonly renderContext: RenderContextProvider;
  readonly gateways: Gateways;
}) => ({
  operations: {
    ...notificationOperations,
    ...notificationPreferenceOperations,
    ...messagingOperations,
    ...messageTemplateOperations,
    ...lowStockOperations,
  },
  handlers: {
    ...createNotificationHandlers({
      notifications,
      tokens,
      renderContext,
      registerToken: registerToken({ tokens, pushServices: config.PUSH_SERVICES, clock }),
    }),
    ...createPreferenceHandlers({ preferences, clock }),
    ...createTemplateHandlers({
      store: templateStore,
      renderContext,
      contacts,
      testLimiter,
      gateways,
      clock,
      siteUrl: config.WEB_URL,
      newId: randomUUID,
    }),
    ...createLowStockHandlers(lowStock),
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
});
