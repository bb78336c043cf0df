import { isChoosable } from '@tokri/contracts';
import type { SlotAnswer } from '@tokri/contracts/http';
import { dayOf, hourOrTime, isTomorrow, shortDay, slotTime } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';

/** The first slot that can still be chosen. */
export const nextSlot = (slots: readonly SlotAnswer[]): SlotAnswer | undefined => slots.find(({ State }) => isChoosable(State));

const dayName = (day: string, today: string): string => {
  if (day === today) return t('slot.today');
  return isTomorrow(today, day) ? t('slot.tomorrow') : shortDay(day);
};

export interface SlotLine {
  /** "Today, 4–7 pm". */
  readonly when: string;
  /** Inside a sentence: "2 pm" of today, "tomorrow, 5 am", "Sat 21 Nov, 10 pm" of another day. */
  readonly orderBy: string;
}

export const slotLine = ({ Date: day, Start, End, CutOffAt }: SlotAnswer, now: Date): SlotLine => {
  const today = dayOf(now);
  const cutOffDay = dayOf(new Date(CutOffAt));
  const time = hourOrTime(CutOffAt);
  return { when: `${dayName(day, today)}, ${slotTime(Start, End)}`, orderBy: cutOffDay === today ? time : `${isTomorrow(today, cutOffDay) ? t('slot.tomorrowInside') : shortDay(cutOffDay)}, ${time}` };
};
