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
  postponeNotification,
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
import { maskPushToken, maskRecipient } from '../../domain/contacts/recipient.ts';
import { messagesByKind, planNotification } from '../../domain/preferences/plan-notification.ts';
import type { Gateways, RecordOutcome } from '../ports/gateways.ts';
import type { NotificationStore, StoredNotification } from '../ports/notifications.ts';
import type { RecipientLimiter } from '../ports/recipient-limiter.ts';
import type { RenderContextProvider } from '../ports/templates.ts';
import type { PushTokens } from '../ports/push-tokens.ts';
import {
  contactOf,
  findAddressee,
  reachableChannels,
  type Addressee,
  type AddresseeDeps,
} from './addressee.ts';

const maxSendMs = 5_000;

export interface SendNotificationDeps extends AddresseeDeps {
  readonly notifications: NotificationStore;
  readonly recipientLimiter: RecipientLimiter;
  readonly tokens: Pick<PushTokens, 'listByUser' | 'remove'>;
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
        recipient: maskPushToken(reported.token),
        result: reported.result,
        text: reported.text,
      };
};

interface PlannedChannels {
  readonly addressee: Addressee;
  readonly allowed: ReadonlySet<Channel>;
}

const attemptChannel = async (
  deps: SendNotificationDeps,
  notification: Notification,
  { channel, addressee, allowed }: PlannedChannels & { readonly channel: Channel },
): Promise<DeliveryAttempt> => {
  if (!allowed.has(channel)) return { recipient: '', suppressed: 'not-chosen' };
  if (channel === 'push') return attemptPush(deps, notification, addressee);
  const { recipient, language } = addressee;
  if (recipient === null) return { recipient: '', noRecipient: 'no-contact' };
  const { address: to, isVerified } = contactOf(recipient, channel);
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
  planned: PlannedChannels,
): Promise<Notification> => {
  const entries = await Promise.all(
    channels.map(async (channel): Promise<readonly [Channel, Delivery]> => {
      const before = notification.deliveries[channel];
      if (before.state !== 'due') return [channel, before];
      const after = applyAttempt(
        before,
        await attemptChannel(deps, notification, { channel, ...planned }),
        deps.clock(),
      );
      deps.recordOutcome({ channel, state: after.state, reason: after.reason });
      return [channel, after];
    }),
  );
  return { ...notification, deliveries: Object.fromEntries(entries) as Notification['deliveries'] };
};

const expireNotification = (notification: Notification, now: Date): Notification => {
  const { sms, mail, push } = notification.deliveries;
  return {
    ...notification,
    deliveries: {
      sms: expireDelivery(sms, now),
      mail: expireDelivery(mail, now),
      push: expireDelivery(push, now),
    },
  };
};

/** Planned again at each attempt: the customer may choose otherwise in between. */
const attempt = async (
  deps: SendNotificationDeps,
  notification: Notification,
): Promise<{ readonly notification: Notification; readonly nextAttemptAt: Date | null }> => {
  const now = deps.clock();
  if (isExpired(notification, now))
    return { notification: expireNotification(notification, now), nextAttemptAt: null };
  const addressee = await findAddressee(deps, notification);
  const plan = planNotification(
    messagesByKind[notification.kind],
    { preferences: addressee.preferences, reachable: reachableChannels(addressee) },
    now,
  );
  if (plan.action === 'wait')
    return {
      notification: postponeNotification(notification, plan.until),
      nextAttemptAt: plan.until,
    };
  const attempted = await attemptDueChannels(deps, notification, {
    addressee,
    allowed: plan.channels,
  });
  return { notification: attempted, nextAttemptAt: nextAttemptAt(attempted, deps.clock()) };
};

/**
 * At least once: the result is stored after sending. After a crash between the two the message is
 * sent again with the same reference, by which gateways deduplicate.
 */
export const sendNotification =
  (deps: SendNotificationDeps) =>
  async (stored: StoredNotification): Promise<void> => {
    const attempted = await attempt(deps, stored.notification);
    const isSaved = await deps.notifications.save(stored, { ...attempted, at: deps.clock() });
    if (!isSaved) deps.onConflict(stored.notification.id);
  };
