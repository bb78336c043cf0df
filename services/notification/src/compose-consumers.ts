import type { BackgroundWorker, ServiceContext } from '@tokri/service-kit/lifecycle';
import {
  createNotification,
  type CreateNotificationDeps,
} from './application/deliveries/create-notification.ts';
import { deliverCode, type DeliverCodeDeps } from './application/deliveries/deliver-code.ts';
import { deliverInvitation } from './application/deliveries/deliver-invitation.ts';
import { deliverSecondFactorMessage } from './application/deliveries/deliver-second-factor-message.ts';
import { notifyOfChatAnswer } from './application/deliveries/notify-of-chat-answer.ts';
import type { createStores } from './compose-stores.ts';
import { createAccountConsumer, type AccountConsumerDeps } from './messaging/account-consumer.ts';
import {
  createNotificationConsumer,
  type NotificationConsumerDeps,
} from './messaging/consumers.ts';
import type { ContactDirectory } from './persistence/contact-directory.ts';

export const createConsumers = (
  context: ServiceContext,
  deps: Pick<AccountConsumerDeps, 'sealer'> &
    Pick<NotificationConsumerDeps, 'erasePerson' | 'lowStock'> &
    Pick<CreateNotificationDeps, 'sendQueue'> & {
      readonly stores: ReturnType<typeof createStores>;
      readonly contacts: Pick<ContactDirectory, 'upsert' | 'remove'>;
      readonly sending: Omit<DeliverCodeDeps, 'codes'> & { readonly siteUrl: string };
    },
): readonly BackgroundWorker[] => {
  const { sealer, erasePerson, lowStock, sendQueue, contacts } = deps;
  const { codes, tokens, notifications, chatAnswers } = deps.stores;
  const sending = { ...deps.sending, codes, tokens };
  return [
    context.consumer(
      createAccountConsumer({
        sealer,
        deliverCode: deliverCode(sending),
        deliverInvitation: deliverInvitation(sending),
        deliverSecondFactorMessage: deliverSecondFactorMessage(sending),
        removePushTokensOfSession: tokens.removeBySession,
      }),
    ),
    context.consumer(
      createNotificationConsumer({
        createNotification: createNotification({ notifications, clock: context.clock, sendQueue }),
        upsertContact: contacts.upsert,
        removeContact: contacts.remove,
        erasePerson,
        lowStock,
        chatAnswers: {
          notifyOfChatAnswer: notifyOfChatAnswer({ notifications, chatAnswers }),
          withdrawChatAnswers: chatAnswers.withdrawPending,
        },
      }),
    ),
  ];
};
