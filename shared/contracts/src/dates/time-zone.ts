import { isUnitedKingdom } from '../market/shop-market.ts';
import { dayMs, hourMs, minuteMs } from './durations.ts';

/** India keeps Asia/Kolkata without daylight saving time. */
const kolkataOffsetMs = 330 * minuteMs;

const march = 2;
const october = 9;

/** Clocks in the United Kingdom change at 01:00 UTC on the last Sunday of March and of October. */
const changeOfClocksMs = (year: number, month: number): number => {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return lastDay.getTime() - lastDay.getUTCDay() * dayMs + hourMs;
};

const londonOffsetMsAt = (utcMs: number): number => {
  const year = new Date(utcMs).getUTCFullYear();
  const isSummer =
    changeOfClocksMs(year, march) <= utcMs && utcMs < changeOfClocksMs(year, october);
  return isSummer ? hourMs : 0;
};

/** Arithmetic instead of `Intl`: listing slots calls this thousands of times. */
export const offsetMsAt = (utcMs: number): number =>
  isUnitedKingdom() ? londonOffsetMsAt(utcMs) : kolkataOffsetMs;
