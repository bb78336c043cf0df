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

export const withCachedViews = (
  { slots, areas, charges }: SlotStores,
  settings: CoalescingCacheSettings,
): SlotStores & { readonly views: SlotViews } => {
  const days = createCoalescingCache<readonly Slot[]>(settings);
  const groups = createCoalescingCache<readonly StoredArea[]>(settings);
  const group = createCoalescingCache<StoredArea | null>(settings);
  const rules = createCoalescingCache<ChargeRules>(settings);
  const clearAfter = async <T>(
    writing: Promise<T>,
    ...lists: readonly { clear(): void }[]
  ): Promise<T> => {
    try {
      return await writing;
    } finally {
      for (const list of lists) list.clear();
    }
  };
  const clearDaysAfter = <T>(writing: Promise<T>): Promise<T> => clearAfter(writing, days);
  return {
    views: {
      slots: {
        findByDays: (groupIds, dates) =>
          days.get(`${groupIds.join()} ${dates.join()}`, () => slots.findByDays(groupIds, dates)),
      },
      areas: {
        findAll: () => groups.get('all', () => areas.findAll()),
        findById: (groupId) => group.get(String(groupId), () => areas.findById(groupId)),
      },
      charges: { read: () => rules.get('all', () => charges.read()) },
    },
    slots: {
      ...slots,
      addMissing: (planned) => clearDaysAfter(slots.addMissing(planned)),
      add: (slot) => clearDaysAfter(slots.add(slot)),
      update: (before, slot) => clearDaysAfter(slots.update(before, slot)),
      setClosedByStaff: (slotId, isClosedByStaff) =>
        clearDaysAfter(slots.setClosedByStaff(slotId, isClosedByStaff)),
      setDayClosureReason: (slotId, dayClosedFor) =>
        clearDaysAfter(slots.setDayClosureReason(slotId, dayClosedFor)),
      hold: (slot, hold) =>
        slot.free <= nearlyFullCapacity
          ? clearDaysAfter(slots.hold(slot, hold))
          : slots.hold(slot, hold),
    },
    areas: {
      ...areas,
      save: (area, before) => clearAfter(areas.save(area, before), groups, group),
    },
    charges: {
      ...charges,
      replace: (kept, rev) => clearAfter(charges.replace(kept, rev), rules),
    },
  };
};
