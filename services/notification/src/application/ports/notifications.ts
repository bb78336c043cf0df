import type { Notification, OrderDetails } from '../../domain/deliveries/notification.ts';
import type { Language } from '@tokri/contracts/language';

/** A notice as it is stored; `rev` is compared by the next write. */
export interface StoredNotification {
  readonly notification: Notification;
  readonly rev: number;
  readonly seq: number;
}

/** What all later news of an order build on. */
export interface OrderContext {
  /** 0 where the event does not say. */
  readonly addressId: number;
  readonly facts: OrderDetails;
  readonly language: Language | null;
}

export interface Notifications {
  /** Writes it, open until `claimedUntil`: this process sends it. Null when it is there already. */
  create(notification: Notification, leasedUntil: Date): Promise<StoredNotification | null>;
  /** What the order's first notice said of it. */
  findOrderContext(orderId: number): Promise<OrderContext | null>;
  /** Open ones whose time has come. */
  findDue(update: Date, limit: number): Promise<readonly StoredNotification[]>;
  /** Takes one for this process, or renews its claim; null when somebody has written it since it was read. */
  acquireLease(stored: StoredNotification, leasedUntil: Date): Promise<StoredNotification | null>;
  /** Saves what the channels came to and publishes those that ended. `nextTryAt` null closes it. False when another wrote meanwhile. */
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
  /** Notices to pass over, and to give at most. */
  readonly skip: number;
  readonly limit: number;
}

export interface NotificationPage {
  readonly notifications: readonly Notification[];
  readonly total: number;
}
