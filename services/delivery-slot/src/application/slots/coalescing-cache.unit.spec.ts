import { atKolkata } from '../../testing/fixtures.ts';
import { createCoalescingCache } from './coalescing-cache.ts';

const createTestClock = () => {
  let now = atKolkata('09:00').getTime();
  return {
    clock: () => new Date(now),
    advance: (ms: number) => {
      now += ms;
    },
  };
};

describe('coalescing cache', () => {
  it('loads once for concurrent callers and again after expiry', async () => {
    const { clock, advance } = createTestClock();
    const cache = createCoalescingCache<number>({ maxAgeMs: 500, clock });
    let loads = 0;
    const load = () => Promise.resolve((loads += 1));
    expect(
      await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('b', load)]),
    ).toEqual([1, 1, 2]);
    advance(499);
    expect(await cache.get('a', load)).toBe(1);
    advance(1);
    expect(await cache.get('a', load)).toBe(3);
    cache.clear();
    expect(await cache.get('a', load)).toBe(4);
  });
  it('loads every time when the maximum age is zero', async () => {
    const cache = createCoalescingCache<number>({ maxAgeMs: 0, clock: createTestClock().clock });
    let loads = 0;
    expect([
      await cache.get('a', () => Promise.resolve((loads += 1))),
      await cache.get('a', () => Promise.resolve((loads += 1))),
    ]).toEqual([1, 2]);
  });
  it('forgets a load that failed', async () => {
    const cache = createCoalescingCache<number>({ maxAgeMs: 500, clock: createTestClock().clock });
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('a', () => Promise.resolve(1))).toBe(1);
  });
});
