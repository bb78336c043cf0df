import { isChoosable, nearestInTime } from '@tokri/contracts';
import type { SlotAnswer } from '@tokri/contracts/http';
import type { ChosenSlot } from './hold.ts';

/** One tab of the picker. */
export interface SlotDay {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  readonly slots: readonly SlotAnswer[];
  /** How many of them can still be chosen. */
  readonly openCount: number;
  /** Why nothing can be chosen: every open place is taken, orders have closed, or the shop does not deliver that day. Empty while there is something. */
  readonly shut: '' | 'full' | 'closed' | 'off';
}

export const canBeChosen = ({ State }: Pick<SlotAnswer, 'State'>): boolean => isChoosable(State);

export const chosenOf = ({ Id, Date: date, Start, End }: SlotAnswer): ChosenSlot => ({
  slotId: Id,
  date,
  start: Start,
  end: End,
});

/** More than this nobody compares. */
const nearestMax = 3;

/** What can be had in place of a slot of the list, nearest in time first; nothing for a slot that is not listed. */
export const nearestOpen = (
  slots: readonly SlotAnswer[],
  slotId: number,
): readonly SlotAnswer[] => {
  const wanted = slots.find(({ Id }) => Id === slotId);
  return wanted
    ? nearestInTime(wanted, slots.filter(canBeChosen), ({ StartsAt }) =>
        Date.parse(StartsAt),
      ).slice(0, nearestMax)
    : [];
};

/** A slot that is closed while the page is open comes without its reason. */
const offReasons: readonly SlotAnswer['Reason'][] = ['', 'closed', 'blackout', 'weekly-off'];

const shutBy = (slots: readonly SlotAnswer[]): SlotDay['shut'] => {
  if (slots.some(canBeChosen)) return '';
  if (slots.some(({ State }) => State === 'Full')) return 'full';
  return slots.every(({ Reason }) => offReasons.includes(Reason)) ? 'off' : 'closed';
};

/** The days of a list in their order, with the slots of each. */
export const daysOf = (slots: readonly SlotAnswer[]): readonly SlotDay[] => {
  const byDay = new Map<string, SlotAnswer[]>();
  for (const slot of slots) byDay.set(slot.Date, [...(byDay.get(slot.Date) ?? []), slot]);
  return [...byDay.entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, ofDay]) => ({
      day,
      slots: ofDay,
      openCount: ofDay.filter(canBeChosen).length,
      shut: shutBy(ofDay),
    }));
};

/** The day that is shown: the wished one while it is listed, else the first with something to choose, else the first. */
export const dayToShow = (days: readonly SlotDay[], wished: string): SlotDay | undefined =>
  days.find(({ day }) => day === wished) ?? days.find(({ openCount }) => openCount > 0) ?? days[0];
