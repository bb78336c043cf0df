import { offeredSlotPath, orderPath } from '@tokri/contracts/platform';
import type { Language } from '@tokri/contracts/language';
import type { DeliveryReason, NoticeKind } from '@tokri/contracts/events';
import type { Channel, SendResult, NoRecipientReason } from './message.ts';

/** What a text says of an order; no name or address. */
export interface OrderDetails {
  readonly number: string;
  readonly payablePaise: number;
  /** Delivery day. */
  readonly pdate: string;
  /** What went back now, of a refund; what was short, of a packing. */
  readonly refundedPaise?: number;
  /** Until when it can be paid, ISO 8601. */
  readonly until?: string;
}

/** What a text says of a place that is kept for somebody who waited for it. */
export interface OfferDetails {
  readonly slotId: number;
  readonly date: string;
  /** `07:00`; so is `end`. */
  readonly start: string;
  readonly end: string;
  /** Until when it is kept, ISO 8601. */
  readonly until: string;
}

export type OrderNotificationKind = Exclude<NoticeKind, 'slot-offered'>;

/** What a notice is about. */
export type NotificationSubject =
  | {
      readonly kind: OrderNotificationKind;
      readonly orderId: number;
      /** Where it is delivered to. */ readonly addressId: number;
      readonly facts: OrderDetails;
    }
  | { readonly kind: 'slot-offered'; readonly facts: OfferDetails };

export type DeliveryState = 'due' | 'sent' | 'failed' | 'skipped' | 'too-late';

/** One channel of a notice. */
export interface Delivery {
  readonly state: DeliveryState;
  /** Of a try that did not succeed; empty else. */
  readonly reason: DeliveryReason | '';
  readonly attempts: number;
  /** Masked. */
  readonly recipient: string;
  readonly endedAt: Date | null;
}

interface NotificationHeader {
  /** `ntf:<event id>`: a repeated event finds it. */
  readonly id: string;
  readonly userId: number;
  readonly at: Date;
  /** That they read the shop in when they ordered, or joined the waiting list; null where the event does not say. */
  readonly language: Language | null;
}

/** What one event has to say to one person: entry of the inbox, and a delivery for each channel. */
export type Notification = NotificationHeader &
  NotificationSubject & { readonly deliveries: Readonly<Record<Channel, Delivery>> };

export const notificationId = (eventId: string): string => `ntf:${eventId}`;
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

/** Tries of one channel, at most: with the delays below they end after about 40 minutes. */
export const maxAttempts = 14;
const initialDelayMs = 2_000;
const maxDelayMs = 300_000;
/** News of an order is no news after this. */
export const maxAgeMs = 6 * 3_600_000;

/** How long to wait after that many tries. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(initialDelayMs * 2 ** Math.max(0, attempts - 1), maxDelayMs);

/** What a try can come to, beside what gateways say: nowhere to send it, or the person's record is not here yet. */
export type DeliveryAttempt =
  | { readonly recipient: string; readonly result: SendResult }
  | { readonly recipient: ''; readonly noRecipient: NoRecipientReason };

const retryableReasons: ReadonlySet<DeliveryReason> = new Set<DeliveryReason>([
  'timeout',
  'unreachable',
  'gateway-error',
  'no-contact',
]);

const toReason = (attempt: DeliveryAttempt): Delivery['reason'] => {
  if ('noRecipient' in attempt) return attempt.noRecipient;
  return attempt.result.ok ? '' : attempt.result.reason;
};

/** A channel after a try. At least once: it stays due until a gateway has taken it, said no for good, or the tries are over. */
export const applyAttempt = (delivery: Delivery, attempt: DeliveryAttempt, now: Date): Delivery => {
  const attempts = delivery.attempts + 1;
  const ended = { attempts, recipient: attempt.recipient, endedAt: now };
  const reason = toReason(attempt);
  if (reason === '') return { ...ended, state: 'sent', reason };
  if (reason === 'no-address' || reason === 'no-token' || reason === 'unregistered')
    return { ...ended, state: 'skipped', reason };
  if (retryableReasons.has(reason) && attempts < maxAttempts)
    return { ...ended, endedAt: null, state: 'due', reason };
  return { ...ended, state: 'failed', reason };
};

/** An offered place is news as long as it is kept. */
const isOfferExpired = (subject: NotificationSubject, now: Date): boolean =>
  subject.kind === 'slot-offered' && now.getTime() >= Date.parse(subject.facts.until);

/** Too old to be sent now; a code's life is judged elsewhere. */
export const isExpired = (notification: Notification, now: Date): boolean =>
  now.getTime() - notification.at.getTime() > maxAgeMs || isOfferExpired(notification, now);

/** The page that a notice leads to. */
export const notificationPath = (subject: NotificationSubject): string =>
  subject.kind === 'slot-offered'
    ? offeredSlotPath(subject.facts.slotId)
    : orderPath(subject.orderId);

/** Its order as others see it; 0 and no number where it is about none. */
export const toOrderReference = (
  subject: NotificationSubject,
): { readonly orderId: number; readonly number: string } =>
  subject.kind === 'slot-offered'
    ? { orderId: 0, number: '' }
    : { orderId: subject.orderId, number: subject.facts.number };

/** Where to write to: to the person, or to who takes an order at its address (0 for none). */
export const toAddressee = (
  notification: Notification,
): { readonly userId: number; readonly addressId: number } => ({
  userId: notification.userId,
  addressId: notification.kind === 'slot-offered' ? 0 : notification.addressId,
});

export const expireDelivery = (delivery: Delivery, now: Date): Delivery =>
  delivery.state === 'due' ? { ...delivery, state: 'too-late', endedAt: now } : delivery;

/** When to try again, or null when every channel has ended. */
export const nextAttemptAt = (
  { deliveries }: Pick<Notification, 'deliveries'>,
  now: Date,
): Date | null => {
  const waiting = Object.values(deliveries).filter(({ state }) => state === 'due');
  if (waiting.length === 0) return null;
  return new Date(
    now.getTime() + Math.min(...waiting.map(({ attempts }) => retryDelayMs(attempts))),
  );
};
