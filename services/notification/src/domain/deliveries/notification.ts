import {
  businessPath,
  duesPath,
  offeredSlotPath,
  orderChatPath,
  orderPath,
} from '@tokri/contracts/platform';
import type { Language } from '@tokri/contracts/language';
import { backoffDelayMs, type BackoffPolicy } from '@tokri/contracts/retry';
import type {
  DeliveryReason,
  duesReminderSent,
  EventData,
  NotificationKind,
} from '@tokri/contracts/events';
import type { Channel, NoRecipientReason, SendResult, SuppressionReason } from './message.ts';

export interface OrderDetails {
  readonly number: string;
  readonly payablePaise: number;
  readonly pdate: string;
  /** Orders from before messages named the slot lack them. */
  readonly slotTimes?: { readonly start: string; readonly end: string };
  readonly refundedPaise?: number;
  readonly until?: string;
}

export interface OfferDetails {
  readonly slotId: number;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly until: string;
}

/** What a business owes when it is reminded. */
export type DuesDetails = Omit<EventData<typeof duesReminderSent>, 'partyId' | 'userIds'>;

export type BusinessNotificationKind = 'business-approved' | 'business-declined';
export type OrderNotificationKind = Exclude<
  NotificationKind,
  'slot-offered' | 'dues-reminder' | BusinessNotificationKind
>;

export type NotificationSubject =
  | {
      readonly kind: OrderNotificationKind;
      readonly orderId: number;
      readonly details: OrderDetails;
    }
  | { readonly kind: 'slot-offered'; readonly details: OfferDetails }
  | { readonly kind: 'dues-reminder'; readonly details: DuesDetails }
  | { readonly kind: BusinessNotificationKind };

export const isOfBusiness = (subject: {
  readonly kind: NotificationKind;
}): subject is { readonly kind: BusinessNotificationKind } =>
  subject.kind === 'business-approved' || subject.kind === 'business-declined';

export const isOfOrder = (
  subject: NotificationSubject,
): subject is Extract<NotificationSubject, { readonly orderId: number }> => 'orderId' in subject;

export type DeliveryState = 'due' | 'sent' | 'failed' | 'skipped' | 'too-late';

export interface SentText {
  readonly language: Language;
  readonly text: string;
}

export interface Delivery {
  readonly state: DeliveryState;
  readonly reason: DeliveryReason | '';
  readonly attempts: number;
  readonly recipient: string;
  readonly endedAt: Date | null;
  /** Only of a message that went out; older ones lack it. */
  readonly sent?: SentText;
}

interface NotificationHeader {
  readonly id: string;
  readonly userId: number;
  readonly at: Date;
  readonly language: Language | null;
  /** Set while it waits for the end of quiet hours, or for the customer to read a chat. */
  readonly waitUntil?: Date;
}

export type Notification = NotificationHeader &
  NotificationSubject & { readonly deliveries: Readonly<Record<Channel, Delivery>> };

const repeatedKinds: ReadonlySet<NotificationKind> = new Set([
  'refunded',
  'refunded-by-hand',
  'slot-offered',
  'chat-answered',
  'business-approved',
  'business-declined',
  'dues-reminder',
]);

/**
 * Each refund, slot offer, answer in a chat, decision about an application and reminder of dues has a
 * message of its own. Of every other step of an order all events get the same id, so the customer is notified once.
 */
export const notificationId = (
  { kind, orderId }: { readonly kind: NotificationKind; readonly orderId: number },
  eventId: string,
): string => (repeatedKinds.has(kind) ? `ntf:${eventId}` : `ntf:${orderId}:${kind}`);
export const deliveryId = (notification: Pick<Notification, 'id'>, channel: Channel): string =>
  `${notification.id}:${channel}`;

const dueDelivery: Delivery = {
  state: 'due',
  reason: '',
  attempts: 0,
  recipient: '',
  endedAt: null,
};

export const newNotification = (input: NotificationHeader & NotificationSubject): Notification => ({
  ...input,
  deliveries: { sms: dueDelivery, mail: dueDelivery, push: dueDelivery },
});

/** With the delays below the last attempt is about 40 minutes after the first. */
export const maxAttempts = 14;
const backoff: BackoffPolicy = { initialDelayMs: 2_000, maxDelayMs: 300_000 };
export const maxAgeMs = 6 * 3_600_000;

