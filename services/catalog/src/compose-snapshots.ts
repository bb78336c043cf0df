import type { SnapshotSource } from '@tokri/service-kit/outbox';
import {
  couponSnapshot,
  dayStockSnapshot,
  itemSnapshot,
  locationDayStockSnapshot,
  locationStockSnapshot,
  offerSnapshot,
  stockSnapshot,
} from '@tokri/contracts/events';
import { snapshotSource } from '@tokri/service-kit/outbox';
import type { CatalogIndex } from './application/ports/catalog-index.ts';
import { isShownToCustomers } from './domain/items/availability.ts';
import {
  couponSnapshotKey,
  toCouponSnapshot,
  toDayLimitSnapshot,
  toItemSnapshot,
  offerSnapshotKey,
  toOfferSnapshot,
} from './messaging/outbox-entries.ts';
import type { CouponDocument } from './persistence/coupons/coupon-repository.ts';
import { toDayLimit } from './persistence/stock/day-limit-repository.ts';
import type { DayLimitDocument } from './persistence/stock/day-limit-repository.ts';
import type { catalogModels } from './persistence/stores.ts';
import { toItem } from './persistence/items/item-model.ts';
import type { ItemDocument } from './persistence/items/item-model.ts';
import { toOffer } from './persistence/offers/offer-repository.ts';
import type { OfferDocument } from './persistence/offers/offer-repository.ts';
import { sellable } from './domain/stock/sellable-stock.ts';
import type { LocationStockDocument, StockDocument } from './persistence/stock/stock-model.ts';

/** Stock and coupon counts change often: publish each document at most once in this time. */
const minStockIntervalMs = 1_000;

/** Nothing is known of an item that is younger than the index; its readers find it by themselves. */
const toVisibility = (
  { findItemByUnit }: Pick<CatalogIndex, 'findItemByUnit'>,
  unitId: number,
): { readonly isHidden?: true } => {
  const item = findItemByUnit(unitId)?.item;
  return item && !isShownToCustomers(item, unitId) ? { isHidden: true } : {};
};

export const createSnapshotSources = (
  models: ReturnType<typeof catalogModels>,
  catalogIndex: Pick<CatalogIndex, 'findItemByUnit'>,
): readonly SnapshotSource[] => [
  snapshotSource<ItemDocument, typeof itemSnapshot>({
    model: models.items,
    event: itemSnapshot,
    key: ({ _id }) => String(_id),
    toSnapshot: (doc) => toItemSnapshot(toItem(doc)),
  }),
  snapshotSource<StockDocument, typeof stockSnapshot>({
    model: models.stocks,
    event: stockSnapshot,
    key: ({ _id }) => String(_id),
    toSnapshot: (doc) => ({
      unitId: doc._id,
      itemId: doc.itemId,
      free: sellable(doc),
      ...toVisibility(catalogIndex, doc._id),
    }),
    minIntervalMs: minStockIntervalMs,
  }),
  snapshotSource<LocationStockDocument, typeof locationStockSnapshot>({
    model: models.locationStocks,
    event: locationStockSnapshot,
    key: ({ _id }) => _id,
    toSnapshot: ({ unitId, locationId, itemId, ...doc }) => ({
      unitId,
      locationId,
      itemId,
      free: sellable(doc),
      ...toVisibility(catalogIndex, unitId),
    }),
    minIntervalMs: minStockIntervalMs,
  }),
  snapshotSource<DayLimitDocument, typeof locationDayStockSnapshot>({
    model: models.locationDayLimits,
    event: locationDayStockSnapshot,
    key: ({ _id }) => _id,
    toSnapshot: (doc) => {
      const limit = toDayLimit(doc);
      return { ...toDayLimitSnapshot(limit), locationId: limit.locationId };
    },
    minIntervalMs: minStockIntervalMs,
  }),
  snapshotSource<DayLimitDocument, typeof dayStockSnapshot>({
    model: models.dayLimits,
    event: dayStockSnapshot,
    key: ({ _id }) => _id,
    toSnapshot: (doc) => toDayLimitSnapshot(toDayLimit(doc)),
    minIntervalMs: minStockIntervalMs,
  }),
  snapshotSource<OfferDocument, typeof offerSnapshot>({
    model: models.offers,
    event: offerSnapshot,
    key: ({ _id }) => offerSnapshotKey(_id),
    toSnapshot: (doc) => toOfferSnapshot(toOffer(doc)),
  }),
  snapshotSource<CouponDocument, typeof couponSnapshot>({
    model: models.coupons,
    event: couponSnapshot,
    key: ({ _id }) => couponSnapshotKey(_id),
    toSnapshot: ({ terms, free }) => toCouponSnapshot({ terms, usesLeft: free }),
    minIntervalMs: minStockIntervalMs,
  }),
];
