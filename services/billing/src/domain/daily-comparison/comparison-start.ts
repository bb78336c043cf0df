import { shopDate, shopInstant } from '@tokri/contracts/dates';

const startTime = '03:00';

/** When comparisons of the day of `now` begin: at 3 am in India. */
export const comparisonStart = (now: Date): Date => shopInstant(shopDate(now), startTime);
