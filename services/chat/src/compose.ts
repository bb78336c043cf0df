import { chatEvents, orderEvents } from '@tokri/contracts/events';
import { chatOperations } from '@tokri/contracts/http';
import { createBroker } from '@tokri/service-kit/kafka';
import { assembleService, systemClock, type Compose } from '@tokri/service-kit/lifecycle';
import { connectMongo } from '@tokri/service-kit/mongo';
import { createRelay } from '@tokri/service-kit/outbox';
import type { ChatConfig } from './config.ts';
import { chatHandlers } from './http/handlers.ts';
import { chatConsumption } from './messaging/consumers.ts';
import { entryOf } from './messaging/publish.ts';
import { conversationModel } from './persistence/conversation-model.ts';
import { conversationRepository } from './persistence/conversation-repository.ts';

/** Builds the adapters, hands them to the use cases, and gives both to the kit to run. */
export const compose: Compose<ChatConfig> = async (config, { logger }) => {
  const connection = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    appName: 'chat',
  });
  const broker = createBroker({
    brokers: config.KAFKA_BROKERS,
    clientId: 'chat',
    maxWaitMs: config.KAFKA_MAX_WAIT_MS,
    topicPrefix: config.KAFKA_TOPIC_PREFIX,
    logger,
  });
  const conversations = conversationModel(connection);
  const store = conversationRepository({ connection, model: conversations, entryOf });

  return assembleService({
    name: 'chat',
    config,
    logger,
    connection,
    broker,
    models: [conversations],
    topics: [chatEvents, orderEvents],
    consumers: [chatConsumption({ open: store.open })],
    relays: [createRelay({ broker, models: [conversations], logger })],
    http: { operations: chatOperations, handlers: chatHandlers({ store, clock: systemClock }) },
  });
};
