import type { StoredArea } from '../../domain/areas/area.ts';
import type { ChargeRules } from '../../domain/charges/charge-rules.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { ChargeStore } from '../ports/charges.ts';
import type { SlotReader, SlotStore } from '../ports/slots.ts';
import { createCoalescingCache, type CoalescingCacheSettings } from './coalescing-cache.ts';

const nearlyFullCapacity = 10;

/** For display only: decisions read the stores. */
export interface SlotViews {
  readonly slots: Pick<SlotReader, 'findByDays'>;
  readonly areas: Pick<AreaStore, 'findAll' | 'findById'>;
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

const clearAfter = async <T>(writing: Promise<T>, ...caches: readonly Clearable[]): Promise<T> => {
  try {
    return await writing;
  } finally {
    for (const cache of caches) cache.clear();
  }
};

const clearingSlotStore = (slots: SlotStore, days: Clearable): SlotStore => ({
  ...slots,
  addMissing: (planned) => clearAfter(slots.addMissing(planned), days),
  add: (slot) => clearAfter(slots.add(slot), days),
  update: (stored, slot) => clearAfter(slots.update(stored, slot), days),
  setClosedByStaff: (slotId, isClosedByStaff) =>
    clearAfter(slots.setClosedByStaff(slotId, isClosedByStaff), days),
  setDayClosureReason: (slotId, reason) =>
    clearAfter(slots.setDayClosureReason(slotId, reason), days),
  hold: (slot, hold) =>
    slot.free <= nearlyFullCapacity
      ? clearAfter(slots.hold(slot, hold), days)
      : slots.hold(slot, hold),
});

export const withCachedViews = (
  { slots, areas, charges }: SlotStores,
  settings: CoalescingCacheSettings,
): SlotStores & { readonly views: SlotViews } => {
  const days = createCoalescingCache<readonly Slot[]>(settings);
  const allAreas = createCoalescingCache<readonly StoredArea[]>(settings);
  const areaById = createCoalescingCache<StoredArea | null>(settings);
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
      charges: { read: () => rules.get('all', () => charges.read()) },
    },
    slots: clearingSlotStore(slots, days),
    areas: {
      ...areas,
      save: (area, stored) => clearAfter(areas.save(area, stored), allAreas, areaById),
    },
    charges: {
      ...charges,
      replace: (updated, rev) => clearAfter(charges.replace(updated, rev), rules),
    },
  };
};
