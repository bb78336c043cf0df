import type { SlotAnswer } from '@tokri/contracts/http';
import { type SlotLook } from '@tokri/web-kit/order';
import { dayName, dayOf, hourOrTime, money, shortDay, today, weekday } from '@tokri/web-kit/ui';
import { monthText } from '../../formats.ts';
import { t } from '../../texts.ts';
import type { SlotDay } from './slot-days.ts';

/** "noon", or "Sat 21 Nov, 10 pm" when it was on another day than the one that is looked at. */
const cutOffWords = ({ CutOffAt, Date: day }: SlotAnswer): string => {
  const cutOffDay = dayOf(new Date(CutOffAt));
  const time = hourOrTime(CutOffAt);
  return cutOffDay === today() || cutOffDay === day
    ? t('slot.closedAt', { time })
    : t('slot.closedOn', { day: shortDay(cutOffDay), time });
};

const closedWords = (slot: SlotAnswer): string => {
  switch (slot.Reason) {
    case 'cut-off':
      return cutOffWords(slot);
    case 'blackout':
      return t('slot.blackout');
    case 'weekly-off':
      return t('slot.weeklyOff');
    case 'past':
      return t('slot.past');
    case 'lead-time':
      return t('slot.leadTime');
    case 'minimum-order':
      return t('slot.minimumOrder');
    case 'full':
      return t('slot.full');
    case '':
    case 'closed':
      return t('slot.closed');
  }
};

/** How a slot looks that is neither held nor asked for, and the words that say why. */
export const slotLook = (slot: SlotAnswer): { readonly look: SlotLook; readonly text: string } => {
  switch (slot.State) {
    case 'Open':
      return { look: 'open', text: t('slot.open') };
    case 'FewLeft':
      return { look: 'few', text: t('slot.left', { count: slot.Left }) };
    case 'Full':
      return { look: 'full', text: t('slot.full') };
    case 'Closed':
      return { look: 'past', text: closedWords(slot) };
  }
};

/** What a slot costs beside the delivery charge. Without a fee nothing: "free" would promise what the cart's charge breaks. */
export const feeWords = (fee: number): string =>
  fee > 0 ? t('slot.fee', { sum: money(fee) }) : '';

/** Places left in words, for those who listen: the meter speaks to the eye alone. */
export const placesWords = ({ State, Left }: Pick<SlotAnswer, 'State' | 'Left'>): string =>
  State === 'Open' ? t('slot.places', { count: Left }) : '';

/** The meter of five keeps one bar open as long as there is a place. */
const takenMaxWhileOpen = 0.8;

/** How much of a slot is taken, 0 to 1. */
export const takenOf = ({ Capacity, Left }: Pick<SlotAnswer, 'Capacity' | 'Left'>): number =>
  Left > 0 && Capacity > 0 ? Math.min(takenMaxWhileOpen, (Capacity - Left) / Capacity) : 1;

const openWords = ({ openCount, shut }: SlotDay): string => {
  if (shut === 'full') return t('slot.full');
  return shut === '' ? t('day.open', { count: openCount }) : t('day.closed');
};

export interface DayWords {
  readonly name: string;
  readonly number: string;
  readonly open: string;
  /** For those who listen. */
  readonly month: string;
}

export const dayWords = (day: SlotDay, now: string = today()): DayWords => ({
  name: day.day === now ? dayName(day.day, now) : weekday(day.day),
  number: String(Number(day.day.slice(-2))),
  open: openWords(day),
  month: monthText(day.day),
});
