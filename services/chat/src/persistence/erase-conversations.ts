import { conditionalUpdate } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { ConversationDocument } from './conversation-model.ts';

const emptied = {
  messages: [],
  count: 0,
  unreadForShop: 0,
  unreadForCustomer: 0,
  last: null,
} as const;

const findCounts = (model: Model<ConversationDocument>, userId: number) =>
  model.find({ userId }, { count: 1 }).lean<Pick<ConversationDocument, '_id' | 'count'>[]>();

export const countMessages = async (
  model: Model<ConversationDocument>,
  userId: number,
): Promise<number> => (await findCounts(model, userId)).reduce((sum, { count }) => sum + count, 0);

/** Removes what the customer and the shop wrote to each other. */
export const eraseConversations = async (
  model: Model<ConversationDocument>,
  userId: number,
): Promise<void> => {
  for (const { _id } of await findCounts(model, userId))
    await conditionalUpdate(model, { id: _id, set: emptied, unset: ['talk', 'lastAt'] });
};
