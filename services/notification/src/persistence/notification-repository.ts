import type { OutboxEntry } from '@tokri/service-kit/outbox';
import {
  aggregateFields,
  aggregateSchema,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
  countMatching,
} from '@tokri/service-kit/mongo';
import type { AggregateDocument } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { NotificationStore, StoredNotification } from '../application/ports/notifications.ts';
import type {
  Notification,
  NotificationSubject,
  OfferDetails,
  OrderDetails,
  OrderNotificationKind,
} from '../domain/deliveries/notification.ts';
import { toDayNumber, expiredDays } from './retention-days.ts';

/** Contains no name and no rendered text; recipients are masked. */
interface NotificationFields extends AggregateDocument {
  readonly _id: string;
  readonly state: 'open' | 'closed';
  readonly nextTryAt: Date;
  readonly day: number;
}
type SubjectFields =
  | {
      readonly kind: OrderNotificationKind;
      readonly orderId: number;
      readonly facts: OrderDetails;
    }
  | { readonly kind: 'slot-offered'; readonly facts: OfferDetails };

export type NotificationDocument = NotificationFields &
  Omit<Notification, 'id' | keyof NotificationSubject> &
  SubjectFields;

const notificationSchema = () => {
  const notifications = aggregateSchema<NotificationDocument>({
    _id: String,
    userId: { type: Number, index: true },
    orderId: { type: Number, index: true },
    kind: String,
    language: String,
    facts: Schema.Types.Mixed,
    at: Date,
    deliveries: Schema.Types.Mixed,
    state: { type: String, index: true },
    nextTryAt: Date,
    day: { type: Number, index: true },
    ...aggregateFields,
  });
  notifications.index({ at: 1, _id: -1 });
  return notifications;
};

export const notificationModel = (connection: Connection): Model<NotificationDocument> =>
  connection.model<NotificationDocument>('notice', notificationSchema(), 'notices');

const toSubject = (document: NotificationDocument): NotificationSubject =>
  document.kind === 'slot-offered'
    ? { kind: document.kind, details: document.facts }
    : {
        kind: document.kind,
        orderId: document.orderId,
        details: document.facts,
      };
const toSubjectFields = (subject: NotificationSubject): SubjectFields =>
  subject.kind === 'slot-offered'
    ? { kind: subject.kind, facts: subject.details }
    : {
        kind: subject.kind,
        orderId: subject.orderId,
        facts: subject.details,
      };
const toNotification = (document: NotificationDocument): Notification => ({
  id: document._id,
  userId: document.userId,
  at: document.at,
  language: document.language,
  deliveries: document.deliveries,
  ...toSubject(document),
});
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

type Queries = Pick<NotificationStore, 'findOrderContext' | 'findDue' | 'listByUser' | 'list'>;

const createQueries = (model: NotificationRepositoryDeps['model']): Queries => {
  const list = async (
    filter: Record<string, unknown>,
    { skip, limit }: { readonly skip: number; readonly limit: number },
  ) => {
    const [documents, total] = await Promise.all([
      model
        .find(trustedFilter(filter))
        .sort({ at: -1, _id: 1 })
        .skip(skip)
        .limit(limit)
        .lean<NotificationDocument[]>(),
      countMatching(model, trustedFilter(filter)),
    ]);
    return { notifications: documents.map(toNotification), total };
  };
  return {
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
    listByUser: (userId, window) => list({ userId }, window),
    list: ({ orderId, ...window }) => list(orderId === undefined ? {} : { orderId }, window),
  };
};

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
