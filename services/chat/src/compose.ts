import { chatOperations } from '@tokri/contracts/api';
import { chatEvents, orderEvents } from '@tokri/contracts/events';
import { type Compose, createService, createServiceContext } from '@tokri/service-kit/lifecycle';
import type { ChatConfig } from './config.ts';
import { createChatHandlers } from './http/chat-handlers.ts';
import { createChatConsumer } from './messaging/consumers.ts';
import { toOutboxEntry } from './messaging/outbox-entries.ts';
import { conversationModel } from './persistence/conversation-model.ts';
import { createConversationRepository } from './persistence/conversation-repository.ts';

export const compose: Compose<ChatConfig> = async (config, options) => {
  const context = await createServiceContext('chat', config, options);
  const { connection, clock } = context;
  const conversations = conversationModel(connection);
  const store = createConversationRepository({ connection, model: conversations, toOutboxEntry });

  return createService({
    ...context,
    models: [conversations],
    topics: [chatEvents, orderEvents],
    workers: [
      context.outboxRelay([conversations]),
      context.consumer(createChatConsumer({ createConversation: store.create })),
    ],
    http: { operations: chatOperations, handlers: createChatHandlers({ store, clock }) },
  });
};
