import type { Area } from '../domain/area.ts';
import type { Slot } from '../domain/slot.ts';
import type { AreaStore, SlotStore } from './ports.ts';
import { createRecent, type RecentSettings } from './recent.ts';

/** A slot with so few places may be full a moment later, which lists tell at once. */
const nearlyFull = 10;

/** The stores, with lists that may be a little old; what this process writes shows at once. Decisions about a place read its slot itself. */
export const recentViews = ({ slots, areas }: { readonly slots: SlotStore; readonly areas: AreaStore }, settings: RecentSettings): { readonly slots: SlotStore; readonly areas: AreaStore } => {
  const days = createRecent<readonly Slot[]>(settings);
  const groups = createRecent<readonly Area[]>(settings);
  const group = createRecent<Area | null>(settings);
  const shownAtOnce = async <T>(writing: Promise<T>): Promise<T> => {
    try {
      return await writing;
    } finally {
      days.clear();
    }
  };
  return {
    slots: {
      ...slots,
      ofDays: (groupIds, dates) => days.of(`${groupIds.join()} ${dates.join()}`, () => slots.ofDays(groupIds, dates)),
      addMissing: (planned) => shownAtOnce(slots.addMissing(planned)),
      add: (slot) => shownAtOnce(slots.add(slot)),
      change: (before, slot) => shownAtOnce(slots.change(before, slot)),
      closeFor: (slotId, closedFor) => shownAtOnce(slots.closeFor(slotId, closedFor)),
      hold: (slot, hold) => (slot.free <= nearlyFull ? shownAtOnce(slots.hold(slot, hold)) : slots.hold(slot, hold)),
    },
    areas: {
      ...areas,
      all: () => groups.of('all', () => areas.all()),
      byId: (groupId) => group.of(String(groupId), () => areas.byId(groupId)),
      save: async (area, before) => {
        try {
          return await areas.save(area, before);
        } finally {
          groups.clear();
          group.clear();
        }
      },
    },
  };
};
