import { seededRandom } from '../../support/seeded-random.ts';
import { scheduleKills } from './kill-schedule.ts';

const services = ['order', 'cart', 'bff'];
const schedule = (seed: number) =>
  scheduleKills(services, { count: 20, windowMs: 60_000, random: seededRandom(seed) });

describe('scheduleKills', () => {
  it('repeats the schedule of a seed', () => {
    expect(schedule(7)).toEqual(schedule(7));
    expect(schedule(7)).not.toEqual(schedule(8));
  });
  it('spreads all kills over the window, the last one at its end', () => {
    const times = schedule(7).map(({ atMs }) => atMs);
    expect(times).toHaveLength(20);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBe(60_000);
  });
  it('kills every service about equally often', () => {
    const counts = services.map(
      (service) => schedule(7).filter((kill) => kill.service === service).length,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });
});
