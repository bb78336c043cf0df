import { availableOnDay, dayLimitId } from '@tokri/contracts/orders';
import {
  areaSnapshot,
  couponSnapshot,
  dayStockSnapshot,
  itemSnapshot,
  offerSnapshot,
  slotSnapshot,
  stockSnapshot,
} from '@tokri/contracts/events';
import { materializedView, type MaterializedView } from '@tokri/service-kit/kafka';
import type { PromotionReplica, CatalogReplica } from '../application/ports/catalog-replica.ts';
import type { DeliveryReplica } from '../application/ports/delivery-replica.ts';
import type {
  Area,
  CouponSnapshot,
  OfferSnapshot,
  CatalogItem,
  Slot,
} from '../domain/catalog-replica/catalog-item.ts';

const applyBy =
  <Key, T>(map: Map<Key, T>, toKey: (key: string) => Key) =>
  (key: string, data: T | null): void => {
    if (data === null) map.delete(toKey(key));
    else map.set(toKey(key), data);
  };
const applyByNumber = <T>(map: Map<number, T>) => applyBy(map, Number);
const applyByKey = <T>(map: Map<string, T>) => applyBy(map, (key) => key);

export type OnCatalogChange = (itemId: number | null) => void;

export const createReplicas = (
  onChange: OnCatalogChange = () => undefined,
): {
  readonly views: MaterializedView[];
  readonly catalog: CatalogReplica;
  readonly delivery: DeliveryReplica;
  readonly promotions: PromotionReplica;
} => {
  const items = new Map<number, CatalogItem>();
  const stock = new Map<number, number>();
  const dayLimits = new Map<string, number>();
  const areas = new Map<number, Area>();
  const slots = new Map<number, Slot>();
  const offers = new Map<string, OfferSnapshot>();
  const coupons = new Map<string, CouponSnapshot>();
  return {
    views: [
      materializedView({
        event: itemSnapshot,
        name: 'items',
        apply: (key, data) => {
          applyByNumber(items)(key, data);
          onChange(Number(key));
        },
      }),
      materializedView({
        event: stockSnapshot,
        name: 'stock',
        apply: (key, data) => {
          applyByNumber(stock)(key, data && data.free);
          if (data) onChange(data.itemId);
        },
      }),
      materializedView({
        event: dayStockSnapshot,
        name: 'days',
        apply: (key, data) => {
          applyByKey(dayLimits)(key, data && data.left);
          if (data) onChange(data.itemId);
        },
      }),
      materializedView({ event: areaSnapshot, name: 'areas', apply: applyByNumber(areas) }),
      materializedView({ event: slotSnapshot, name: 'slots', apply: applyByNumber(slots) }),
      materializedView({
        event: offerSnapshot,
        name: 'offers',
        apply: (key, data) => {
          applyByKey(offers)(key, data);
          onChange(null);
        },
      }),
      materializedView({ event: couponSnapshot, name: 'coupons', apply: applyByKey(coupons) }),
    ],
    catalog: {
      findItem: (itemId) => items.get(itemId),
      availableUnits: (unitId, date) =>
        availableOnDay(stock.get(unitId) ?? 0, dayLimits.get(dayLimitId({ unitId, date }))),
    },
    delivery: { areas: () => areas.values(), findSlot: (slotId) => slots.get(slotId) },
    promotions: {
      offers: () => offers.values(),
      findCoupon: (code) => coupons.get(`coupon:${code}`),
      coupons: () => coupons.values(),
    },
  };
};
