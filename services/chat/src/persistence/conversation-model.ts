import { aggregateFields, aggregateSchema } from '@tokri/service-kit/mongo';
import { type Connection, type Model, Schema } from 'mongoose';
import type { ConversationSummary } from '../application/ports/conversations.ts';
import type { Conversation } from '../domain/conversation.ts';

const { Mixed } = Schema.Types;

export interface ConversationDocument extends Conversation {
  readonly _id: number;
  readonly rev: number;
  readonly seq: number;
  /** Absent until the first message. Most orders never have one. */
  readonly talk?: 1;
  readonly count: number;
  readonly unreadForShop: number;
  /** Absent in conversations stored before this field until they are listed or written. */
  readonly unreadForCustomer?: number;
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
    unreadForCustomer: Number,
    last: { type: Mixed, default: null },
    lastAt: Date,
  });
  conversations.index({ talk: 1, lastAt: -1 });
  conversations.index({ userId: 1, talk: 1, lastAt: -1 });
  return conversations;
};

export const conversationModel = (connection: Connection): Model<ConversationDocument> =>
  connection.model<ConversationDocument>('conversation', schema(), 'conversations');
