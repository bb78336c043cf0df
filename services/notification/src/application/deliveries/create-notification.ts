import { ProblemError } from '@tokri/contracts/problems';
import type { Language } from '@tokri/contracts/language';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  isOfBusiness,
  newNotification,
  notificationId,
  toOrderReference,
} from '../../domain/deliveries/notification.ts';
import type {
  BusinessNotificationKind,
  DuesDetails,
  Notification,
  OfferDetails,
  OrderDetails,
  OrderNotificationKind,
  NotificationSubject,
} from '../../domain/deliveries/notification.ts';
import type { OrderContext, NotificationStore } from '../ports/notifications.ts';
import { leaseMs, type SendQueue } from './send-queue.ts';

export interface CreateNotificationDeps {
  readonly notifications: NotificationStore;
  readonly clock: Clock;
  readonly sendQueue: Pick<SendQueue, 'hasRoom' | 'add'>;
}

interface TriggerBase {
  readonly eventId: string;
  readonly userId: number;
  readonly at: Date;
}

interface OrderTrigger {
  readonly kind: OrderNotificationKind;
  readonly orderId: number;
  readonly source: 'order' | 'billing';
  readonly initial?: OrderContext;
  readonly updates?: Partial<Pick<OrderDetails, 'payablePaise' | 'refundedPaise' | 'until'>>;
}

export type NotificationTrigger = TriggerBase &
  (
    | OrderTrigger
    | {
        readonly kind: 'slot-offered';
        readonly language: Language | null;
        readonly details: OfferDetails;
      }
    | { readonly kind: 'dues-reminder'; readonly details: DuesDetails }
    | { readonly kind: BusinessNotificationKind }
  );

/**
 * The order's first event is a dead letter, so later events of the same topic cannot be resolved.
 */
export class OrderUnknown extends Error {
  override readonly name = 'OrderUnknown';
}

/**
 * Billing publishes on its own topic, so its event may arrive before the order's first event and is
 * retried.
 */
const toUnknownOrderError = ({ source, orderId }: OrderTrigger): Error => {
  const text = `order ${orderId} has no notice yet`;
  return source === 'billing' ? new ProblemError('not-known-yet', text) : new OrderUnknown(text);
};

const resolveSubject = async (
  notifications: NotificationStore,
  trigger: NotificationTrigger,
): Promise<NotificationSubject & Pick<Notification, 'language'>> => {
  if (trigger.kind === 'slot-offered')
    return { kind: trigger.kind, details: trigger.details, language: trigger.language };
  if (trigger.kind === 'dues-reminder')
    return { kind: trigger.kind, details: trigger.details, language: null };
  if (isOfBusiness(trigger)) return { kind: trigger.kind, language: null };
  const { kind, orderId, updates } = trigger;
  const initial = trigger.initial ?? (await notifications.findOrderContext(orderId));
  if (!initial) throw toUnknownOrderError(trigger);
  return {
    kind,
    orderId,
    details: { ...initial.details, ...updates },
    language: initial.language,
  };
};

/**
 * Stores one notification per step of an order, however often its event arrives. Sending happens in the
 * background, so a slow gateway does not block the consumer; when the queue is full, the notification
 * is due at once for the job that fills it, in this process or another.
 * @throws OrderUnknown, Problem `not-known-yet`
 */
export const createNotification =
  ({ notifications, clock, sendQueue }: CreateNotificationDeps) =>
  async (trigger: NotificationTrigger): Promise<void> => {
    const { eventId, userId, at } = trigger;
    const subject = await resolveSubject(notifications, trigger);
    const { orderId } = toOrderReference(subject);
    const notification = newNotification({
      id: notificationId({ kind: trigger.kind, orderId }, eventId),
      userId,
      at,
      ...subject,
    });
    const hasRoom = sendQueue.hasRoom();
    const leasedUntil = new Date(clock().getTime() + (hasRoom ? leaseMs : 0));
    const stored = await notifications.create(notification, leasedUntil);
    if (stored !== null && hasRoom) sendQueue.add(stored);
  };
