import type { Notification, OrderDetails } from '../../domain/deliveries/notification.ts';
import type { Language } from '@tokri/contracts/language';

export interface StoredNotification {
  readonly notification: Notification;
  readonly rev: number;
  readonly seq: number;
}

export interface OrderContext {
  readonly addressId: number;
  readonly facts: OrderDetails;
  readonly language: Language | null;
}

export interface Notifications {
  /** Stores it as open, leased to this process. Null when it exists already. */
  create(notification: Notification, leasedUntil: Date): Promise<StoredNotification | null>;
  findOrderContext(orderId: number): Promise<OrderContext | null>;
  findDue(update: Date, limit: number): Promise<readonly StoredNotification[]>;
  acquireLease(stored: StoredNotification, leasedUntil: Date): Promise<StoredNotification | null>;
  /**
   * Publishes the channels that ended. A null `nextAttemptAt` closes the notification. False when
   * another process wrote meanwhile.
   */
  save(
    stored: StoredNotification,
    update: {
      readonly notification: Notification;
      readonly nextAttemptAt: Date | null;
      readonly at: Date;
    },
  ): Promise<boolean>;
  listByUser(userId: number, page: ListWindow): Promise<NotificationPage>;
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
