import { aggregateFields, aggregateSchema } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { ConversationSummary } from '../application/ports.ts';
import type { Conversation } from '../domain/conversation.ts';

const { Mixed } = Schema.Types;

/** A conversation as it lies in the store: the domain's fields beside what the shop's list shows and the kit's version, outbox and inbox. */
export interface ConversationDocument extends Conversation {
  readonly _id: number;
  readonly rev: number;
  readonly seq: number;
  /** 1 as soon as something was said, absent before: most orders are never talked about. */
  readonly talk?: 1;
  readonly count: number;
  readonly unreadForShop: number;
  readonly last: ConversationSummary['last'] | null;
  readonly lastAt?: Date;
}

const schema = () => {
  const conversations = aggregateSchema<ConversationDocument>({
    _id: Number,
    ...aggregateFields,
    orderId: Number,
    userId: Number,
    transactionNumber: String,
    messages: [Mixed],
    talk: Number,
    count: { type: Number, default: 0 },
    unreadForShop: { type: Number, default: 0 },
    last: { type: Mixed, default: null },
    lastAt: Date,
  });
  conversations.index({ talk: 1, lastAt: -1 });
  return conversations;
};

export const conversationModel = (connection: Connection): Model<ConversationDocument> =>
  connection.model<ConversationDocument>('conversation', schema(), 'conversations');
