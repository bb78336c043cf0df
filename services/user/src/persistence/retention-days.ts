import { dayMs, shopDate } from '@tokri/contracts/dates';

/** The day of the shop, in days since 1970. Expired documents are found by equality, which needs no range index. */
export const toDayNumber = (instant: Date): number =>
  Date.parse(`${shopDate(instant)}T00:00:00Z`) / dayMs;

const maxLookBackDays = 60;

export const expiredDays = (now: Date): number[] =>
  Array.from({ length: maxLookBackDays }, (_, back) => toDayNumber(now) - 2 - back);
