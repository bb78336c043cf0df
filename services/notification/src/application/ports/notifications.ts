import type { Notification, OrderDetails } from '../../domain/deliveries/notification.ts';
import type { Language } from '@tokri/contracts/language';

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
  list(query: ListWindow & { readonly orderId: number | undefined }): Promise<NotificationPage>;
}

export interface ListWindow {
  readonly skip: number;
  readonly limit: number;
}

export interface NotificationPage {
  readonly notifications: readonly Notification[];
  readonly total: number;
}
