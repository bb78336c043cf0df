import type { SlotResponse } from '@tokri/contracts/api';
import { callApiOk } from '../api/call-api.ts';
import { dayAhead, listSlots, type SlotWindow } from '../api/test-area.ts';

const minutesPerDay = 24 * 60 - 1;
const firstDay = 9;
const dayCount = 5;
let nextIndex = Math.floor(Date.now() / 1000) % (minutesPerDay * dayCount);

const formatTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A list response contains at most 200 slots of a day, so windows rotate over the days. */
const windowAt = (index: number): SlotWindow => ({
  date: dayAhead(firstDay + (index % dayCount)),
  start: formatTime(Math.floor(index / dayCount)),
  end: '23:59',
});

const isDayOff = async (date: string): Promise<boolean> =>
  (
    await callApiOk<readonly SlotResponse[]>({
      path: '/api/TimeSlot',
      query: { Pdate: date, Tid: '0' },
    })
  ).some(({ Reason }) => Reason === 'blackout' || Reason === 'weekly-off');

export const findUnusedWindows = async (count: number): Promise<readonly SlotWindow[]> => {
  const dates = Array.from({ length: dayCount }, (_, day) => dayAhead(firstDay + day));
  const closedDates = new Set(
    (await Promise.all(dates.map(async (date) => ((await isDayOff(date)) ? [date] : [])))).flat(),
  );
  const used = new Set(
    (await Promise.all(dates.map(listSlots)))
      .flat()
      .map(({ Date: date, Start }) => `${date} ${Start}`),
  );
  const unused: SlotWindow[] = [];
  for (let attempts = 0; unused.length < count; attempts += 1) {
    if (attempts > minutesPerDay * dayCount)
      throw new Error(
        `no ${count} windows without a slot are left; npm run reset empties the shop`,
      );
    nextIndex = (nextIndex + 1) % (minutesPerDay * dayCount);
    const window = windowAt(nextIndex);
    if (!closedDates.has(window.date) && !used.has(`${window.date} ${window.start}`))
      unused.push(window);
  }
  return unused;
};
