import { dayMs } from '@tokri/contracts/dates';
import { retentionDays } from '@tokri/contracts/policies';

const maxLookBackDays = 60;

export const toDayNumber = (instant: Date): number => Math.floor(instant.getTime() / dayMs);

const daysUntil = (lastDay: number): number[] =>
  Array.from({ length: maxLookBackDays }, (_, back) => lastDay - back);

export const expiredDays = (now: Date): number[] =>
  daysUntil(toDayNumber(now) - retentionDays.sentMessage);

export const endedDays = (now: Date): number[] => daysUntil(toDayNumber(now) - 1);
