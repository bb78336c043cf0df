import { orderEvents, slotAreas } from '@tokri/contracts/events';
import { createPersonErasure } from '@tokri/service-kit/erasure';
import {
  createBackgroundWorker,
  createService,
  createServiceContext,
  type ComposeOptions,
  type RunningService,
} from '@tokri/service-kit/lifecycle';
import { loadCatalog } from './application/items/refresh-items.ts';
import { refreshOffers } from './application/offers/refresh-offers.ts';
import { createBulkChangeRunner } from './application/bulk-changes/bulk-change-runner.ts';
import { createStockQueue } from './application/stock/stock-queue.ts';
import { refreshDayLimits } from './application/stock/set-day-limit.ts';
import { composeImport } from './compose-import.ts';
import { createPeriodicJobs } from './compose-jobs.ts';
import { createSnapshotSources } from './compose-snapshots.ts';
import type { CatalogConfig } from './config.ts';
import { catalogOperations, createCatalogHandlers } from './http/catalog-handlers.ts';
import { mountImages } from './http/images/image-route.ts';
import { uploads } from './http/uploads.ts';
import { encodeImage } from './images/encode-image.ts';
import { createOrderEventsConsumer, createCatalogSnapshotConsumer } from './messaging/consumers.ts';
import { createLocationView } from './messaging/location-view.ts';
import { producedTopics, toOutboxEntry } from './messaging/outbox-entries.ts';
import { createStockAlertEntry } from './messaging/stock-alert-entries.ts';
import { createStaffActionLog } from './persistence/items/staff-action-log.ts';
import { catalogModels, openStores } from './persistence/stores.ts';
import { createCatalogIndex } from './search/items/catalog-index.ts';
import { createDayLimitView } from './search/stock/day-limit-view.ts';
import { createOfferView } from './search/offers/offer-view.ts';

type CatalogStores = ReturnType<typeof openStores>;

export interface CatalogComposeOptions extends ComposeOptions {
  readonly decorateStores?: (stores: CatalogStores) => CatalogStores;
}

export const compose = async (
  config: CatalogConfig,
  options: CatalogComposeOptions,
): Promise<RunningService> => {
  const { decorateStores = (stores) => stores } = options;
  const context = await createServiceContext('catalog', config, options);
  const { connection, logger, clock } = context;
  const models = catalogModels(connection);
  const catalogIndex = createCatalogIndex();
  const dayLimitView = createDayLimitView();
  const locations = createLocationView();
  const stores = decorateStores(
    openStores(connection, {
      models,
      clock,
      toOutboxEntry,
      toStockAlertEntry: createStockAlertEntry(catalogIndex),
      onItemChange: catalogIndex.upsert,
      onStockChange: (stock) => {
        catalogIndex.upsertStock([stock]);
      },
      onDayLimit: (limit) => {
        dayLimitView.upsert([limit]);
      },
    }),
  );
  const deps = {
    ...stores,
    staffActions: createStaffActionLog(connection, logger),
    catalogIndex,
    dayLimitView,
    locations,
    offerView: createOfferView(),
    stockQueue: createStockQueue(),
    clock,
  };
  const bulkRunner = createBulkChangeRunner({
    ...deps,
    nextRateId: stores.importIds.rate,
    onFailure: (error) => {
      logger.error({ error }, 'bulk change failed');
    },
  });
  // Reservations and uses of coupons hold ids only.
  const erasure = createPersonErasure({
    connection,
    clock,
    count: async (userId) => ({ views: (await stores.savedViews.find(userId)).views.length }),
    erase: (userId) => stores.savedViews.eraseAll(userId),
  });
  let isLoaded = false;
  let loadedInMs = 0;
  const itemImport = composeImport(context, { ...deps, ids: stores.importIds }, () => isLoaded);

  return createService({
    ...context,
    models: Object.values(models),
    erasures: erasure.records,
    topics: [...producedTopics, orderEvents, slotAreas],
    views: locations.views,
    workers: [
      ...itemImport.workers,
      createBackgroundWorker({
        name: 'bulk changes',
        role: 'publisher',
        stop: bulkRunner.stop,
      }),
      context.outboxRelay([models.reservations, models.stocks, models.locationStocks]),
      context.snapshotPublisher(createSnapshotSources(models, catalogIndex)),
      context.consumer(createOrderEventsConsumer(deps, erasure.erasePerson)),
      context.consumer(createCatalogSnapshotConsumer(deps)),
      ...createPeriodicJobs(context, { ...deps, bulkRunner }),
    ],
    http: {
      operations: catalogOperations,
      multipart: uploads,
      mount: mountImages(stores.imageStore),
      handlers: createCatalogHandlers({
        ...deps,
        ids: stores.ids,
        nextRateId: stores.ids.rate,
        bulkRunner,
        ...itemImport.handlerDeps,
        encode: encodeImage,
        isLoaded: () => isLoaded,
      }),
    },
    // The readers have started by then, so nothing that another process writes meanwhile is missed.
    beforeReady: async () => {
      await refreshOffers(deps);
      await refreshDayLimits(deps);
      const startedAt = performance.now();
      await loadCatalog(deps);
      loadedInMs = Math.round(performance.now() - startedAt);
      isLoaded = true;
    },
    details: () => ({ ...catalogIndex.size(), filledInMs: loadedInMs }),
  });
};
