import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import { type Conversation, countUnread, type Side } from '../domain/conversation.ts';
import type { ConversationDocument } from './conversation-model.ts';

export type UnreadCounts = Required<
  Pick<ConversationDocument, 'unreadForShop' | 'unreadForCustomer'>
>;

export const toUnreadCounts = (conversation: Pick<Conversation, 'messages'>): UnreadCounts => ({
  unreadForShop: countUnread(conversation, 'shop'),
  unreadForCustomer: countUnread(conversation, 'customer'),
});

export const noneUnreadFor = (side: Side): Partial<UnreadCounts> =>
  side === 'shop' ? { unreadForShop: 0 } : { unreadForCustomer: 0 };

export interface CustomerCount {
  readonly orderId: number;
  /** The version of the conversation that was counted. */
  readonly rev: number;
  readonly unread: number;
}

/** For conversations stored before their count. */
export const countUnreadForCustomer = async (
  model: Model<ConversationDocument>,
  orderIds: readonly number[],
): Promise<readonly CustomerCount[]> => {
  if (orderIds.length === 0) return [];
  const documents = await model
    .find(trustedFilter({ _id: { $in: [...orderIds] } }))
    .select({ rev: 1, 'messages.from': 1, 'messages.readAt': 1 })
    .lean<Pick<ConversationDocument, '_id' | 'rev' | 'messages'>[]>();
  return documents.map((document) => ({
    orderId: document._id,
    rev: document.rev,
    unread: countUnread(document, 'customer'),
  }));
};

/** Leaves out a conversation that was written since: that write stored its count. */
export const storeUnreadForCustomer = async (
  model: Model<ConversationDocument>,
  counts: readonly CustomerCount[],
): Promise<void> => {
  if (counts.length === 0) return;
  await model.bulkWrite(
    counts.map(({ orderId, rev, unread }) => ({
      updateOne: {
        filter: { _id: orderId, rev },
        update: { $set: { unreadForCustomer: unread } },
      },
    })),
    { ordered: false },
  );
};
