import { channels } from '../../domain/deliveries/message.ts';
import type { Language } from '@tokri/contracts/language';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Channel, SendResult } from '../../domain/deliveries/message.ts';
import {
  applyAttempt,
  deliveryId,
  isExpired,
  nextAttemptAt,
  notificationPath,
  toOrderReference,
  expireDelivery,
} from '../../domain/deliveries/notification.ts';
import type {
  Delivery,
  Notification,
  DeliveryAttempt,
  SentText,
} from '../../domain/deliveries/notification.ts';
import { renderNotification } from '../../domain/templates/notification-text.ts';
import { textOf } from '../../domain/templates/render-message.ts';
import { maskRecipient, toSmsNumber } from '../../domain/contacts/recipient.ts';
import type { Contacts, Recipient } from '../ports/contacts.ts';
import type { Gateways, RecordOutcome } from '../ports/gateways.ts';
import type { NotificationStore, StoredNotification } from '../ports/notifications.ts';
import type { RecipientLimiter } from '../ports/recipient-limiter.ts';
import type { RenderContextProvider } from '../ports/templates.ts';
import type { PushToken, PushTokens } from '../ports/push-tokens.ts';

const maxSendMs = 5_000;

export interface SendNotificationDeps {
  readonly notifications: NotificationStore;
  readonly contacts: Contacts;
  readonly recipientLimiter: RecipientLimiter;
  readonly tokens: PushTokens;
  readonly gateways: Gateways;
  readonly clock: Clock;
  readonly recordOutcome: RecordOutcome;
  /**
   * Called when another process changed the notification: the result is not stored, and the message
   * may be sent again.
   */
  readonly onConflict: (notificationId: string) => void;
  readonly siteUrl: string;
  readonly renderContext: Pick<RenderContextProvider, 'current'>;
}

interface Addressee {
  readonly recipient: Recipient | null;
  readonly tokens: readonly PushToken[];
  readonly language: Language;
}

const sendThrough = async (
  deps: SendNotificationDeps,
  notification: Notification,
  {
    channel,
    to,
    language,
  }: { readonly channel: Channel; readonly to: string; readonly language: Language },
): Promise<{ readonly result: SendResult; readonly text: SentText }> => {
  const path = notificationPath(notification);
  const rendered = renderNotification(notification, {
    language,
    context: await deps.renderContext.current(),
    ...(channel === 'push' ? {} : { link: `${deps.siteUrl}${path}` }),
  });
  const text = textOf(rendered, channel);
  const result = await deps.gateways[channel](
    {
      channel,
      to,
      subject: rendered.title,
      text,
      language,
      template: notification.kind,
      dltTemplateId: rendered.dltTemplateId,
      reference: deliveryId(notification, channel),
      orderId: toOrderReference(notification).orderId,
      path,
    },
    maxSendMs,
  );
  return { result, text: { language, text } };
};

const attemptPush = async (
  deps: SendNotificationDeps,
  notification: Notification,
  { tokens, language }: Addressee,
): Promise<DeliveryAttempt> => {
  if (tokens.length === 0) return { recipient: '', noRecipient: 'no-token' };
  const attempts = await Promise.all(
    tokens.map(async ({ token }) => ({
      token,
      ...(await sendThrough(deps, notification, { channel: 'push', to: token, language })),
    })),
  );
  const unregistered = attempts.filter(
    ({ result }) => !result.ok && result.reason === 'unregistered',
  );
  await Promise.all(unregistered.map(({ token }) => deps.tokens.remove(token)));
  const reported =
    attempts.find(({ result }) => result.ok) ??
    attempts.find((attempt) => !unregistered.includes(attempt)) ??
    attempts[0];
  return reported === undefined
    ? { recipient: '', noRecipient: 'no-token' }
    : {
        recipient: maskRecipient(reported.token),
        result: reported.result,
        text: reported.text,
      };
};

const attemptChannel = async (
  deps: SendNotificationDeps,
  notification: Notification,
  { channel, addressee }: { readonly channel: Channel; readonly addressee: Addressee },
): Promise<DeliveryAttempt> => {
  if (channel === 'push') return attemptPush(deps, notification, addressee);
  const { recipient, language } = addressee;
  if (recipient === null) return { recipient: '', noRecipient: 'no-contact' };
  const { address, isVerified } = recipient[channel];
  const to = channel === 'sms' ? toSmsNumber(address) : address;
  if (to === '') return { recipient: '', noRecipient: 'no-address' };
  const masked = maskRecipient(to);
  if (!isVerified) return { recipient: masked, suppressed: 'not-verified' };
  const isFirstAttempt = notification.deliveries[channel].recipient === '';
  if (isFirstAttempt && !(await deps.recipientLimiter.tryConsume({ channel, to }, deps.clock())))
    return { recipient: masked, suppressed: 'over-limit' };
  return {
    recipient: masked,
    ...(await sendThrough(deps, notification, { channel, to, language })),
  };
};

const attemptDueChannels = async (
  deps: SendNotificationDeps,
  notification: Notification,
): Promise<Notification> => {
  const [recipient, tokens] = await Promise.all([
    deps.contacts.findRecipient(notification.userId),
    deps.tokens.listByUser(notification.userId),
  ]);
  const addressee = {
    recipient,
    tokens,
    language: notification.language ?? tokens[0]?.language ?? 'en',
  };
  const entries = await Promise.all(
    channels.map(async (channel): Promise<readonly [Channel, Delivery]> => {
      const before = notification.deliveries[channel];
      if (before.state !== 'due') return [channel, before];
      const after = applyAttempt(
        before,
        await attemptChannel(deps, notification, { channel, addressee }),
        deps.clock(),
      );
      deps.recordOutcome({ channel, state: after.state, reason: after.reason });
      return [channel, after];
    }),
  );
  return { ...notification, deliveries: Object.fromEntries(entries) as Notification['deliveries'] };
};

/**
 * At least once: the result is stored after sending. After a crash between the two the message is
 * sent again with the same reference, by which gateways deduplicate.
 */
export const sendNotification =
  (deps: SendNotificationDeps) =>
  async (stored: StoredNotification): Promise<void> => {
    const startedAt = deps.clock();
    const { notification } = stored;
    const expiredDeliveries = {
      sms: expireDelivery(notification.deliveries.sms, startedAt),
      mail: expireDelivery(notification.deliveries.mail, startedAt),
      push: expireDelivery(notification.deliveries.push, startedAt),
    };
    const attempted = isExpired(notification, startedAt)
      ? { ...notification, deliveries: expiredDeliveries }
      : await attemptDueChannels(deps, notification);
    const at = deps.clock();
    const isSaved = await deps.notifications.save(stored, {
      notification: attempted,
      nextAttemptAt: nextAttemptAt(attempted, at),
      at,
    });
    if (!isSaved) deps.onConflict(notification.id);
  };
