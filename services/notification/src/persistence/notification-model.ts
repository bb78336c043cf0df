import { aggregateFields, aggregateSchema } from '@tokri/service-kit/mongo';
import type { AggregateDocument } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { isOfBusiness } from '../domain/deliveries/notification.ts';
import type {
  BusinessNotificationKind,
  DuesDetails,
  Notification,
  NotificationSubject,
  OfferDetails,
  OrderDetails,
  OrderNotificationKind,
} from '../domain/deliveries/notification.ts';

/** Contains no name; recipients are masked. The texts that went out name an order, not a person. */
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
  | { readonly kind: 'slot-offered'; readonly facts: OfferDetails }
  | { readonly kind: 'dues-reminder'; readonly facts: DuesDetails }
  | { readonly kind: BusinessNotificationKind };

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
    state: String,
    nextTryAt: Date,
    waitUntil: Date,
    day: { type: Number, index: true },
    ...aggregateFields,
  });
  notifications.index({ at: 1, _id: -1 });
  notifications.index({ state: 1, nextTryAt: 1 });
  return notifications;
};

export const notificationModel = (connection: Connection): Model<NotificationDocument> =>
  connection.model<NotificationDocument>('notice', notificationSchema(), 'notices');

const toSubject = (document: NotificationDocument): NotificationSubject => {
  if (isOfBusiness(document)) return { kind: document.kind };
  if (document.kind === 'dues-reminder') return { kind: document.kind, details: document.facts };
  return document.kind === 'slot-offered'
    ? { kind: document.kind, details: document.facts }
    : { kind: document.kind, orderId: document.orderId, details: document.facts };
};
export const toSubjectFields = (subject: NotificationSubject): SubjectFields => {
  if (isOfBusiness(subject)) return { kind: subject.kind };
  if (subject.kind === 'dues-reminder') return { kind: subject.kind, facts: subject.details };
  return subject.kind === 'slot-offered'
    ? { kind: subject.kind, facts: subject.details }
    : { kind: subject.kind, orderId: subject.orderId, facts: subject.details };
};
export const toNotification = (document: NotificationDocument): Notification => ({
  id: document._id,
  userId: document.userId,
  at: document.at,
  language: document.language,
  deliveries: document.deliveries,
  ...(document.waitUntil && { waitUntil: document.waitUntil }),
  ...toSubject(document),
});
