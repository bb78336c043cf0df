import type { OutboxEntry } from '@tokri/service-kit/outbox';
import {
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
  countMatching,
} from '@tokri/service-kit/mongo';
import { createTtlCache, type Clock } from '@tokri/service-kit/use-case';
import type { Model } from 'mongoose';
import type {
  NotificationStore,
  OrderContext,
  StoredNotification,
} from '../application/ports/notifications.ts';
import { isOfOrder, type Notification } from '../domain/deliveries/notification.ts';
import { findNewest, listDeliveries } from './delivery-queries.ts';
import {
  toNotification,
  toSubjectFields,
  type NotificationDocument,
} from './notification-model.ts';
import { toDayNumber, expiredDays } from './retention-days.ts';

const toStored = (document: NotificationDocument): StoredNotification => ({
  notification: toNotification(document),
  rev: document.rev,
  seq: document.seq,
});

export interface NotificationRepository extends NotificationStore {
  deleteExpired(now: Date): Promise<unknown>;
  countByUser(userId: number): Promise<number>;
  deleteByUser(userId: number): Promise<void>;
}

export interface NotificationRepositoryDeps {
  readonly model: Model<NotificationDocument>;
  readonly toOutboxEntries: (change: {
    readonly before: Notification;
    readonly after: Notification;
    readonly seq: number;
    readonly at: Date;
  }) => OutboxEntry[];
  readonly clock: Clock;
}

type Queries = Pick<NotificationStore, 'findDue' | 'listByUser' | 'listDeliveries'>;

const toOrderContext = (notification: Notification): OrderContext | null =>
  isOfOrder(notification)
    ? { details: notification.details, language: notification.language }
    : null;

/** The steps of an order follow each other, and what its first one says never changes. */
const orderContextTtlMs = 60_000;
const maxOrderContexts = 5_000;

const createOrderContexts = (model: NotificationRepositoryDeps['model'], clock: Clock) => {
  const recent = createTtlCache<number, OrderContext>({ maxEntries: maxOrderContexts, clock });
  return {
    find: async (orderId: number): Promise<OrderContext | null> => {
      const known = recent.get(orderId);
      if (known) return known;
      const found = await model
        .findOne(trustedFilter({ orderId, kind: 'placed' }))
        .lean<NotificationDocument | null>();
      return found && toOrderContext(toNotification(found));
    },
    remember: (notification: Notification): void => {
      const context = toOrderContext(notification);
      if (context && notification.kind === 'placed')
        recent.set(notification.orderId, context, orderContextTtlMs);
    },
  };
};

const createQueries = (model: NotificationRepositoryDeps['model']): Queries => ({
  findDue: async (now, limit) =>
    limit <= 0
      ? []
      : (
          await model
            .find(trustedFilter({ state: 'open', nextTryAt: { $lte: now } }))
            .limit(limit)
            .lean<NotificationDocument[]>()
        ).map(toStored),
  listByUser: async (userId, window) => {
    const [documents, total] = await Promise.all([
      findNewest(model, { userId }, window),
      countMatching(model, trustedFilter({ userId })),
    ]);
    return { notifications: documents.map(toNotification), total };
  },
  listDeliveries: (filter, pagination) => listDeliveries(model, filter, pagination),
});

const createLeases = (
  model: NotificationRepositoryDeps['model'],
  onCreated: (notification: Notification) => void,
): Pick<NotificationStore, 'create' | 'acquireLease'> => ({
  create: async (notification, leasedUntil) => {
    const { id, userId, at, language, deliveries, waitUntil } = notification;
    const inserted = await insertAggregate(model, {
      _id: id,
      userId,
      at,
      language,
      deliveries,
      ...(waitUntil && { waitUntil }),
      ...toSubjectFields(notification),
      state: 'open',
      nextTryAt: leasedUntil,
      day: toDayNumber(at),
    });
    if (inserted === 'exists') return null;
    onCreated(notification);
    return { notification, rev: 0, seq: 0 };
  },
  acquireLease: async ({ notification, rev }, leasedUntil) => {
    const leased = await conditionalUpdate(model, {
      id: notification.id,
      rev,
      precondition: { state: 'open' },
      set: { nextTryAt: leasedUntil },
    });
    return leased && toStored(leased);
  },
});

export const createNotificationRepository = ({
  model,
  toOutboxEntries,
  clock,
}: NotificationRepositoryDeps): NotificationRepository => {
  const orderContexts = createOrderContexts(model, clock);
  return {
    ...createQueries(model),
    ...createLeases(model, orderContexts.remember),
    findOrderContext: orderContexts.find,
    save: async ({ notification: before, rev, seq }, { notification, nextAttemptAt, at }) => {
      const written = await conditionalUpdate(model, {
        id: notification.id,
        rev,
        set: {
          deliveries: notification.deliveries,
          state: nextAttemptAt === null ? 'closed' : 'open',
          ...(nextAttemptAt === null ? {} : { nextTryAt: nextAttemptAt }),
          ...(notification.waitUntil && { waitUntil: notification.waitUntil }),
        },
        publish: toOutboxEntries({ before, after: notification, seq, at }),
      });
      return written !== null;
    },
    countByUser: (userId) => model.countDocuments({ userId }).exec(),
    deleteByUser: async (userId) => {
      await model.deleteMany({ userId });
    },
    deleteExpired: (now) =>
      model.deleteMany(trustedFilter({ day: { $in: expiredDays(now) }, state: 'closed' })),
  };
};
