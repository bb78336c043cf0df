import type { NotificationKind } from '@tokri/contracts/events';
import type { Language } from '@tokri/contracts/language';
import type { Pagination } from '@tokri/contracts/platform';
import type { Channel } from '../../domain/deliveries/message.ts';
import type {
  DeliveryState,
  Notification,
  OrderDetails,
} from '../../domain/deliveries/notification.ts';

export interface StoredNotification {
  readonly notification: Notification;
  readonly rev: number;
  readonly seq: number;
}

export interface OrderContext {
  readonly details: OrderDetails;
  readonly language: Language | null;
}

export interface NotificationStore {
  /** Leases the new notification to this process. Returns null when it exists. */
  create(notification: Notification, leasedUntil: Date): Promise<StoredNotification | null>;
  findOrderContext(orderId: number): Promise<OrderContext | null>;
  findDue(now: Date, limit: number): Promise<readonly StoredNotification[]>;
  acquireLease(stored: StoredNotification, leasedUntil: Date): Promise<StoredNotification | null>;
  /**
   * Publishes the channels that ended. A null `nextAttemptAt` closes the notification. Returns
   * false on a version conflict.
   */
  save(
    stored: StoredNotification,
    update: {
      readonly notification: Notification;
      readonly nextAttemptAt: Date | null;
      readonly at: Date;
    },
  ): Promise<boolean>;
  listByUser(userId: number, window: ListWindow): Promise<NotificationPage>;
  listDeliveries(filter: DeliveryFilter, pagination: Pagination): Promise<DeliveryPage>;
}

export interface DeliveryFilter {
  readonly orderIds?: readonly number[] | undefined;
  readonly kind?: NotificationKind | undefined;
  readonly channel?: Channel | undefined;
  readonly state?: DeliveryState | undefined;
}

export interface ListedDelivery {
  readonly notification: Notification;
  readonly channel: Channel;
}

export interface DeliveryPage {
  readonly deliveries: readonly ListedDelivery[];
  readonly total: number;
}

export interface ListWindow {
  readonly skip: number;
  readonly limit: number;
}

export interface NotificationPage {
  readonly notifications: readonly Notification[];
  readonly total: number;
}
