import { dayLimitId, freeOnDay } from '@tokri/contracts';
import {
  areaState,
  couponState,
  dayStockState,
  itemState,
  offerState,
  slotState,
  stockState,
} from '@tokri/contracts/events';
import { stateTable, type StateTable } from '@tokri/service-kit/kafka';
import type { Deals, Places, Shelf } from '../application/ports.ts';
import type { Area, CouponNow, DatedOffer, ShelfItem, Slot } from '../domain/shelf.ts';

const keepBy =
  <Key, T>(map: Map<Key, T>, keyOf: (key: string) => Key) =>
  (key: string, data: T | null): void => {
    if (data === null) map.delete(keyOf(key));
    else map.set(keyOf(key), data);
  };
const keep = <T>(map: Map<number, T>) => keepBy(map, Number);
/** Offers and coupons share a topic: their keys tell them apart. */
const keepWhole = <T>(map: Map<string, T>) => keepBy(map, (key) => key);

/** Hears that something has changed of an item, or, without one, of offers. */
export type OnShelfChange = (itemId: number | null) => void;

/** Copies in memory of what catalog and delivery-slot publish: a cart is priced without asking anybody. */
export const createTables = (
  onChange: OnShelfChange = () => undefined,
): {
  readonly tables: StateTable[];
  readonly shelf: Shelf;
  readonly places: Places;
  readonly deals: Deals;
} => {
  const items = new Map<number, ShelfItem>();
  const free = new Map<number, number>();
  const days = new Map<string, number>();
  const areas = new Map<number, Area>();
  const slots = new Map<number, Slot>();
  const offers = new Map<string, DatedOffer>();
  const coupons = new Map<string, CouponNow>();
  return {
    tables: [
      stateTable({
        event: itemState,
        name: 'items',
        apply: (key, data) => {
          keep(items)(key, data);
          onChange(Number(key));
        },
      }),
      stateTable({
        event: stockState,
        name: 'stock',
        apply: (key, data) => {
          keep(free)(key, data && data.free);
          if (data) onChange(data.itemId);
        },
      }),
      stateTable({
        event: dayStockState,
        name: 'days',
        apply: (key, data) => {
          keepWhole(days)(key, data && data.left);
          if (data) onChange(data.itemId);
        },
      }),
      stateTable({ event: areaState, name: 'areas', apply: keep(areas) }),
      stateTable({ event: slotState, name: 'slots', apply: keep(slots) }),
      stateTable({
        event: offerState,
        name: 'offers',
        apply: (key, data) => {
          keepWhole(offers)(key, data);
          onChange(null);
        },
      }),
      stateTable({ event: couponState, name: 'coupons', apply: keepWhole(coupons) }),
    ],
    shelf: {
      item: (itemId) => items.get(itemId),
      free: (unitId, date) =>
        freeOnDay(free.get(unitId) ?? 0, days.get(dayLimitId({ unitId, date }))),
    },
    places: { areas: () => areas.values(), slot: (slotId) => slots.get(slotId) },
    deals: {
      offers: () => offers.values(),
      coupon: (code) => coupons.get(`coupon:${code}`),
      coupons: () => coupons.values(),
    },
  };
};
