import {
  conditionalUpdate,
  createIdAllocator,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type {
  ConversationFilter,
  ConversationPage,
  ConversationStore,
  ConversationSummary,
  OwnConversationFilter,
  StoredConversation,
} from '../application/ports/conversations.ts';
import type { ChatEvent } from '../domain/chat-events.ts';
import type { Conversation, Message } from '../domain/conversation.ts';
import { toPreview } from '../domain/preview.ts';
import type { ConversationDocument } from './conversation-model.ts';
import {
  countUnreadForCustomer,
  noneUnreadFor,
  storeUnreadForCustomer,
  toUnreadCounts,
} from './unread-counts.ts';

export interface ConversationRepositoryDeps {
  readonly connection: Connection;
  readonly model: Model<ConversationDocument>;
  readonly toOutboxEntry: (
    conversation: Conversation,
    event: ChatEvent,
    seq: number,
  ) => OutboxEntry;
}

type SummaryDocument = Omit<ConversationDocument, 'messages'> & {
  readonly last: ConversationSummary['last'];
};

const toStored = ({
  orderId,
  userId,
  transactionNumber,
  messages,
  rev,
  seq,
}: ConversationDocument): StoredConversation => ({
  conversation: { orderId, userId, transactionNumber, messages },
  rev,
  seq,
});

const toSummary = (
  { orderId, userId, transactionNumber, count, last }: SummaryDocument,
  unread: number,
): ConversationSummary => ({ orderId, userId, transactionNumber, count, unread, last });

const toLastMessage = ({
  messageId,
  creatorId,
  from,
  text,
  sentAt,
}: Message): ConversationSummary['last'] => ({
  messageId,
  creatorId,
  from,
  preview: toPreview(text),
  sentAt,
});

type ConversationWriter = Pick<ConversationStore, 'create' | 'addMessage' | 'markRead'>;

/** One document per order: message, counts and event change in one conditional update. */
const createConversationWriter = ({
  model,
  toOutboxEntry,
}: ConversationRepositoryDeps): ConversationWriter => ({
  create: async ({ orderId, userId, transactionNumber }) => {
    const document = { _id: orderId, orderId, userId, transactionNumber, messages: [] };
    await insertAggregate(model, document);
  },
  addMessage: async ({ conversation, rev, seq }, message) => {
    const written = await conditionalUpdate(model, {
      id: conversation.orderId,
      rev,
      push: { messages: message },
      set: {
        talk: 1,
        last: toLastMessage(message),
        lastAt: message.sentAt,
        ...toUnreadCounts({ messages: [...conversation.messages, message] }),
      },
      inc: { count: 1 },
      publish: [toOutboxEntry(conversation, { kind: 'sent', message }, seq + 1)],
    });
    return written !== null;
  },
  markRead: async ({ conversation, rev, seq }, { indexes, side, readerId, readUpToId, at }) => {
    const event = { kind: 'read' as const, side, readerId, readUpToId, at };
    const written = await conditionalUpdate(model, {
      id: conversation.orderId,
      rev,
      set: {
        // The version check keeps the indexes and counts valid.
        ...Object.fromEntries(indexes.map((index) => [`messages.${index}.readAt`, at])),
        ...toUnreadCounts(conversation),
        ...noneUnreadFor(side),
      },
      publish: [toOutboxEntry(conversation, event, seq + 1)],
    });
    return written !== null;
  },
});

const findLatest = async (
  model: Model<ConversationDocument>,
  conditions: Readonly<Record<string, unknown>>,
  { page, pageSize }: Pick<ConversationFilter, 'page' | 'pageSize'>,
): Promise<{ readonly documents: readonly SummaryDocument[]; readonly total: number }> => {
  const filter = trustedFilter({ ...conditions, talk: 1 });
  const [documents, total] = await Promise.all([
    model
      .find(filter)
      .sort({ lastAt: -1, _id: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .select({ messages: 0, outbox: 0, inbox: 0 })
      .lean<SummaryDocument[]>(),
    model.countDocuments(filter),
  ]);
  return { documents, total };
};

const listConversations = async (
  model: Model<ConversationDocument>,
  { onlyUnread, ...pagination }: ConversationFilter,
): Promise<ConversationPage> => {
  const { documents, total } = await findLatest(
    model,
    onlyUnread ? { unreadForShop: { $gte: 1 } } : {},
    pagination,
  );
  return {
    conversations: documents.map((document) => toSummary(document, document.unreadForShop)),
    total,
  };
};

const listConversationsOfCustomer = async (
  model: Model<ConversationDocument>,
  { userId, ...pagination }: OwnConversationFilter,
): Promise<ConversationPage> => {
  const { documents, total } = await findLatest(model, { userId }, pagination);
  const counts = await countUnreadForCustomer(
    model,
    documents.flatMap(({ _id, unreadForCustomer }) =>
      unreadForCustomer === undefined ? [_id] : [],
    ),
  );
  await storeUnreadForCustomer(model, counts);
  const counted = new Map(counts.map(({ orderId, unread }) => [orderId, unread]));
  return {
    conversations: documents.map((document) =>
      toSummary(document, document.unreadForCustomer ?? counted.get(document._id) ?? 0),
    ),
    total,
  };
};

export const createConversationRepository = (
  deps: ConversationRepositoryDeps,
): ConversationStore => {
  const { connection, model } = deps;
  return {
    ...createConversationWriter(deps),
    nextMessageId: createIdAllocator({ connection, name: 'message' }),
    findByOrder: async (orderId) => {
      const found = await model.findById(orderId).lean<ConversationDocument | null>();
      return found && toStored(found);
    },
    findNewestOrderId: async () => {
      const newest = await model
        .findOne()
        .sort({ _id: -1 })
        .select({ _id: 1 })
        .lean<{ _id: number } | null>();
      return newest?._id ?? 0;
    },
    list: (filter) => listConversations(model, filter),
    listOfCustomer: (filter) => listConversationsOfCustomer(model, filter),
  };
};
