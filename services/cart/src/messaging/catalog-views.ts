import { availableOnDay, dayLimitId, stockId } from '@tokri/contracts/orders';
import {
  areaSnapshot,
  couponSnapshot,
  dayStockSnapshot,
  itemSnapshot,
  locationDayStockSnapshot,
  locationStockSnapshot,
  offerSnapshot,
  slotSnapshot,
  stockSnapshot,
} from '@tokri/contracts/events';
import { materializedView, type MaterializedView } from '@tokri/service-kit/kafka';
import type { OfferView, CatalogView } from '../application/ports/catalog-view.ts';
import type { DeliveryView } from '../application/ports/delivery-view.ts';
import type {
  CouponSnapshot,
  OfferSnapshot,
  CatalogItem,
} from '../domain/catalog-view/catalog-item.ts';
import type { Area, Slot } from '../domain/delivery-view/delivery-slot.ts';

const createApply =
  <Key, Value>(map: Map<Key, Value>, toKey: (key: string) => Key) =>
  (key: string, data: Value | null): void => {
    if (data === null) map.delete(toKey(key));
    else map.set(toKey(key), data);
  };
const applyByNumber = <Value>(map: Map<number, Value>) => createApply(map, Number);
const applyByKey = <Value>(map: Map<string, Value>) => createApply(map, (key) => key);

export type OnCatalogChange = (itemId: number | null) => void;

interface ViewMaps {
  readonly items: Map<number, CatalogItem>;
  /** By the key of the topic: the unit id, for other locations also theirs. */
  readonly stock: Map<string, number>;
  readonly dayLimits: Map<string, number>;
  readonly areas: Map<number, Area>;
  readonly slots: Map<number, Slot>;
  readonly offers: Map<string, OfferSnapshot>;
  readonly coupons: Map<string, CouponSnapshot>;
}

const createStockViews = (
  { stock, dayLimits }: Pick<ViewMaps, 'stock' | 'dayLimits'>,
  onChange: OnCatalogChange,
): MaterializedView[] => {
  const applyStock = (
    key: string,
    data: { readonly itemId: number; readonly free: number } | null,
  ): void => {
    applyByKey(stock)(key, data && data.free);
    if (data) onChange(data.itemId);
  };
  const applyDayLimit = (
    key: string,
    data: { readonly itemId: number; readonly left: number | null } | null,
  ): void => {
    applyByKey(dayLimits)(key, data && data.left);
    if (data) onChange(data.itemId);
  };
  return [
    materializedView({ event: stockSnapshot, name: 'stock', apply: applyStock }),
    materializedView({ event: locationStockSnapshot, name: 'location-stock', apply: applyStock }),
    materializedView({ event: dayStockSnapshot, name: 'days', apply: applyDayLimit }),
    materializedView({
      event: locationDayStockSnapshot,
      name: 'location-days',
      apply: applyDayLimit,
    }),
  ];
};

const createViews = (
  { items, stock, dayLimits, areas, slots, offers, coupons }: ViewMaps,
  onChange: OnCatalogChange,
): MaterializedView[] => [
  materializedView({
    event: itemSnapshot,
    name: 'items',
    apply: (key, data) => {
      applyByNumber(items)(key, data);
      onChange(Number(key));
    },
  }),
  ...createStockViews({ stock, dayLimits }, onChange),
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
];

export const createCatalogViews = (
  onChange: OnCatalogChange = () => undefined,
): {
  readonly views: MaterializedView[];
  readonly catalog: CatalogView;
  readonly delivery: DeliveryView;
  readonly offerView: OfferView;
} => {
  const maps: ViewMaps = {
    items: new Map(),
    stock: new Map(),
    dayLimits: new Map(),
    areas: new Map(),
    slots: new Map(),
    offers: new Map(),
    coupons: new Map(),
  };
  const { items, stock, dayLimits, areas, slots, offers, coupons } = maps;
  return {
    views: createViews(maps, onChange),
    catalog: {
      findItem: (itemId) => items.get(itemId),
      availableUnits: (unitId, { pdate: date, locationId }) =>
        availableOnDay(
          stock.get(String(stockId({ unitId, locationId }))) ?? 0,
          dayLimits.size === 0 ? null : dayLimits.get(dayLimitId({ unitId, date, locationId })),
        ),
    },
    delivery: { areas: () => areas.values(), findSlot: (slotId) => slots.get(slotId) },
    offerView: {
      offers: () => offers.values(),
      findCoupon: (code) => coupons.get(`coupon:${code}`),
      coupons: () => coupons.values(),
    },
  };
};
