import { isSlotSelectable, sortByTimeDistance } from '@tokri/contracts/slots';
import type { SlotResponse } from '@tokri/contracts/api';
import type { ChosenSlot } from '../hold/hold.ts';

export interface SlotDay {
  readonly day: string;
  readonly slots: readonly SlotResponse[];
  readonly openCount: number;
  readonly unavailableReason: '' | 'full' | 'closed' | 'off';
}

export const isSelectable = ({ State }: Pick<SlotResponse, 'State'>): boolean =>
  isSlotSelectable(State);

export const toChosenSlot = ({ Id, Date: date, Start, End }: SlotResponse): ChosenSlot => ({
  slotId: Id,
  date,
  start: Start,
  end: End,
});

const maxNearestSlots = 3;

export const findNearestOpenSlots = (
  slots: readonly SlotResponse[],
  slotId: number,
): readonly SlotResponse[] => {
  const wanted = slots.find(({ Id }) => Id === slotId);
  return wanted
    ? sortByTimeDistance(wanted, slots.filter(isSelectable), ({ StartsAt }) =>
        Date.parse(StartsAt),
      ).slice(0, maxNearestSlots)
    : [];
};

const noDeliveryReasons: readonly SlotResponse['Reason'][] = [
  '',
  'closed',
  'blackout',
  'weekly-off',
];

const closedReason = (slots: readonly SlotResponse[]): SlotDay['unavailableReason'] => {
  if (slots.some(isSelectable)) return '';
  if (slots.some(({ State }) => State === 'Full')) return 'full';
  return slots.every(({ Reason }) => noDeliveryReasons.includes(Reason)) ? 'off' : 'closed';
};

export const groupByDay = (slots: readonly SlotResponse[]): readonly SlotDay[] => {
  const byDay = new Map<string, SlotResponse[]>();
  for (const slot of slots) byDay.set(slot.Date, [...(byDay.get(slot.Date) ?? []), slot]);
  return [...byDay.entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, daySlots]) => ({
      day,
      slots: daySlots,
      openCount: daySlots.filter(isSelectable).length,
      unavailableReason: closedReason(daySlots),
    }));
};

/** A remembered day counts only while something can be chosen on it. */
export const selectDay = (
  days: readonly SlotDay[],
  preferredDay: string,
  rememberedDay = '',
): SlotDay | undefined =>
  days.find(({ day }) => day === preferredDay) ??
  days.find(({ day, openCount }) => day === rememberedDay && openCount > 0) ??
  days.find(({ openCount }) => openCount > 0) ??
  days[0];
