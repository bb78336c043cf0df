import { chatOperations } from '@tokri/contracts/api';
import { chatEvents, orderEvents } from '@tokri/contracts/events';
import { createPersonErasure } from '@tokri/service-kit/erasure';
import { type Compose, createService, createServiceContext } from '@tokri/service-kit/lifecycle';
import type { ChatConfig } from './config.ts';
import { createChatHandlers } from './http/chat-handlers.ts';
import { createChatConsumer } from './messaging/consumers.ts';
import { toOutboxEntry } from './messaging/outbox-entries.ts';
import { createClosedAccounts } from './persistence/closed-accounts.ts';
import { conversationModel } from './persistence/conversation-model.ts';
import { countMessages, eraseConversations } from './persistence/erase-conversations.ts';
import { createConversationRepository } from './persistence/conversation-repository.ts';

export const compose: Compose<ChatConfig> = async (config, options) => {
  const context = await createServiceContext('chat', config, options);
  const { connection, clock } = context;
  const conversations = conversationModel(connection);
  const erasure = createPersonErasure({
    connection,
    clock,
    count: async (userId) => ({ messages: await countMessages(conversations, userId) }),
    erase: (userId) => eraseConversations(conversations, userId),
  });
  const closedAccounts = createClosedAccounts(connection, erasure.records);
  const store = createConversationRepository({ connection, model: conversations, toOutboxEntry });

  return createService({
    ...context,
    models: [conversations, closedAccounts.model],
    erasures: erasure.records,
    topics: [chatEvents, orderEvents],
    workers: [
      context.outboxRelay([conversations]),
      context.consumer(
        createChatConsumer({
          closedAccounts,
          createConversation: store.create,
          erasePerson: erasure.erasePerson,
        }),
      ),
    ],
    http: {
      operations: chatOperations,
      handlers: createChatHandlers({ store, closedAccounts, clock }),
    },
  });
};
