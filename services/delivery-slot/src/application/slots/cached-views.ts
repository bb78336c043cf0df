import type { StoredArea } from '../../domain/areas/area.ts';
import type { ChargeRules } from '../../domain/charges/charge-rules.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { ChargeStore } from '../ports/charges.ts';
import type { SlotReader, SlotStore } from '../ports/slots.ts';
import { createCoalescingCache, type CoalescingCacheSettings } from './coalescing-cache.ts';

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

export const withCachedViews = (
  { slots, areas, charges }: SlotStores,
  settings: CoalescingCacheSettings,
): SlotStores & { readonly views: SlotViews } => {
  const days = createCoalescingCache<readonly Slot[]>(settings);
  const allAreas = createCoalescingCache<readonly StoredArea[]>(settings);
  const areaById = createCoalescingCache<StoredArea | null>(settings);
  const servedAreas = createCoalescingCache<StoredArea | null>({
    ...settings,
    maxAgeMs: settings.maxAgeMs * servedAreaAgeFactor,
  });
  const rules = createCoalescingCache<ChargeRules>(settings);
  return {
    views: {
      slots: {
        findByDays: (groupIds, dates) =>
          days.get(`${groupIds.join()} ${dates.join()}`, () => slots.findByDays(groupIds, dates)),
      },
      areas: {
        findAll: () => allAreas.get('all', () => areas.findAll()),
        findById: (groupId) => areaById.get(String(groupId), () => areas.findById(groupId)),
      },
      servedAreas: {
        findById: (groupId) => servedAreas.get(String(groupId), () => areas.findById(groupId)),
      },
      charges: { read: () => rules.get('all', () => charges.read()) },
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
