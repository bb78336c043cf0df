import { validateTransitions } from '@tokri/contracts';
import {
  billingEvents,
  cartEvents,
  catalogEvents,
  contactSnapshot,
  orderEvents,
  slotEvents,
} from '@tokri/contracts/events';
import { orderAdminOperations, orderOperations } from '@tokri/contracts/http';
import { createQuoteReader } from '@tokri/service-kit/auth';
import { createSealer } from '@tokri/service-kit/crypto';
import { createBroker } from '@tokri/service-kit/kafka';
import {
  createService,
  createPeriodicJob,
  systemClock,
  type Compose,
} from '@tokri/service-kit/lifecycle';
import { connectMongo } from '@tokri/service-kit/mongo';
import { createOutboxRelay } from '@tokri/service-kit/outbox';
import { createPendingReplies } from '@tokri/service-kit/use-case';
import { expireOrders } from './application/saga/expire-orders.ts';
import type { OrderConfig } from './config.ts';
import type { Order } from './domain/order.ts';
import { orderAdminHandlers } from './http/admin-handlers.ts';
import { orderHandlers } from './http/order-handlers.ts';
import { orderConsumer } from './messaging/consumers.ts';
import { createKnownHolds } from './messaging/known-holds.ts';
import { toOutboxEntry } from './messaging/outbox-entries.ts';
import { contactModel, contactRepository } from './persistence/contact-repository.ts';
import { dayOrderQueries } from './persistence/day-order-queries.ts';
import { orderModel } from './persistence/order-model.ts';
import { orderRepository } from './persistence/order-repository.ts';

/** Orders past their deadline are looked for this often. */
const expiryIntervalMs = 5_000;

/** Builds the adapters, hands them to the use cases, and gives both to the kit to run. */
export const compose: Compose<OrderConfig> = async (config, { logger }) => {
  validateTransitions();
  const connection = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    appName: 'order',
  });
  const broker = createBroker({
    brokers: config.KAFKA_BROKERS,
    clientId: 'order',
    maxWaitMs: config.KAFKA_MAX_WAIT_MS,
    topicPrefix: config.KAFKA_TOPIC_PREFIX,
    logger,
  });
  const orders = orderModel(connection);
  const contactDocuments = contactModel(connection);
  const contacts = contactRepository(contactDocuments, createSealer(config.SEAL_KEY).open);
  const store = orderRepository({ connection, model: orders, toOutboxEntry, clock: systemClock });
  const pendingReplies = createPendingReplies<Order>();
  const { holds, consumer: holdConsumer } = createKnownHolds(systemClock);
  const deps = {
    store,
    contacts,
    holds,
    pendingReplies,
    clock: systemClock,
    readQuote: createQuoteReader(config.QUOTE_JWKS),
  };

  return createService({
    name: 'order',
    config,
    logger,
    connection,
    broker,
    models: [orders, contactDocuments],
    topics: [
      orderEvents,
      slotEvents,
      catalogEvents,
      cartEvents,
      billingEvents,
      contactSnapshot.topic,
    ],
    consumers: [
      orderConsumer({
        ...deps,
        upsertContact: contacts.upsert,
        removeContact: contacts.remove,
      }),
      holdConsumer,
    ],
    relays: [createOutboxRelay({ broker, models: [orders], logger })],
    sweepers: [
      createPeriodicJob({
        name: 'expire-orders',
        intervalMs: expiryIntervalMs,
        run: () => expireOrders(deps),
        logger,
      }),
    ],
    http: {
      operations: { ...orderOperations, ...orderAdminOperations },
      handlers: {
        ...orderHandlers(deps),
        ...orderAdminHandlers({ ...deps, dayOrders: dayOrderQueries(orders) }),
      },
    },
  });
};
