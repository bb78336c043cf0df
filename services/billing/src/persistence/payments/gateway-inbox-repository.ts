import type { PaymentProvider } from '@tokri/contracts/platform';
import {
  aggregateSchema,
  createLastWrittenCache,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { GatewayInbox, InboxEvent } from '../../application/ports/gateway-inbox.ts';
import type { EventSubject, EventSummary } from '../../application/ports/providers.ts';

export interface InboxDocument {
  /** The provider's event id: a repeated webhook is stored once. */
  readonly _id: string;
  readonly rev: number;
  /** Absent in events from before the second provider; those are Razorpay's. */
  readonly provider?: PaymentProvider;
  readonly type?: string;
  readonly subject?: EventSubject | null;
  /** Only in events of former versions, instead of type and subject. */
  readonly raw?: string;
  readonly receivedAt: Date;
  readonly open?: number;
  /** Absent until processed, in events of no payment, and in older ones. */
  readonly orderId?: number;
}

export const gatewayInboxModel = (connection: Connection): Model<InboxDocument> =>
  connection.model<InboxDocument>(
    'gateway_event',
    aggregateSchema<InboxDocument>({
      _id: String,
      rev: { type: Number, default: 0 },
      provider: String,
      type: String,
      subject: Schema.Types.Mixed,
      raw: String,
      receivedAt: Date,
      open: { type: Number, index: true },
      orderId: { type: Number, index: true },
    }),
    'gateway_inbox',
  );

const maxCachedEvents = 200;

type ReadBody = (provider: PaymentProvider, raw: string) => EventSummary;

const reader =
  (readBody: ReadBody) =>
  ({
    _id,
    provider = 'razorpay',
    type = '',
    subject = null,
    raw,
    receivedAt,
  }: InboxDocument): InboxEvent => ({
    eventId: _id,
    provider,
    ...(raw === undefined ? { type, subject } : readBody(provider, raw)),
    receivedAt,
  });

const dropBodies =
  (
    model: Model<InboxDocument>,
    toInboxEvent: ReturnType<typeof reader>,
  ): GatewayInbox['dropBodies'] =>
  async (limit) => {
    const found = await model
      .find(trustedFilter({ raw: { $exists: true } }))
      .limit(limit)
      .lean<InboxDocument[]>();
    for (const document of found) {
      const { type, subject } = toInboxEvent(document);
      await conditionalUpdate(model, { id: document._id, set: { type, subject }, unset: ['raw'] });
    }
    return found.length === 0;
  };

export const createGatewayInboxRepository = (
  model: Model<InboxDocument>,
  readBody: ReadBody,
): GatewayInbox => {
  const inserted = createLastWrittenCache<string, InboxEvent>(maxCachedEvents);
  const toInboxEvent = reader(readBody);
  const findStored = async (eventId: string): Promise<InboxEvent | null> => {
    const document = await model.findById(eventId).lean<InboxDocument | null>();
    return document && toInboxEvent(document);
  };
  return {
    insert: async (event) => {
      const { eventId, ...fields } = event;
      const document = { _id: eventId, ...fields, open: 1 };
      if ((await insertAggregate(model, document)) === 'exists') return false;
      inserted.set(eventId, event);
      return true;
    },
    findById: async (eventId) => inserted.get(eventId) ?? findStored(eventId),
    markProcessed: async (eventId, orderId) => {
      await conditionalUpdate(model, {
        id: eventId,
        precondition: { open: 1 },
        set: orderId === null ? {} : { orderId },
        unset: ['open'],
      });
    },
    listByOrder: async (orderId, limit) =>
      (
        await model
          .find(trustedFilter({ orderId }))
          .sort({ receivedAt: 1 })
          .limit(limit)
          .lean<InboxDocument[]>()
      ).map(toInboxEvent),
    listUnprocessed: async (limit) =>
      (
        await model
          .find(trustedFilter({ open: 1 }))
          .select({ _id: 1 })
          .sort({ receivedAt: 1 })
          .limit(limit)
          .lean<Pick<InboxDocument, '_id'>[]>()
      ).map(({ _id }) => _id),
    dropBodies: dropBodies(model, toInboxEvent),
  };
};
