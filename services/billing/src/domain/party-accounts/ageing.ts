import { daysBetween } from '@tokri/contracts/dates';
import type { OpenBill } from './party-credit.ts';

/** What is open of bills, by the days that passed since their due dates. */
export interface Ageing {
  /** Due today or later. */
  readonly currentPaise: number;
  readonly days1To30Paise: number;
  readonly days31To60Paise: number;
  readonly days61To90Paise: number;
  readonly daysOver90Paise: number;
}

export const noAgeing: Ageing = {
  currentPaise: 0,
  days1To30Paise: 0,
  days31To60Paise: 0,
  days61To90Paise: 0,
  daysOver90Paise: 0,
};

const bucketOf = (daysOverdue: number): keyof Ageing => {
  if (daysOverdue <= 0) return 'currentPaise';
  if (daysOverdue <= 30) return 'days1To30Paise';
  if (daysOverdue <= 60) return 'days31To60Paise';
  return daysOverdue <= 90 ? 'days61To90Paise' : 'daysOver90Paise';
};

/** `today` is a date of the shop. The sum of the buckets is what the bills owe. */
export const ageOpenBills = (
  openBills: readonly Pick<OpenBill, 'dueDate' | 'outstandingPaise'>[],
  today: string,
): Ageing =>
  openBills.reduce((ageing, { dueDate, outstandingPaise }) => {
    const bucket = bucketOf(daysBetween(dueDate, today));
    return { ...ageing, [bucket]: ageing[bucket] + outstandingPaise };
  }, noAgeing);
