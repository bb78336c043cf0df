import { ProblemError } from '@tokri/contracts/problems';
import type { Language } from '@tokri/contracts/language';
import { newNotification, notificationId } from '../../domain/deliveries/notification.ts';
import type {
  Notification,
  OfferDetails,
  OrderDetails,
  OrderNotificationKind,
  NotificationSubject,
} from '../../domain/deliveries/notification.ts';
import type { Clock } from '../ports/runtime.ts';
import type { OrderContext, Notifications, StoredNotification } from '../ports/notifications.ts';

/** A notice belongs to the process that wrote or took it for this long; after a crash another sends it. Well above what one try of all channels takes. */
export const leaseMs = 20_000;

export interface CreateNotificationDeps {
  readonly notifications: Notifications;
  readonly clock: Clock;
  /** Hands it to the senders. When too many wait there it is left to the sweep, which finds it once its claim has ended. */
  readonly enqueue: (stored: StoredNotification) => void;
}

interface TriggerBase {
  readonly eventId: string;
  readonly userId: number;
  readonly at: Date;
}

/** What an event says of an order. `first` is said by the order's first news, and all others build on it; `more` is what changed since. */
interface OrderTrigger {
  readonly kind: OrderNotificationKind;
  readonly orderId: number;
  /** The service whose event it is. Events of order arrive in sequence; one of billing may arrive before the order's first. */
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
        readonly facts: OfferDetails;
      }
  );

/** The order's first event is a dead letter, so later events of the same topic have nothing to build on. */
export class OrderUnknown extends Error {
  override readonly name = 'OrderUnknown';
}

/** Billing has a topic of its own: its event waits until the order's first one has been read. */
const toUnknownOrderError = ({ source, orderId }: OrderTrigger): Error => {
  const text = `order ${orderId} has no notice yet`;
  return source === 'billing' ? new ProblemError('not-known-yet', text) : new OrderUnknown(text);
};

const resolveSubject = async (
  notifications: Notifications,
  trigger: NotificationTrigger,
): Promise<NotificationSubject & Pick<Notification, 'language'>> => {
  if (trigger.kind === 'slot-offered')
    return { kind: trigger.kind, facts: trigger.facts, language: trigger.language };
  const { kind, orderId, updates } = trigger;
  const initial = trigger.initial ?? (await notifications.findOrderContext(orderId));
  if (!initial) throw toUnknownOrderError(trigger);
  return {
    kind,
    orderId,
    addressId: initial.addressId,
    facts: { ...initial.facts, ...updates },
    language: initial.language,
  };
};

/**
 * Writes what an event has to say, once however often it comes, and leaves the sending to others: a slow gateway holds no event up. @throws OrderUnknown, Problem `not-known-yet`
 */
export const createNotification =
  ({ notifications, clock, enqueue }: CreateNotificationDeps) =>
  async (trigger: NotificationTrigger): Promise<void> => {
    const { eventId, userId, at } = trigger;
    const notification = newNotification({
      id: notificationId(eventId),
      userId,
      at,
      ...(await resolveSubject(notifications, trigger)),
    });
    const stored = await notifications.create(notification, new Date(clock().getTime() + leaseMs));
    if (stored !== null) enqueue(stored);
  };
