import type { OutboxEntry } from '@tokri/service-kit/outbox';
import {
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
  countMatching,
} from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { NotificationStore, StoredNotification } from '../application/ports/notifications.ts';
import type { Notification } from '../domain/deliveries/notification.ts';
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
}

export interface NotificationRepositoryDeps {
  readonly model: Model<NotificationDocument>;
  readonly toOutboxEntries: (change: {
    readonly before: Notification;
    readonly after: Notification;
    readonly seq: number;
    readonly at: Date;
  }) => OutboxEntry[];
}

type Queries = Pick<
  NotificationStore,
  'findOrderContext' | 'findDue' | 'listByUser' | 'listDeliveries'
>;

const createQueries = (model: NotificationRepositoryDeps['model']): Queries => ({
  findOrderContext: async (orderId) => {
    const found = await model
      .findOne(trustedFilter({ orderId, kind: 'placed' }))
      .lean<NotificationDocument | null>();
    return found && found.kind !== 'slot-offered'
      ? { details: found.facts, language: found.language }
      : null;
  },
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

export const createNotificationRepository = ({
  model,
  toOutboxEntries,
}: NotificationRepositoryDeps): NotificationRepository => ({
  ...createQueries(model),
  create: async (notification, leasedUntil) => {
    const { id, userId, at, language, deliveries } = notification;
    const inserted = await insertAggregate(model, {
      _id: id,
      userId,
      at,
      language,
      deliveries,
      ...toSubjectFields(notification),
      state: 'open',
      nextTryAt: leasedUntil,
      day: toDayNumber(at),
    });
    return inserted === 'inserted' ? { notification, rev: 0, seq: 0 } : null;
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
  save: async ({ notification: before, rev, seq }, { notification, nextAttemptAt, at }) => {
    const written = await conditionalUpdate(model, {
      id: notification.id,
      rev,
      set: {
        deliveries: notification.deliveries,
        state: nextAttemptAt === null ? 'closed' : 'open',
        ...(nextAttemptAt === null ? {} : { nextTryAt: nextAttemptAt }),
      },
      publish: toOutboxEntries({ before, after: notification, seq, at }),
    });
    return written !== null;
  },
  deleteExpired: (now) =>
    model.deleteMany(trustedFilter({ day: { $in: expiredDays(now) }, state: 'closed' })),
});
