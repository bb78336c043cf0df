import type { CompleteContactReplica } from '@tokri/service-kit/contacts';
import { deriveKey } from '@tokri/service-kit/crypto';
import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import type { NotificationConfig } from './config.ts';
import { toInvitationEndedEntries, toOutboxEntries } from './messaging/outbox-entries.ts';
import { createChatAnswers } from './persistence/chat-answers.ts';
import { codeModel, createCodeRepository } from './persistence/code-repository.ts';
import { notificationModel } from './persistence/notification-model.ts';
import { createNotificationRepository } from './persistence/notification-repository.ts';
import {
  createPreferencesRepository,
  preferencesModel,
} from './persistence/preferences-repository.ts';
import { createPushTokenRepository, pushTokenModel } from './persistence/push-token-repository.ts';
import { createRecipientLimiter, recipientHourModel } from './persistence/recipient-limiter.ts';
import { createTemplateRepository, templateModel } from './persistence/template-repository.ts';
import { createReplayRepository, replayModel } from './persistence/replay-repository.ts';

/** Of a member of staff to themselves. */
const testMessagesPerHour = { sms: 5, mail: 10 } as const;

export const createStores = (
  config: NotificationConfig,
  deps: Pick<ServiceContext, 'connection' | 'clock'> & {
    readonly contacts: CompleteContactReplica['model'];
  },
) => {
  const { connection, clock, contacts } = deps;
  const models = {
    codes: codeModel(connection),
    notifications: notificationModel(connection),
    preferences: preferencesModel(connection),
    contacts,
    tokens: pushTokenModel(connection),
    replays: replayModel(connection),
    recipientHours: recipientHourModel(connection),
    templates: templateModel(connection),
  };
  const createLimiter = (name: string, maxPerHour: Readonly<Record<'sms' | 'mail', number>>) =>
    createRecipientLimiter({
      model: models.recipientHours,
      hashKey: deriveKey(config.SEAL_KEY, name),
      maxPerHour,
      clock,
    });
  return {
    models,
    codes: createCodeRepository(models.codes, toInvitationEndedEntries),
    notifications: createNotificationRepository({
      model: models.notifications,
      toOutboxEntries,
      clock,
    }),
    chatAnswers: createChatAnswers(models.notifications),
    preferences: createPreferencesRepository(models.preferences),
    tokens: createPushTokenRepository(connection, { model: models.tokens, clock }),
    replays: createReplayRepository(models.replays),
    templateStore: createTemplateRepository(models.templates),
    recipientLimiter: createLimiter('recipient counters', {
      sms: config.ORDER_SMS_PER_HOUR,
      mail: config.ORDER_MAILS_PER_HOUR,
    }),
    testLimiter: createLimiter('test message counters', testMessagesPerHour),
  };
};
