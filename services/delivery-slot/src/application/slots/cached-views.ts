import { createReadThroughCache, type Clock } from '@tokri/service-kit/use-case';
import type { AreaStore } from '../ports/areas.ts';
import type { ChargeStore } from '../ports/charges.ts';
import type { SlotReader, SlotStore } from '../ports/slots.ts';

const maxEntries = 1_000;
const nearlyFullCapacity = 10;
/** Pincodes close rarely, and a cart that was quoted before may still be delivered. */
const servedAreaAgeFactor = 10;

export interface SlotViews {
  readonly slots: Pick<SlotReader, 'findByDays'>;
  readonly areas: Pick<AreaStore, 'findAll' | 'findById'>;
  /** For holds. A rejected hold is decided again on the stored area. */
  readonly servedAreas: Pick<AreaStore, 'findById'>;
  readonly charges: Pick<ChargeStore, 'read'>;
}

interface SlotStores {
  readonly slots: SlotStore;
  readonly areas: AreaStore;
  readonly charges: ChargeStore;
}

interface Clearable {
  clear(): void;
}

const clearAfter = async <Value>(
  write: Promise<Value>,
  ...caches: readonly Clearable[]
): Promise<Value> => {
  try {
    return await write;
  } finally {
    for (const cache of caches) cache.clear();
  }
};

const withCacheClearing = (slots: SlotStore, cache: Clearable): SlotStore => ({
  ...slots,
  addMissing: (planned) => clearAfter(slots.addMissing(planned), cache),
  add: (slot) => clearAfter(slots.add(slot), cache),
  update: (stored, slot) => clearAfter(slots.update(stored, slot), cache),
  setClosedByStaff: (slotId, isClosedByStaff) =>
    clearAfter(slots.setClosedByStaff(slotId, isClosedByStaff), cache),
  setDayClosureReason: (slotId, reason) =>
    clearAfter(slots.setDayClosureReason(slotId, reason), cache),
  hold: (slot, hold) =>
    slot.freeCapacity <= nearlyFullCapacity
      ? clearAfter(slots.hold(slot, hold), cache)
      : slots.hold(slot, hold),
});

interface ViewSettings {
  readonly maxAgeMs: number;
  readonly clock: Clock;
}

type DaysQuery = Parameters<SlotReader['findByDays']>;

const createCaches = ({ slots, areas, charges }: SlotStores, { maxAgeMs, clock }: ViewSettings) => {
  const settings = { ttlMs: maxAgeMs, maxEntries, clock };
  const loadArea = (groupId: number) => areas.findById(groupId);
  return {
    days: createReadThroughCache({
      ...settings,
      load: (query: string) => slots.findByDays(...(JSON.parse(query) as DaysQuery)),
    }),
    allAreas: createReadThroughCache({ ...settings, load: (_: 'all') => areas.findAll() }),
    areaById: createReadThroughCache({ ...settings, load: loadArea }),
    servedAreas: createReadThroughCache({
      ...settings,
      ttlMs: maxAgeMs * servedAreaAgeFactor,
      load: loadArea,
    }),
    rules: createReadThroughCache({ ...settings, load: (_: 'all') => charges.read() }),
  };
};

export const withCachedViews = (
  stores: SlotStores,
  settings: ViewSettings,
): SlotStores & { readonly views: SlotViews } => {
  const { slots, areas, charges } = stores;
  const { days, allAreas, areaById, servedAreas, rules } = createCaches(stores, settings);
  return {
    views: {
      slots: { findByDays: (...query) => days.get(JSON.stringify(query)) },
      areas: { findAll: () => allAreas.get('all'), findById: areaById.get },
      servedAreas: { findById: servedAreas.get },
      charges: { read: () => rules.get('all') },
    },
    slots: withCacheClearing(slots, days),
    areas: {
      ...areas,
      save: (area, stored) => clearAfter(areas.save(area, stored), allAreas, areaById, servedAreas),
    },
    charges: {
      ...charges,
      replace: (updated, rev) => clearAfter(charges.replace(updated, rev), rules),
    },
  };
};
