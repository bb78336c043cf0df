import { dayMs } from '@tokri/contracts/dates';

/** Days since 1970 (UTC). Expired documents are found by equality, which needs no range index. */
export const toDayNumber = (instant: Date): number => Math.floor(instant.getTime() / dayMs);

const maxLookBackDays = 60;

export const expiredDays = (now: Date): number[] =>
  Array.from({ length: maxLookBackDays }, (_, back) => toDayNumber(now) - 2 - back);
