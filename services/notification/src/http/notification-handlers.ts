import { formatInstant } from '@tokri/contracts/dates';
import type { Pagination } from '@tokri/contracts/platform';
import { err, ok } from '@tokri/contracts/result';
import { commandSucceeded, hasPermission } from '@tokri/contracts/api';
import type {
  InboxEntryResponse,
  PushSubscriptionResponse,
  notificationOperations,
  SentMessageResponse,
} from '@tokri/contracts/api';
import { createHandlers } from '@tokri/service-kit/http';
import type { BoundHandlers, OperationHandlers } from '@tokri/service-kit/http';
import type { ListedDelivery, NotificationStore } from '../application/ports/notifications.ts';
import type { RenderContextProvider } from '../application/ports/templates.ts';
import type { PushRegistration, PushTokens } from '../application/ports/push-tokens.ts';
import type { RegisterToken } from '../application/push/register-token.ts';
import {
  deliveryId,
  notificationPath,
  toOrderReference,
} from '../domain/deliveries/notification.ts';
import type { Notification, SentText } from '../domain/deliveries/notification.ts';
import { pushDeviceOf } from '../domain/push/push-services.ts';
import { renderNotification, type Reader } from '../domain/templates/notification-text.ts';
import { textOf } from '../domain/templates/render-message.ts';
import { toCommandResponse } from './error-messages.ts';

export interface NotificationHandlerDeps {
  readonly notifications: NotificationStore;
  readonly tokens: PushTokens;
  readonly renderContext: Pick<RenderContextProvider, 'current'>;
  readonly registerToken: RegisterToken;
}

const toOrderFields = (notification: Notification) => {
  const { orderId, number } = toOrderReference(notification);
  return { TransactionId: orderId, TransactionNumber: number };
};

const toInboxResponse = (notification: Notification, reader: Reader): InboxEntryResponse => {
  const { title, text } = renderNotification(notification, reader);
  return {
    Key: notification.id,
    Kind: notification.kind,
    ...toOrderFields(notification),
    Title: title,
    Text: text,
    At: formatInstant(notification.at),
    Path: notificationPath(notification),
  };
};

/** What went out; of a message that did not, what the customer would have got. */
const toSentText = (
  { notification, channel }: ListedDelivery,
  context: Reader['context'],
): SentText => {
  const { sent } = notification.deliveries[channel];
  if (sent) return sent;
  const language = notification.language ?? 'en';
  return {
    language,
    text: textOf(renderNotification(notification, { language, context }), channel),
  };
};

const toSentMessageResponse = (
  delivery: ListedDelivery,
  context: Reader['context'],
): SentMessageResponse => {
  const { notification, channel } = delivery;
  const { state, reason, attempts, recipient, endedAt } = notification.deliveries[channel];
  const { language, text } = toSentText(delivery, context);
  return {
    Key: deliveryId(notification, channel),
    Kind: notification.kind,
    Channel: channel,
    State: state,
    Reason: reason,
    Attempts: attempts,
    UserId: notification.userId,
    ...toOrderFields(notification),
    Recipient: recipient,
    Text: text,
    Language: language,
    At: formatInstant(notification.at),
    EndedAt: endedAt && formatInstant(endedAt),
  };
};

const toWindow = ({ page, pageSize }: Pagination) => ({
  skip: (page - 1) * pageSize,
  limit: pageSize,
});

const toPushSubscriptionResponse = ({
  token,
  registeredAt,
}: PushRegistration): PushSubscriptionResponse => {
  const { device, service } = pushDeviceOf(token);
  return { Device: device, Service: service, RegisteredAt: formatInstant(registeredAt) };
};

const pushTokenHandlers = ({
  tokens,
  registerToken,
}: NotificationHandlerDeps): Pick<
  OperationHandlers<typeof notificationOperations>,
  'register-push-token' | 'remove-push-token' | 'check-push-token' | 'list-own-push-subscriptions'
> => ({
  'register-push-token': async ({ body, caller, language }) => ({
    body: [
      toCommandResponse(
        await registerToken({
          userId: body.UserId,
          sessionId: body.UserId === 0 ? '' : (caller?.sessionId ?? ''),
          newToken: body.NewToken,
          token: body.Token,
          deviceType: body.DeviceType,
          language,
        }),
        language,
        commandSucceeded,
      ),
    ],
  }),
  'remove-push-token': async ({ body, caller }) => {
    await tokens.removeOwn(body.Token, caller.userId);
    return { body: [commandSucceeded(caller.userId)] };
  },
  'list-own-push-subscriptions': async ({ caller, pagination }) => {
    const found = await tokens.listRegistrations(caller.userId, toWindow(pagination));
    return {
      total: found.total,
      body: found.registrations.map(toPushSubscriptionResponse),
    };
  },
  'check-push-token': async ({ query, caller, language }) => {
    const found = await tokens.find(query.UToken);
    const canSeeToken =
      found !== null && (hasPermission(caller, 'users') || found.userId === caller.userId);
    return {
      body: [
        toCommandResponse(
          canSeeToken ? ok(found.id) : err('not-registered'),
          language,
          commandSucceeded,
        ),
      ],
    };
  },
});

export const createNotificationHandlers = (deps: NotificationHandlerDeps): BoundHandlers =>
  createHandlers<typeof notificationOperations>({
    ...pushTokenHandlers(deps),
    'read-inbox': async ({ caller, pagination, language }) => {
      const found = await deps.notifications.listByUser(caller.userId, toWindow(pagination));
      const reader = { language, context: await deps.renderContext.current() };
      return {
        total: found.total,
        body: found.notifications.map((notification) => toInboxResponse(notification, reader)),
      };
    },
    'list-sent-messages': async ({ query, pagination }) => {
      const { deliveries, total } = await deps.notifications.listDeliveries(
        {
          orderIds:
            query.TransactionIds ??
            (query.TransactionId === undefined ? undefined : [query.TransactionId]),
          kind: query.Kind,
          channel: query.Channel,
          state: query.State,
        },
        pagination,
      );
      const context = await deps.renderContext.current();
      return {
        total,
        body: deliveries.map((delivery) => toSentMessageResponse(delivery, context)),
      };
    },
  });
