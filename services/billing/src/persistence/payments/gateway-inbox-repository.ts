import type { PaymentProvider } from '@tokri/contracts/platform';
import {
  aggregateSchema,
  createLastWrittenCache,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { GatewayInbox, InboxEvent } from '../../application/ports/gateway-inbox.ts';

export interface InboxDocument {
  /** The provider's event id: a repeated webhook is stored once. */
  readonly _id: string;
  readonly rev: number;
  /** Absent in events from before the second provider; those are Razorpay's. */
  readonly provider?: PaymentProvider;
  readonly raw: string;
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
      raw: String,
      receivedAt: Date,
      open: { type: Number, index: true },
      orderId: { type: Number, index: true },
    }),
    'gateway_inbox',
  );

/** Bodies of webhooks can be large. */
const maxCachedEvents = 200;

const toInboxEvent = ({ _id, provider, raw, receivedAt }: InboxDocument): InboxEvent => ({
  eventId: _id,
  provider: provider ?? 'razorpay',
  raw,
  receivedAt,
});

const findStored = async (
  model: Model<InboxDocument>,
  eventId: string,
): Promise<InboxEvent | null> => {
  const document = await model.findById(eventId).lean<InboxDocument | null>();
  return document && toInboxEvent(document);
};

export const createGatewayInboxRepository = (model: Model<InboxDocument>): GatewayInbox => {
  const inserted = createLastWrittenCache<string, InboxEvent>(maxCachedEvents);
  return {
    insert: async (event) => {
      const { eventId, provider, raw, receivedAt } = event;
      const document = { _id: eventId, provider, raw, receivedAt, open: 1 };
      if ((await insertAggregate(model, document)) === 'exists') return false;
      inserted.set(eventId, event);
      return true;
    },
    findById: async (eventId) => inserted.get(eventId) ?? findStored(model, eventId),
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
  };
};
