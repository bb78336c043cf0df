import type { StoredArea } from '../domain/area.ts';
import type { Charges } from '../domain/charges.ts';
import type { Slot } from '../domain/slot.ts';
import type { AreaStore } from './ports/areas.ts';
import type { ChargeStore } from './ports/charges.ts';
import type { SlotReads, SlotStore } from './ports/slots.ts';
import { createRecent, type RecentSettings } from './recent.ts';

/** A slot with so few places may be full a moment later, which lists tell at once. */
const nearlyFull = 10;

/** Lists that may be a little old. Nobody decides by them: who writes reads the stores. */
export interface SlotViews {
  readonly slots: Pick<SlotReads, 'ofDays'>;
  readonly areas: Pick<AreaStore, 'all' | 'byId'>;
  readonly charges: Pick<ChargeStore, 'read'>;
}

interface Stores {
  readonly slots: SlotStore;
  readonly areas: AreaStore;
  readonly charges: ChargeStore;
}

/** Beside the stores their lists as they were a moment ago. What staff change in this process, and the last places of a slot, show at once; the rest by its age. */
export const recentViews = (
  { slots, areas, charges }: Stores,
  settings: RecentSettings,
): Stores & { readonly views: SlotViews } => {
  const days = createRecent<readonly Slot[]>(settings);
  const groups = createRecent<readonly StoredArea[]>(settings);
  const group = createRecent<StoredArea | null>(settings);
  const rules = createRecent<Charges>(settings);
  const forgetting = async <T>(
    writing: Promise<T>,
    ...lists: readonly { clear(): void }[]
  ): Promise<T> => {
    try {
      return await writing;
    } finally {
      for (const list of lists) list.clear();
    }
  };
  const shownAtOnce = <T>(writing: Promise<T>): Promise<T> => forgetting(writing, days);
  return {
    views: {
      slots: {
        ofDays: (groupIds, dates) =>
          days.of(`${groupIds.join()} ${dates.join()}`, () => slots.ofDays(groupIds, dates)),
      },
      areas: {
        all: () => groups.of('all', () => areas.all()),
        byId: (groupId) => group.of(String(groupId), () => areas.byId(groupId)),
      },
      charges: { read: () => rules.of('all', () => charges.read()) },
    },
    slots: {
      ...slots,
      addMissing: (planned) => shownAtOnce(slots.addMissing(planned)),
      add: (slot) => shownAtOnce(slots.add(slot)),
      change: (before, slot) => shownAtOnce(slots.change(before, slot)),
      setClosedByStaff: (slotId, isClosedByStaff) =>
        shownAtOnce(slots.setClosedByStaff(slotId, isClosedByStaff)),
      setDay: (slotId, dayClosedFor) => shownAtOnce(slots.setDay(slotId, dayClosedFor)),
      hold: (slot, hold) =>
        slot.free <= nearlyFull ? shownAtOnce(slots.hold(slot, hold)) : slots.hold(slot, hold),
    },
    areas: {
      ...areas,
      save: (area, before) => forgetting(areas.save(area, before), groups, group),
    },
    charges: {
      ...charges,
      keep: (kept, rev) => forgetting(charges.keep(kept, rev), rules),
    },
  };
};
