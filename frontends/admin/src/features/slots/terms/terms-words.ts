import { instantOf } from '@tokri/contracts';
import type { SlotFill } from '@tokri/contracts/http';
import { hourOrTime, today } from '@tokri/web-kit/ui';
import { cutOffLengthOf } from './cut-off.ts';
import { t } from '../texts.ts';

/** "8 pm" of an hour, 0 to 23. */
export const hourWords = (hour: number): string =>
  hourOrTime(instantOf(today(), `${String(hour).padStart(2, '0')}:00`));

/** "2 h before", "90 min before", "2 days before", "8 pm the day before". */
export const cutOffWords = ({
  CutOffMinutes,
  CutOffHour,
}: Pick<SlotFill, 'CutOffMinutes' | 'CutOffHour'>): string => {
  if (CutOffHour !== null) return t('terms.cutOff.dayBefore', { hour: hourWords(CutOffHour) });
  if (CutOffMinutes === 0) return t('terms.cutOff.start');
  const { cutOffLength, cutOffUnit } = cutOffLengthOf(CutOffMinutes);
  return t(`terms.cutOff.${cutOffUnit}Before`, { count: Number(cutOffLength) });
};
