import { validateTransitions } from '@tokri/contracts';
import {
  billingEvents,
  cartEvents,
  catalogEvents,
  contactState,
  orderEvents,
  slotEvents,
} from '@tokri/contracts/events';
import { orderAdminOperations, orderOperations } from '@tokri/contracts/http';
import { createQuoteReader } from '@tokri/service-kit/auth';
import { createSealer } from '@tokri/service-kit/crypto';
import { createBroker } from '@tokri/service-kit/kafka';
import { assembleService, sweeper, systemClock, type Compose } from '@tokri/service-kit/lifecycle';
import { connectMongo } from '@tokri/service-kit/mongo';
import { createRelay } from '@tokri/service-kit/outbox';
import { createWaiters } from '@tokri/service-kit/use-case';
import { lapseOrders } from './application/lapse-orders.ts';
import type { OrderConfig } from './config.ts';
import type { Order } from './domain/order.ts';
import { orderAdminHandlers } from './http/admin-handlers.ts';
import { orderHandlers } from './http/handlers.ts';
import { orderConsumption } from './messaging/consumers.ts';
import { hearHolds } from './messaging/heard-holds.ts';
import { entryOf } from './messaging/publish.ts';
import { contactModel, contactRepository } from './persistence/contact-repository.ts';
import { dayOrderQueries } from './persistence/day-order-queries.ts';
import { orderModel } from './persistence/order-model.ts';
import { orderRepository } from './persistence/order-repository.ts';

/** Orders past their deadline are looked for this often. */
const lapseEveryMs = 5_000;

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
  const store = orderRepository({ connection, model: orders, entryOf, clock: systemClock });
  const settlement = createWaiters<Order>();
  const { holds, consumption: heardHolds } = hearHolds(systemClock);
  const needs = {
    store,
    contacts,
    holds,
    settlement,
    clock: systemClock,
    readQuote: createQuoteReader(config.QUOTE_JWKS),
  };

  return assembleService({
    name: 'order',
    config,
    logger,
    connection,
    broker,
    models: [orders, contactDocuments],
    topics: [orderEvents, slotEvents, catalogEvents, cartEvents, billingEvents, contactState.topic],
    consumers: [
      orderConsumption({
        ...needs,
        rememberContact: contacts.remember,
        forgetContact: contacts.forget,
      }),
      heardHolds,
    ],
    relays: [createRelay({ broker, models: [orders], logger })],
    sweepers: [
      sweeper({
        name: 'lapse-orders',
        everyMs: lapseEveryMs,
        sweep: () => lapseOrders(needs),
        logger,
      }),
    ],
    http: {
      operations: { ...orderOperations, ...orderAdminOperations },
      handlers: {
        ...orderHandlers(needs),
        ...orderAdminHandlers({ ...needs, day: dayOrderQueries(orders) }),
      },
    },
  });
};
