import {
  areaSnapshot,
  cartEvents,
  companySnapshot,
  contactSnapshot,
  itemSnapshot,
  offerSnapshot,
  orderEvents,
  slotSnapshot,
  stockSnapshot,
} from '@tokri/contracts/events';
import { cartOperations, couponOperations } from '@tokri/contracts/api';
import { createCompanyView } from '@tokri/service-kit/company';
import { createPersonErasure } from '@tokri/service-kit/erasure';
import { createService, createServiceContext, type Compose } from '@tokri/service-kit/lifecycle';
import { createCartWatcher } from './application/open-carts/cart-watcher.ts';
import type { CartConfig } from './config.ts';
import { createCartHandlers } from './http/cart-handlers.ts';
import { createCartConsumer } from './messaging/consumers.ts';
import { toOutboxEntry } from './messaging/outbox-entries.ts';
import { createCatalogViews } from './messaging/catalog-views.ts';
import { createAddressDirectory, createAddressReplica } from './persistence/address-replica.ts';
import { cartModel } from './persistence/cart-model.ts';
import { createCartRepository } from './persistence/cart-repository.ts';
import { countCarts, eraseCart } from './persistence/erase-cart.ts';
import { createQuoteIssuer } from './crypto/quote-issuer.ts';

const publishIntervalMs = 500;

export const compose: Compose<CartConfig> = async (config, options) => {
  const context = await createServiceContext('cart', config, options);
  const { connection, clock } = context;
  const carts = cartModel(connection);
  const addressReplica = createAddressReplica(connection);
  const store = createCartRepository({ connection, model: carts, toOutboxEntry, clock });
  const erasure = createPersonErasure({
    connection,
    clock,
    count: async (userId) => ({ carts: await countCarts(carts, userId) }),
    erase: (userId) => eraseCart(carts, userId),
  });
  const { views, catalog, delivery, offerView } = createCatalogViews((itemId) => {
    watcher.markChanged(itemId);
  });
  const watcher = createCartWatcher({ store, catalog, offerView, clock });
  const company = createCompanyView();
  const { issueQuote, publicKeys } = createQuoteIssuer(config.QUOTE_SIGNING_JWK);
  const deps = {
    watcher,
    store,
    catalog,
    delivery,
    offerView,
    addresses: createAddressDirectory(addressReplica),
    issueQuote,
    clock,
    findCompany: company.find,
  };

  return createService({
    ...context,
    views: [...views, company.view],
    models: [carts, addressReplica.model],
    erasures: erasure.records,
    topics: [
      cartEvents,
      orderEvents,
      itemSnapshot.topic,
      stockSnapshot.topic,
      offerSnapshot.topic,
      areaSnapshot.topic,
      slotSnapshot.topic,
      contactSnapshot.topic,
      companySnapshot.topic,
    ],
    workers: [
      context.outboxRelay([carts]),
      context.consumer(
        createCartConsumer({
          store,
          clock,
          upsertAddress: addressReplica.upsert,
          removeAddress: addressReplica.remove,
          erasePerson: erasure.erasePerson,
        }),
      ),
      context.periodicJob('publish-open-cart-changes', publishIntervalMs, () =>
        watcher.publishChanges(),
      ),
    ],
    http: {
      operations: { ...cartOperations, ...couponOperations },
      handlers: createCartHandlers(deps),
      publicKeys,
    },
  });
};
