import { idAllocator } from '@tokri/service-kit/mongo';
import type { Connection } from 'mongoose';
import type { Clock } from '../application/ports/clock-and-ids.ts';
import type { ItemIds } from '../application/ports/items.ts';
import type { StoredDayLimit } from '../application/ports/day-limits.ts';
import type { FreeStock } from '../application/ports/stock.ts';
import { couponModel, couponUseModel, createCouponRepository } from './coupon-repository.ts';
import { createDayLimitRepository, dayLimitModel } from './day-limit-repository.ts';
import { createDepartmentRepository, groupModel, typeModel } from './department-repository.ts';
import { createImportRepository, importModel } from './import-repository.ts';
import { itemModel } from './item-model.ts';
import { createItemRepository } from './item-repository.ts';
import { createOfferRepository, offerModel } from './offer-repository.ts';
import { createPictureRepository, pictureModel, pictureNameModel } from './picture-repository.ts';
import { createReservationRepository, reservationModel } from './reservation-repository.ts';
import type { ReservationParts } from './reservation-repository.ts';
import { createSlideRepository, slideModel } from './slide-repository.ts';
import { createStockRepository, stockModel } from './stock-repository.ts';

/** Ids that an import takes at a time; it needs three for each new item. */
const importBlockSize = 500;

export const catalogModels = (connection: Connection) => ({
  items: itemModel(connection),
  stocks: stockModel(connection),
  reservations: reservationModel(connection),
  groups: groupModel(connection),
  types: typeModel(connection),
  pictures: pictureModel(connection),
  pictureNames: pictureNameModel(connection),
  slides: slideModel(connection),
  imports: importModel(connection),
  offers: offerModel(connection),
  coupons: couponModel(connection),
  couponUses: couponUseModel(connection),
  dayLimits: dayLimitModel(connection),
});
export type CatalogModels = ReturnType<typeof catalogModels>;

const itemIds = (connection: Connection, more: { readonly blockSize?: number } = {}): ItemIds => ({
  item: idAllocator({ connection, name: 'item', ...more }),
  unit: idAllocator({ connection, name: 'unit', ...more }),
  rate: idAllocator({ connection, name: 'rate', ...more }),
});

export interface StoreParts extends Pick<ReservationParts, 'publish'> {
  readonly models: CatalogModels;
  readonly clock: Clock;
  readonly onStock: (stock: FreeStock) => void;
  readonly onDay?: (limit: StoredDayLimit) => void;
}

/** Every store of this service, over one connection. */
export const openStores = (
  connection: Connection,
  { models, clock, publish, onStock, onDay = () => undefined }: StoreParts,
) => ({
  store: createItemRepository(models.items),
  stock: createStockRepository(models.stocks, onStock),
  days: createDayLimitRepository(models.dayLimits, onDay),
  reservations: createReservationRepository({ model: models.reservations, clock, publish }),
  departments: createDepartmentRepository(connection, models),
  pictures: createPictureRepository({ pictures: models.pictures, names: models.pictureNames }),
  slides: createSlideRepository(connection, models.slides),
  offers: createOfferRepository(connection, models.offers),
  coupons: createCouponRepository(connection, models),
  imports: createImportRepository(connection, models.imports),
  ids: itemIds(connection),
  importIds: itemIds(connection, { blockSize: importBlockSize }),
});
