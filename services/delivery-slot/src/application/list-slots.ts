import { covers, daysBetween, kolkataDate } from '@tokri/contracts';
import { minimumDate } from '../domain/slot-rules.ts';
import type { Slot } from '../domain/slot.ts';
import { daysFrom } from '../domain/template.ts';
import type { Clock } from './ports/clock.ts';
import type { SlotViews } from './recent-views.ts';

export interface SlotsAsked {
  /** A group, or the group that serves a pincode, or all groups of a company. */
  readonly of:
    | { readonly kind: 'pincode'; readonly pincode: string }
    | { readonly kind: 'group'; readonly groupId: number }
    | { readonly kind: 'company'; readonly companyId: number };
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Slots of a wish, by start, with the first day that can be chosen: of all days, whatever span is asked for. Nobody is told of days that are over. */
export const listSlots = async (
  { slots, areas, clock }: SlotViews & { readonly clock: Clock },
  wish: SlotsAsked,
): Promise<{
  readonly slots: readonly Slot[];
  readonly minimumDate: string;
  readonly now: Date;
}> => {
  const now = clock();
  const today = kolkataDate(now);
  const groups = (await areas.all()).filter((area) => {
    switch (wish.of.kind) {
      case 'pincode':
        return covers(area.ranges, wish.of.pincode);
      case 'group':
        return area.groupId === wish.of.groupId;
      case 'company':
        return area.companyId === wish.of.companyId;
    }
  });
  const all =
    groups.length === 0
      ? []
      : await slots.ofDays(
          groups.map(({ groupId }) => groupId),
          daysFrom(today),
        );
  const isWished = ({ date }: Slot): boolean =>
    (wish.from === undefined || daysBetween(wish.from, date) >= 0) &&
    (wish.to === undefined || daysBetween(date, wish.to) >= 0);
  const shown = all
    .filter(isWished)
    .map((slot) => ({
      slot,
      at: `${slot.date} ${slot.start} ${String(slot.groupId).padStart(6, '0')}`,
    }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ slot }) => slot);
  return { slots: shown, minimumDate: minimumDate(all, now) ?? today, now };
};
