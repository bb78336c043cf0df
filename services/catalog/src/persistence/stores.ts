import { createIdAllocator } from '@tokri/service-kit/mongo';
import type { Connection } from 'mongoose';
import type { Clock } from '@tokri/service-kit/use-case';
import type { ItemIds } from '../application/ports/items.ts';
import type { StoredDayLimit } from '../application/ports/day-limits.ts';
import type { StockLevel } from '../application/ports/stock.ts';
import {
  couponModel,
  couponUsageModel,
  createCouponRepository,
} from './coupons/coupon-repository.ts';
import {
  createDayLimitRepository,
  dayLimitModel,
  locationDayLimitModel,
} from './stock/day-limit-repository.ts';
import {
  createCategoryRepository,
  groupModel,
  typeModel,
} from './categories/category-repository.ts';
import { bulkChangeModel, bulkChangePartModel } from './bulk-changes/bulk-change-model.ts';
import { createBulkChangeRepository } from './bulk-changes/bulk-change-repository.ts';
import { createSavedViewRepository, savedViewModel } from './views/saved-view-repository.ts';
import { createImportBatchRepository, importBatchModel } from './import/import-batch-repository.ts';
import { createImportFileRepository, importFileModel } from './import/import-file-repository.ts';
import { importModel } from './import/import-model.ts';
import { createImportRepository } from './import/import-repository.ts';
import { createItemHistoryStore } from './items/item-history-store.ts';
import { itemModel } from './items/item-model.ts';
import { createItemRepository, type OnItemChange } from './items/item-repository.ts';
import { createOfferRepository, offerModel } from './offers/offer-repository.ts';
import { createImageRepository, imageModel, imageNameModel } from './images/image-repository.ts';
import { createReservationRepository } from './reservations/reservation-repository.ts';
import { reservationModel } from './reservations/reservation-model.ts';
import { createPromotionUsageRepository } from './reservations/promotion-usage-repository.ts';
import type { ReservationRepositoryDeps } from './reservations/reservation-repository.ts';
import { createSlideRepository, slideModel } from './images/slide-repository.ts';
import { locationStockModel, stockModel } from './stock/stock-model.ts';
import { movementIdModel } from './stock/movement-ids.ts';
import { stockMovementModel } from './stock/stock-movement-model.ts';
import { createStockMovementRepository } from './stock/stock-movement-repository.ts';
import { createStockRepository } from './stock/stock-repository.ts';
import type { ToStockAlertEntry } from './stock/stock-reservation.ts';

const importBlockSize = 500;

export const catalogModels = (connection: Connection) => ({
  items: itemModel(connection),
  stocks: stockModel(connection),
  locationStocks: locationStockModel(connection),
  stockMovements: stockMovementModel(connection),
  stockMovementIds: movementIdModel(connection),
  reservations: reservationModel(connection),
  groups: groupModel(connection),
  types: typeModel(connection),
  images: imageModel(connection),
  imageNames: imageNameModel(connection),
  slides: slideModel(connection),
  imports: importModel(connection),
  bulkChanges: bulkChangeModel(connection),
  bulkChangeParts: bulkChangePartModel(connection),
  savedViews: savedViewModel(connection),
  importBatches: importBatchModel(connection),
  importFiles: importFileModel(connection),
  offers: offerModel(connection),
  coupons: couponModel(connection),
  couponUses: couponUsageModel(connection),
  dayLimits: dayLimitModel(connection),
  locationDayLimits: locationDayLimitModel(connection),
});
export type CatalogModels = ReturnType<typeof catalogModels>;

const itemIds = (
  connection: Connection,
  options: { readonly blockSize?: number } = {},
): ItemIds => ({
  item: createIdAllocator({ connection, name: 'item', ...options }),
  unit: createIdAllocator({ connection, name: 'unit', ...options }),
  rate: createIdAllocator({ connection, name: 'rate', ...options }),
});

export interface OpenStoresOptions extends Pick<ReservationRepositoryDeps, 'toOutboxEntry'> {
  readonly models: CatalogModels;
  readonly clock: Clock;
  readonly onItemChange: OnItemChange;
  readonly onStockChange: (stock: StockLevel) => void;
  readonly toStockAlertEntry: ToStockAlertEntry;
  readonly onDayLimit?: (limit: StoredDayLimit) => void;
}

export const openStores = (
  connection: Connection,
  {
    models,
    clock,
    toOutboxEntry,
    onItemChange,
    onStockChange,
    toStockAlertEntry,
    onDayLimit = () => undefined,
  }: OpenStoresOptions,
) => ({
  itemStore: createItemRepository(models.items, onItemChange),
  itemHistory: createItemHistoryStore(connection, clock),
  stock: createStockRepository(models, { clock, onChange: onStockChange, toStockAlertEntry }),
  stockMovements: createStockMovementRepository(models, toStockAlertEntry),
  dayLimits: createDayLimitRepository(models, onDayLimit),
  reservations: createReservationRepository({ model: models.reservations, clock, toOutboxEntry }),
  promotionUsage: createPromotionUsageRepository(models.reservations),
  categoryStore: createCategoryRepository(connection, models),
  imageStore: createImageRepository({ images: models.images, names: models.imageNames }),
  slides: createSlideRepository(connection, models.slides),
  offers: createOfferRepository(connection, models.offers),
  coupons: createCouponRepository(connection, models),
  imports: createImportRepository(connection, models.imports),
  bulkChanges: createBulkChangeRepository(models),
  savedViews: createSavedViewRepository(connection, models.savedViews),
  batches: createImportBatchRepository(models.importBatches),
  files: createImportFileRepository(models.importFiles),
  ids: itemIds(connection),
  importIds: itemIds(connection, { blockSize: importBlockSize }),
});
