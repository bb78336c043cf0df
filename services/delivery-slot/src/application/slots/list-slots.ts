import { daysBetween, shopDate } from '@tokri/contracts/dates';
import { isPincodeServed } from '@tokri/contracts/slots';
import { planningDays } from '../../domain/plans/planned-slots.ts';
import { minimumDate } from '../../domain/slots/slot-listing.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { SlotViews } from './cached-views.ts';

export interface SlotFilter {
  readonly scope:
    | { readonly kind: 'pincode'; readonly pincode: string }
    | { readonly kind: 'group'; readonly groupId: number }
    | { readonly kind: 'company'; readonly companyId: number };
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const listSlots = async (
  { slots, areas, clock }: SlotViews & { readonly clock: Clock },
  filter: SlotFilter,
): Promise<{
  readonly slots: readonly Slot[];
  readonly minimumDate: string;
  readonly now: Date;
}> => {
  const now = clock();
  const today = shopDate(now);
  const groups = (await areas.findAll()).filter((area) => {
    switch (filter.scope.kind) {
      case 'pincode':
        return isPincodeServed(area.ranges, filter.scope.pincode);
      case 'group':
        return area.groupId === filter.scope.groupId;
      case 'company':
        return area.companyId === filter.scope.companyId;
    }
  });
  const candidates =
    groups.length === 0
      ? []
      : await slots.findByDays(
          groups.map(({ groupId }) => groupId),
          planningDays(today),
        );
  const isInRange = ({ date }: Slot): boolean =>
    (filter.from === undefined || daysBetween(filter.from, date) >= 0) &&
    (filter.to === undefined || daysBetween(date, filter.to) >= 0);
  const listedSlots = candidates
    .filter(isInRange)
    .map((slot) => ({
      slot,
      sortKey: `${slot.date} ${slot.start} ${String(slot.groupId).padStart(6, '0')}`,
    }))
    .sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
    .map(({ slot }) => slot);
  return { slots: listedSlots, minimumDate: minimumDate(candidates, now) ?? today, now };
};
