import type { SlotResponse } from '@tokri/contracts/api';
import { callApiOk } from '../api/call-api.ts';
import { dayAhead, listSlots, type SlotWindow } from '../api/test-area.ts';

const minutesOfDay = 24 * 60 - 1;
/** Days on which nothing else of the tests is delivered. */
const firstDay = 9;
const days = 5;
let next = Math.floor(Date.now() / 1000) % (minutesOfDay * days);

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** One day after the other: a page of a list holds 200 slots of a day. */
const windowAt = (at: number): SlotWindow => ({
  date: dayAhead(firstDay + (at % days)),
  start: clock(Math.floor(at / days)),
  end: '23:59',
});

/** Whether nothing is delivered on a day, anywhere. */
const isDayOff = async (date: string): Promise<boolean> =>
  (
    await callApiOk<readonly SlotResponse[]>({ path: '/api/TimeSlot', query: { Pdate: date, Tid: '0' } })
  ).some(({ Reason }) => Reason === 'blackout' || Reason === 'weekly-off');

/** Windows that nobody has used: the history of their slots begins with the rush. @throws Error when all of these days are used up. */
export const newWindows = async (count: number): Promise<readonly SlotWindow[]> => {
  const dates = Array.from({ length: days }, (_, day) => dayAhead(firstDay + day));
  const off = new Set(
    (await Promise.all(dates.map(async (date) => ((await isDayOff(date)) ? [date] : [])))).flat(),
  );
  const used = new Set(
    (await Promise.all(dates.map(listSlots)))
      .flat()
      .map(({ Date: date, Start }) => `${date} ${Start}`),
  );
  const found: SlotWindow[] = [];
  for (let tries = 0; found.length < count; tries += 1) {
    if (tries > minutesOfDay * days)
      throw new Error(
        `no ${count} windows without a slot are left; npm run reset empties the shop`,
      );
    next = (next + 1) % (minutesOfDay * days);
    const window = windowAt(next);
    if (!off.has(window.date) && !used.has(`${window.date} ${window.start}`)) found.push(window);
  }
  return found;
};
