import { chatEvents, orderEvents } from '@tokri/contracts/events';
import { chatOperations } from '@tokri/contracts/api';
import { createService, createServiceContext, type Compose } from '@tokri/service-kit/lifecycle';
import type { ChatConfig } from './config.ts';
import { chatHandlers } from './http/handlers.ts';
import { chatConsumption } from './messaging/consumers.ts';
import { entryOf } from './messaging/publish.ts';
import { conversationModel } from './persistence/conversation-model.ts';
import { conversationRepository } from './persistence/conversation-repository.ts';

export const compose: Compose<ChatConfig> = async (config, options) => {
  const context = await createServiceContext('chat', config, options);
  const { connection, clock } = context;
  const conversations = conversationModel(connection);
  const store = conversationRepository({ connection, model: conversations, entryOf });

  return createService({
    ...context,
    models: [conversations],
    topics: [chatEvents, orderEvents],
    workers: [
      context.outboxRelay([conversations]),
      context.consumer(chatConsumption({ open: store.open })),
    ],
    http: { operations: chatOperations, handlers: chatHandlers({ store, clock }) },
  });
};
