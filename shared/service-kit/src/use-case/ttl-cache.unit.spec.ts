import { createTtlCache } from './ttl-cache.ts';

const createFakeClock = () => {
  let nowMs = 1_000;
  return {
    clock: () => new Date(nowMs),
    advance: (ms: number) => {
      nowMs += ms;
    },
  };
};

describe('createTtlCache', () => {
  it('returns an entry until it expires', () => {
    const { clock, advance } = createFakeClock();
    const cache = createTtlCache<string, number>({ maxEntries: 3, clock });
    cache.set('a', 1, 100);
    advance(99);
    expect(cache.get('a')).toBe(1);
    advance(1);
    expect([cache.get('a'), cache.size()]).toEqual([undefined, 0]);
  });
  it('evicts the least recently used entry beyond its bound', () => {
    const cache = createTtlCache<string, number>({ maxEntries: 2, clock: createFakeClock().clock });
    cache.set('a', 1, 100);
    cache.set('b', 2, 100);
    cache.get('a');
    cache.set('c', 3, 100);
    expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.size()]).toEqual([
      1,
      undefined,
      3,
      2,
    ]);
  });
  it('never exceeds its bound in a flood of keys', () => {
    const cache = createTtlCache<number, true>({
      maxEntries: 1_000,
      clock: createFakeClock().clock,
    });
    for (let key = 0; key < 100_000; key += 1) cache.set(key, true, 60_000);
    expect(cache.size()).toBe(1_000);
  });
  it('forgets entries with no lifetime and deleted or cleared ones', () => {
    const cache = createTtlCache<string, number>({ maxEntries: 9, clock: createFakeClock().clock });
    for (const key of ['a', 'b', 'c']) cache.set(key, 1, 100);
    cache.set('a', 2, 0);
    cache.delete('b');
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, undefined, 1]);
    cache.clear();
    expect(cache.size()).toBe(0);
  });
});
