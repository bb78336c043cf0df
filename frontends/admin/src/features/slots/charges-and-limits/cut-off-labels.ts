import { shopInstant } from '@tokri/contracts/dates';
import type { SlotUsageResponse } from '@tokri/contracts/api';
import { formatShortTime, today } from '@tokri/web-kit/ui';
import { toCutOffLength } from './cut-off.ts';
import { t } from '../labels.ts';

export const hourLabel = (hour: number): string =>
  formatShortTime(shopInstant(today(), `${String(hour).padStart(2, '0')}:00`));

export const cutOffLabel = ({
  CutOffMinutes,
  CutOffHour,
}: Pick<SlotUsageResponse, 'CutOffMinutes' | 'CutOffHour'>): string => {
  if (CutOffHour !== null) return t('terms.cutOff.dayBefore', { hour: hourLabel(CutOffHour) });
  if (CutOffMinutes === 0) return t('terms.cutOff.atStart');
  const { cutOffLength, cutOffUnit } = toCutOffLength(CutOffMinutes);
  return t(`terms.cutOff.${cutOffUnit}Before`, { count: Number(cutOffLength) });
};
