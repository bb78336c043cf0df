import type { SlotResponse } from '@tokri/contracts/api';
import { type SlotChipState } from '@tokri/web-kit/order';
import {
  formatDayName,
  shopDate,
  formatShortTime,
  formatPrice,
  formatDate,
  today,
  formatWeekday,
} from '@tokri/web-kit/ui';
import { formatMonth } from '../../../formats.ts';
import { t } from '../../../labels.ts';
import type { SlotDay } from './slot-days.ts';

const cutOffLabel = ({ CutOffAt, Date: day }: SlotResponse): string => {
  const cutOffDay = shopDate(new Date(CutOffAt));
  const time = formatShortTime(CutOffAt);
  return cutOffDay === today() || cutOffDay === day
    ? t('slot.closedAt', { time })
    : t('slot.closedOn', { day: formatDate(cutOffDay), time });
};

const closedLabel = (slot: SlotResponse): string => {
  switch (slot.Reason) {
    case 'cut-off':
      return cutOffLabel(slot);
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

export const slotStatus = (
  slot: SlotResponse,
): { readonly state: SlotChipState; readonly text: string } => {
  switch (slot.State) {
    case 'Open':
      return { state: 'open', text: t('slot.open') };
    case 'FewLeft':
      return { state: 'low', text: t('slot.left', { count: slot.Left }) };
    case 'Full':
      return { state: 'full', text: t('slot.full') };
    case 'Closed':
      return { state: 'past', text: closedLabel(slot) };
  }
};

/** Shows nothing for a fee of zero: "free" would contradict the delivery charge of the cart. */
export const feeLabel = (fee: number): string =>
  fee > 0 ? t('slot.fee', { sum: formatPrice(fee) }) : '';

export const availabilityLabel = ({ State, Left }: Pick<SlotResponse, 'State' | 'Left'>): string =>
  State === 'Open' ? t('slot.available', { count: Left }) : '';

const maxOccupancyWhileOpen = 0.8;

export const calculateOccupancy = ({
  Capacity,
  Left,
}: Pick<SlotResponse, 'Capacity' | 'Left'>): number =>
  Left > 0 && Capacity > 0 ? Math.min(maxOccupancyWhileOpen, (Capacity - Left) / Capacity) : 1;

const openCountLabel = ({ openCount, unavailableReason }: SlotDay): string => {
  if (unavailableReason === 'full') return t('slot.full');
  return unavailableReason === '' ? t('day.open', { count: openCount }) : t('day.closed');
};

export interface DayTabLabels {
  readonly name: string;
  readonly number: string;
  readonly open: string;
  readonly month: string;
}

export const dayTabLabels = (day: SlotDay, now: string = today()): DayTabLabels => ({
  name: day.day === now ? formatDayName(day.day, now) : formatWeekday(day.day),
  number: String(Number(day.day.slice(-2))),
  open: openCountLabel(day),
  month: formatMonth(day.day),
});
