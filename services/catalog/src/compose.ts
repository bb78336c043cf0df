import {
  couponState,
  dayStockState,
  itemState,
  offerState,
  orderEvents,
  stockState,
} from '@tokri/contracts/events';
import { itemAdminOperations, itemOperations, offerOperations } from '@tokri/contracts/http';
import { createBroker } from '@tokri/service-kit/kafka';
import { assembleService, sweeper, systemClock } from '@tokri/service-kit/lifecycle';
import type { Clock, RunningService } from '@tokri/service-kit/lifecycle';
import type { Logger } from '@tokri/service-kit/logger';
import { connectMongo } from '@tokri/service-kit/mongo';
import { createRelay, createStatePublisher, stateSource } from '@tokri/service-kit/outbox';
import { fillCatalogue, followAll } from './application/follow-items.ts';
import type { ReservationNeeds } from './application/finish-reservation.ts';
import { followOffers } from './application/follow-offers.ts';
import { createImportQueue, endAbandonedImports } from './application/import-queue.ts';
import { followDepartments } from './application/save-department.ts';
import { followDays } from './application/limit-day.ts';
import {
  finishLeftReservations,
  forgetEndedReservations,
} from './application/sweep-reservations.ts';
import type { CatalogConfig } from './config.ts';
import { aliveEveryMs } from './domain/import/progress.ts';
import { catalogHandlers } from './http/handlers.ts';
import { mountImages } from './http/image-route.ts';
import { uploads } from './http/uploads.ts';
import { encodeImage } from './images/encode-image.ts';
import { openCsv } from './import-file/csv-file.ts';
import { orderConsumption, ownStateFollower } from './messaging/consumers.ts';
import {
  couponKey,
  couponRecord,
  dayRecord,
  itemRecord,
  offerKey,
  offerRecord,
  producedTopics,
  stockEntry,
} from './messaging/publish.ts';
import type { CouponDocument } from './persistence/coupon-repository.ts';
import { dayLimitOf } from './persistence/day-limit-repository.ts';
import type { DayLimitDocument } from './persistence/day-limit-repository.ts';
import { catalogModels, openStores } from './persistence/stores.ts';
import { itemOf } from './persistence/item-model.ts';
import type { ItemDocument } from './persistence/item-model.ts';
import { offerOf } from './persistence/offer-repository.ts';
import type { OfferDocument } from './persistence/offer-repository.ts';
import type { StockDocument } from './persistence/stock-repository.ts';
import { createCatalogue } from './search/catalogue.ts';
import { createDayBoard } from './search/day-board.ts';
import { createOfferBoard } from './search/offer-board.ts';

const reservationSweepMs = 5_000;
const departmentSweepMs = 15_000;
const importSweepMs = 60_000;
const followAllMs = 600_000;
const forgetSweepMs = 3_600_000;
/** What is left of a unit or a coupon is published at most this often (architecture.md 2). */
const stockIntervalMs = 1_000;

export interface ComposeExtras {
  readonly logger: Logger;
  readonly clock?: Clock;
  /** Stops the work of a reservation between two writes, as a crash would; for tests. */
  readonly checkpoint?: ReservationNeeds['checkpoint'];
}

