import { stateOfGstin } from '@tokri/contracts';
import {
  areaState,
  cartEvents,
  contactState,
  itemState,
  offerState,
  orderEvents,
  slotState,
  stockState,
} from '@tokri/contracts/events';
import { cartOperations, couponOperations } from '@tokri/contracts/http';
import { createBroker } from '@tokri/service-kit/kafka';
import { assembleService, sweeper, systemClock, type Compose } from '@tokri/service-kit/lifecycle';
import { connectMongo } from '@tokri/service-kit/mongo';
import { createRelay } from '@tokri/service-kit/outbox';
import { createCartWatch } from './application/watch-carts.ts';
import type { CartConfig } from './config.ts';
import { cartHandlers } from './http/handlers.ts';
import { cartConsumption } from './messaging/consumers.ts';
import { entryOf } from './messaging/publish.ts';
import { createTables } from './messaging/tables.ts';
import { addressModel, addressRepository } from './persistence/address-repository.ts';
import { cartModel } from './persistence/cart-model.ts';
import { cartRepository } from './persistence/cart-repository.ts';
import { createQuoteIssuer } from './crypto/quote-issuer.ts';

/** Open carts hear of a change within this time. */
const watchMs = 500;

/** Builds the adapters, hands them to the use cases, and gives both to the kit to run. */
export const compose: Compose<CartConfig> = async (config, { logger }) => {
  const connection = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    appName: 'cart',
  });
  const broker = createBroker({
    brokers: config.KAFKA_BROKERS,
    clientId: 'cart',
    maxWaitMs: config.KAFKA_MAX_WAIT_MS,
    topicPrefix: config.KAFKA_TOPIC_PREFIX,
    logger,
  });
  const carts = cartModel(connection);
  const addressDocuments = addressModel(connection);
  const addresses = addressRepository(addressDocuments);
  const store = cartRepository({ connection, model: carts, entryOf, clock: systemClock });
  const { tables, shelf, places, deals } = createTables((itemId) => {
    watch.touched(itemId);
  });
  const watch = createCartWatch({ store, shelf, deals, clock: systemClock });
  const { issueQuote, publicKeys } = createQuoteIssuer(config.QUOTE_SIGNING_JWK);
  const needs = {
    watch,
    store,
    shelf,
    places,
    deals,
    addresses,
    issueQuote,
    clock: systemClock,
    supplierState: stateOfGstin(config.SITE_COMPANY_GSTIN),
    roundToRupee: config.ROUND_TO_RUPEE === 'yes',
  };

  return assembleService({
    name: 'cart',
    config,
    logger,
    connection,
    broker,
    tables,
    models: [carts, addressDocuments],
    topics: [
      cartEvents,
      orderEvents,
      itemState.topic,
      stockState.topic,
      offerState.topic,
      areaState.topic,
      slotState.topic,
      contactState.topic,
    ],
    consumers: [
      cartConsumption({
        store,
        clock: systemClock,
        remember: addresses.remember,
        forget: addresses.forget,
      }),
    ],
    sweepers: [
      sweeper({ name: 'open carts', everyMs: watchMs, sweep: () => watch.tell(), logger }),
    ],
    relays: [createRelay({ broker, models: [carts], logger })],
    http: {
      operations: { ...cartOperations, ...couponOperations },
      handlers: cartHandlers(needs),
      publicKeys,
    },
  });
};
