import { dayMs } from '@tokri/contracts/dates';

/** Traffic data is kept for a year (DPDP Rules 2025, 8(3)). */
const retentionDays = 366;
const maxLookBackDays = 60;

export const toDayNumber = (instant: Date): number => Math.floor(instant.getTime() / dayMs);

const daysUntil = (lastDay: number): number[] =>
  Array.from({ length: maxLookBackDays }, (_, back) => lastDay - back);

export const expiredDays = (now: Date): number[] => daysUntil(toDayNumber(now) - retentionDays);

export const endedDays = (now: Date): number[] => daysUntil(toDayNumber(now) - 1);