/** Builds the adapters, hands them to the use cases, and gives both to the kit to run. */
export const compose = async (
  config: CatalogConfig,
  { logger, clock = systemClock, checkpoint = () => undefined }: ComposeExtras,
): Promise<RunningService> => {
  const connection = await connectMongo({
    url: config.MONGODB_URL,
    database: config.MONGODB_DATABASE,
    appName: 'catalog',
  });
  const broker = createBroker({
    brokers: config.KAFKA_BROKERS,
    clientId: 'catalog',
    maxWaitMs: config.KAFKA_MAX_WAIT_MS,
    topicPrefix: config.KAFKA_TOPIC_PREFIX,
    logger,
  });
  const models = catalogModels(connection);
  const catalogue = createCatalogue();
  const dayBoard = createDayBoard();
  const stores = openStores(connection, {
    models,
    clock,
    publish: stockEntry,
    onStock: (stock) => {
      catalogue.putStock([stock]);
    },
    onDay: (limit) => {
      dayBoard.put([limit]);
    },
  });
  const needs = { ...stores, catalogue, dayBoard, board: createOfferBoard(), clock, checkpoint };
  const queue = createImportQueue({
    ...needs,
    ids: stores.importIds,
    onFailure: (error) => {
      logger.error({ error }, 'import broke off');
    },
  });
  let isOpen = false;
  let filledInMs = 0;
  const every = (name: string, everyMs: number, sweep: () => Promise<unknown>) =>
    sweeper({ name, everyMs, sweep, logger });

  return assembleService({
    name: 'catalog',
    config,
    logger,
    connection,
    broker,
    models: Object.values(models),
    topics: [...producedTopics, orderEvents],
    consumers: [orderConsumption(needs), ownStateFollower(needs)],
    relays: [
      queue,
      createRelay({ broker, models: [models.reservations], logger }),
      createStatePublisher({
        broker,
        logger,
        sources: [
          stateSource<ItemDocument, typeof itemState>({
            model: models.items,
            event: itemState,
            key: ({ _id }) => String(_id),
            record: (doc) => itemRecord(itemOf(doc)),
          }),
          stateSource<StockDocument, typeof stockState>({
            model: models.stocks,
            event: stockState,
            key: ({ _id }) => String(_id),
            record: ({ _id, itemId, free }) => ({ unitId: _id, itemId, free }),
            minIntervalMs: stockIntervalMs,
          }),
          stateSource<DayLimitDocument, typeof dayStockState>({
            model: models.dayLimits,
            event: dayStockState,
            key: ({ _id }) => _id,
            record: (doc) => dayRecord(dayLimitOf(doc)),
            minIntervalMs: stockIntervalMs,
          }),
          stateSource<OfferDocument, typeof offerState>({
            model: models.offers,
            event: offerState,
            key: ({ _id }) => offerKey(_id),
            record: (doc) => offerRecord(offerOf(doc)),
          }),
          stateSource<CouponDocument, typeof couponState>({
            model: models.coupons,
            event: couponState,
            key: ({ _id }) => couponKey(_id),
            record: ({ terms, free }) => couponRecord({ terms, usesLeft: free }),
            minIntervalMs: stockIntervalMs,
          }),
        ],
      }),
    ],
    sweepers: [
      every('left reservations', reservationSweepMs, () => finishLeftReservations(needs)),
      every('ended reservations', forgetSweepMs, () => forgetEndedReservations(needs)),
      every('departments', departmentSweepMs, () => followDepartments(needs)),
      every('imports in hand', aliveEveryMs, queue.sayAlive),
      every('abandoned imports', importSweepMs, () => endAbandonedImports(needs)),
      every('missed items', followAllMs, () => followAll(needs)),
      every('missed offers', followAllMs, async () => {
        await followOffers(needs);
        await followDays(needs);
      }),
    ],
    http: {
      operations: { ...itemOperations, ...itemAdminOperations, ...offerOperations },
      multipart: uploads,
      mount: mountImages(stores.pictures),
      handlers: catalogHandlers({
        ...needs,
        ids: stores.ids,
        nextRateId: stores.ids.rate,
        queue,
        openFile: openCsv,
        encode: encodeImage,
        isOpen: () => isOpen,
      }),
    },
    // The readers have started by then, so nothing that another process writes meanwhile is missed.
    beforeReady: async () => {
      await followOffers(needs);
      await followDays(needs);
      const startedAt = performance.now();
      await fillCatalogue(needs);
      filledInMs = Math.round(performance.now() - startedAt);
      isOpen = true;
    },
    details: () => ({ ...catalogue.size(), filledInMs }),
  });
};
