import type { SlotUsageResponse } from '@tokri/contracts/api';
import { formatDate, formatSlotWithDate } from '@tokri/web-kit/ui';
import { countHeld, slotStatus, type SlotStatus } from './calendar/utilisation.ts';
import { t } from './labels.ts';

export const slotStatusLabel = (status: SlotStatus): string => t(`status.${status}`);

const statusTones: Readonly<Record<SlotStatus, 'success' | 'warning' | 'error' | 'info'>> = {
  open: 'success',
  full: 'error',
  'cut-off': 'warning',
  past: 'warning',
  closed: 'warning',
  blackout: 'warning',
  'weekly-off': 'warning',
};
export const slotStatusTone = (status: SlotStatus): 'success' | 'warning' | 'error' | 'info' =>
  statusTones[status];

export const slotCellLabel = (slot: SlotUsageResponse): string => {
  const held = countHeld(slot);
  const parts = [
    t('cell.booked', {
      slot: formatSlotWithDate(slot),
      booked: slot.Booked,
      capacity: slot.Capacity,
    }),
  ];
  if (held > 0) parts.push(t('cell.held', { held }));
  if (slot.Waiting > 0) parts.push(t('cell.waiting', { waiting: slot.Waiting }));
  return [...parts, slotStatusLabel(slotStatus(slot))].join(', ');
};

export const dateRangeLabel = (from: string, to: string): string => {
  const [[, firstDay, firstMonth, firstYear], [, lastDay, lastMonth, lastYear]] = [from, to].map(
    (day) => formatDate(day, { withYear: true }).split(' '),
  ) as [string[], string[]];
  const first =
    firstYear !== lastYear
      ? `${firstDay} ${firstMonth} ${firstYear}`
      : firstMonth !== lastMonth
        ? `${firstDay} ${firstMonth}`
        : firstDay;
  return `${first}–${lastDay} ${lastMonth} ${lastYear}`;
};
