import type { NotificationKind, NotificationPurpose } from '@tokri/contracts/events';
import { channels, type Channel } from '../deliveries/message.ts';
import { choiceOf, type NotificationPreferences } from './preferences.ts';
import { endOfQuietHours } from './quiet-hours.ts';

export interface MessageToPlan {
  readonly purpose: NotificationPurpose;
  /** Goes out in quiet hours, too. */
  readonly isUrgent: boolean;
}

const urgentStep: MessageToPlan = { purpose: 'orders', isUrgent: true };
const step: MessageToPlan = { purpose: 'orders', isUrgent: false };

/**
 * Urgent is what answers the customer's own order or payment, what ends an order, what changes the
 * sum to pay at the door, the delivery itself, and a slot that is offered for minutes only.
 */
export const messagesByKind: Readonly<Record<NotificationKind, MessageToPlan>> = {
  placed: urgentStep,
  confirmed: urgentStep,
  rejected: urgentStep,
  'payment-waiting': urgentStep,
  'payment-failed': urgentStep,
  'payment-lapsed': urgentStep,
  'packed-short': urgentStep,
  'out-for-delivery': urgentStep,
  delivered: step,
  cancelled: urgentStep,
  'cancelled-unpaid': urgentStep,
  refunded: step,
  'refunded-by-hand': step,
  'slot-offered': { purpose: 'waiting-list', isUrgent: true },
  'chat-answered': { purpose: 'chat', isUrgent: false },
  'business-approved': step,
  'business-declined': step,
  'dues-reminder': step,
};

export interface PlanRecipient {
  readonly preferences: NotificationPreferences;
  /** Channels with a verified contact or a registered device. */
  readonly reachable: ReadonlySet<Channel>;
}

export type NotificationPlan =
  | { readonly action: 'wait'; readonly until: Date }
  | { readonly action: 'send'; readonly channels: ReadonlySet<Channel> };

const channelsFor = (
  purpose: NotificationPurpose,
  { preferences, reachable }: PlanRecipient,
): ReadonlySet<Channel> => {
  const choice = choiceOf(preferences, purpose);
  const chosen = channels.filter((channel) => choice[channel]);
  const isWithinReach = chosen.some((channel) => reachable.has(channel));
  return new Set(purpose === 'orders' && !isWithinReach ? channels : chosen);
};

/** When no channel that the customer chose for orders works, the others are used. */
export const planNotification = (
  { purpose, isUrgent }: MessageToPlan,
  recipient: PlanRecipient,
  now: Date,
): NotificationPlan => {
  const until = isUrgent ? null : endOfQuietHours(recipient.preferences.quietHours, now);
  return until
    ? { action: 'wait', until }
    : { action: 'send', channels: channelsFor(purpose, recipient) };
};
