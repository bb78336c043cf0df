import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { ChatAnswerStore } from '../application/ports/chat-answers.ts';
import { isPending } from '../domain/deliveries/chat-answer.ts';
import { toNotification, type NotificationDocument } from './notification-model.ts';

const kind = 'chat-answered';

export const createChatAnswers = (model: Model<NotificationDocument>): ChatAnswerStore => ({
  findLatest: async (orderId) => {
    const found = await model
      .findOne(trustedFilter({ orderId, kind }))
      .sort({ at: -1 })
      .lean<NotificationDocument | null>();
    return found && toNotification(found);
  },
  withdrawPending: async (orderId) => {
    const open = await model
      .find(trustedFilter({ orderId, kind, state: 'open' }))
      .lean<NotificationDocument[]>();
    await Promise.all(
      open
        .filter(isPending)
        // What was sent in between has another revision.
        .map(({ _id, rev }) => model.deleteOne({ _id, rev })),
    );
  },
});
