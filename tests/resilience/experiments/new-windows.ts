import { dayAhead, slotsOf, type SlotWish } from '../../support/api/test-town.ts';

const minutesOfDay = 24 * 60 - 1;
/** Days on which nothing else of the tests is delivered. */
const firstDay = 9;
const days = 4;
let next = Math.floor(Date.now() / 1000) % (minutesOfDay * days);

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const windowAt = (at: number): SlotWish => ({ date: dayAhead(firstDay + Math.floor(at / minutesOfDay)), start: clock(at % minutesOfDay), end: '23:59' });

/** Windows that nobody has used: the history of their slots begins with the rush. @throws Error when all of these days are used up. */
export const newWindows = async (count: number): Promise<readonly SlotWish[]> => {
  const used = new Set((await Promise.all(Array.from({ length: days }, (_, day) => slotsOf(dayAhead(firstDay + day))))).flat().map(({ Date: date, Start }) => `${date} ${Start}`));
  const found: SlotWish[] = [];
  for (let tries = 0; found.length < count; tries += 1) {
    if (tries > minutesOfDay * days) throw new Error(`no ${count} windows without a slot are left; npm run reset empties the shop`);
    next = (next + 1) % (minutesOfDay * days);
    const window = windowAt(next);
    if (!used.has(`${window.date} ${window.start}`)) found.push(window);
  }
  return found;
};
