import { atKolkata } from '../../testing/fixtures.ts';
import { createCoalescingCache } from './coalescing-cache.ts';

const ticking = () => {
  let now = atKolkata('09:00').getTime();
  return {
    clock: () => new Date(now),
    pass: (ms: number) => {
      now += ms;
    },
  };
};

describe('coalescing cache', () => {
  it('loads once for concurrent callers and again after expiry', async () => {
    const { clock, pass } = ticking();
    const recent = createCoalescingCache<number>({ maxAgeMs: 500, clock });
    let loads = 0;
    const load = () => Promise.resolve((loads += 1));
    expect(
      await Promise.all([recent.get('a', load), recent.get('a', load), recent.get('b', load)]),
    ).toEqual([1, 1, 2]);
    pass(499);
    expect(await recent.get('a', load)).toBe(1);
    pass(1);
    expect(await recent.get('a', load)).toBe(3);
    recent.clear();
    expect(await recent.get('a', load)).toBe(4);
  });
  it('loads every time when the maximum age is zero', async () => {
    const recent = createCoalescingCache<number>({ maxAgeMs: 0, clock: ticking().clock });
    let loads = 0;
    expect([
      await recent.get('a', () => Promise.resolve((loads += 1))),
      await recent.get('a', () => Promise.resolve((loads += 1))),
    ]).toEqual([1, 2]);
  });
  it('forgets a load that failed', async () => {
    const recent = createCoalescingCache<number>({ maxAgeMs: 500, clock: ticking().clock });
    await expect(recent.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await recent.get('a', () => Promise.resolve(1))).toBe(1);
  });
});