export const retryDelayMs = (attempts: number): number => backoffDelayMs(backoff, attempts);

export type DeliveryAttempt =
  | { readonly recipient: string; readonly result: SendResult; readonly text: SentText }
  | { readonly recipient: ''; readonly noRecipient: NoRecipientReason }
  | { readonly recipient: string; readonly suppressed: SuppressionReason };

const retryableReasons: ReadonlySet<DeliveryReason> = new Set<DeliveryReason>([
  'timeout',
  'unreachable',
  'gateway-error',
  'no-contact',
]);

const skippedReasons: ReadonlySet<DeliveryReason> = new Set<DeliveryReason>([
  'no-address',
  'no-token',
  'unregistered',
  'not-verified',
  'over-limit',
  'not-chosen',
]);

const toReason = (attempt: DeliveryAttempt): Delivery['reason'] => {
  if ('noRecipient' in attempt) return attempt.noRecipient;
  if ('suppressed' in attempt) return attempt.suppressed;
  return attempt.result.ok ? '' : attempt.result.reason;
};

export const applyAttempt = (delivery: Delivery, attempt: DeliveryAttempt, now: Date): Delivery => {
  const attempts = delivery.attempts + 1;
  const attempted = { attempts, recipient: attempt.recipient, endedAt: now };
  const reason = toReason(attempt);
  if (reason === '')
    return {
      ...attempted,
      state: 'sent',
      reason,
      ...('text' in attempt ? { sent: attempt.text } : {}),
    };
  if (skippedReasons.has(reason)) return { ...attempted, state: 'skipped', reason };
  if (retryableReasons.has(reason) && attempts < maxAttempts)
    return { ...attempted, endedAt: null, state: 'due', reason };
  return { ...attempted, state: 'failed', reason };
};

const isOfferExpired = (subject: NotificationSubject, now: Date): boolean =>
  subject.kind === 'slot-offered' && now.getTime() >= Date.parse(subject.details.until);

export const isPastMaxAge = (at: Date, now: Date): boolean =>
  now.getTime() - at.getTime() > maxAgeMs;

export const isExpired = (notification: Notification, now: Date): boolean =>
  isPastMaxAge(notification.waitUntil ?? notification.at, now) || isOfferExpired(notification, now);

export const notificationPath = (subject: NotificationSubject): string => {
  switch (subject.kind) {
    case 'slot-offered':
      return offeredSlotPath(subject.details.slotId);
    case 'chat-answered':
      return orderChatPath(subject.orderId);
    case 'business-approved':
    case 'business-declined':
      return businessPath;
    case 'dues-reminder':
      return duesPath;
    default:
      return orderPath(subject.orderId);
  }
};

export const toOrderReference = (
  subject: NotificationSubject,
): { readonly orderId: number; readonly number: string } =>
  isOfOrder(subject)
    ? { orderId: subject.orderId, number: subject.details.number }
    : { orderId: 0, number: '' };

export const expireDelivery = <Due extends Pick<Delivery, 'state' | 'endedAt'>>(
  delivery: Due,
  now: Date,
): Due => (delivery.state === 'due' ? { ...delivery, state: 'too-late', endedAt: now } : delivery);

const waitForEndOfQuietHours = (delivery: Delivery): Delivery =>
  delivery.state === 'due' ? { ...delivery, reason: 'quiet-hours' } : delivery;

export const postponeNotification = (notification: Notification, waitUntil: Date): Notification => {
  const { sms, mail, push } = notification.deliveries;
  return {
    ...notification,
    waitUntil,
    deliveries: {
      sms: waitForEndOfQuietHours(sms),
      mail: waitForEndOfQuietHours(mail),
      push: waitForEndOfQuietHours(push),
    },
  };
};

export const nextAttemptOf = (
  deliveries: readonly Pick<Delivery, 'state' | 'attempts'>[],
  now: Date,
): Date | null => {
  const dueDeliveries = deliveries.filter(({ state }) => state === 'due');
  if (dueDeliveries.length === 0) return null;
  return new Date(
    now.getTime() + Math.min(...dueDeliveries.map(({ attempts }) => retryDelayMs(attempts))),
  );
};

export const nextAttemptAt = (
  { deliveries }: Pick<Notification, 'deliveries'>,
  now: Date,
): Date | null => nextAttemptOf(Object.values(deliveries), now);
