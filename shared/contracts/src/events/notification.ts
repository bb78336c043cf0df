import * as z from 'zod/mini';
import { instant } from '../api/operation/fields.ts';
import { event, topic } from './envelope.ts';

export const notificationEvents = topic({
  name: 'notification.events',
  producer: 'notification',
  key: 'user id',
  description:
    'Delivery of messages to customers; ids only, never a text or a recipient. `seq` counts the events of one notification.',
});

export const notificationKinds = [
  'placed',
  'confirmed',
  'rejected',
  'payment-waiting',
  'payment-failed',
  'payment-lapsed',
  'packed-short',
  'out-for-delivery',
  'delivered',
  'cancelled',
  'cancelled-unpaid',
  'refunded',
  'refunded-by-hand',
  'slot-offered',
  'chat-answered',
  'business-approved',
  'business-declined',
  'dues-reminder',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export const notificationChannels = ['sms', 'mail', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Customers choose the channels of each. Reminders and offers need their consent. */
export const notificationPurposes = [
  'orders',
  'waiting-list',
  'chat',
  'reminders',
  'offers',
] as const;
export type NotificationPurpose = (typeof notificationPurposes)[number];

export const deliveryReasons = [
  'timeout',
  'unreachable',
  'refused',
  'gateway-error',
  'unregistered',
  'no-address',
  'no-token',
  'no-contact',
  'not-verified',
  'over-limit',
  'not-chosen',
  'quiet-hours',
] as const;
export type DeliveryReason = (typeof deliveryReasons)[number];

const deliveryFields = {
  userId: z.int(),
  orderId: z.int(),
  kind: z.enum(notificationKinds),
  channel: z.enum(notificationChannels),
  deliveryId: z.string(),
};

export const notificationSent = event(notificationEvents, 'notification.sent.v1', {
  description: 'A gateway accepted a message.',
  data: z.object(deliveryFields),
});
export const notificationFailed = event(notificationEvents, 'notification.failed.v1', {
  description: 'A message could not be delivered and will not be retried.',
  data: z.object({ ...deliveryFields, reason: z.string() }),
});

export const invitationEnded = event(notificationEvents, 'notification.invitation-ended.v1', {
  description:
    'The SMS of a staff invitation was accepted by the gateway or could not be sent. It is not retried. `invitedAt` is when the event of the invitation occurred.',
  data: z.object({
    userId: z.int(),
    invitedAt: instant,
    state: z.enum(['sent', 'failed']),
    reason: z.string(),
  }),
});
