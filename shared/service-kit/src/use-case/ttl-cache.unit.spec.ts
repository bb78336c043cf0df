import { createTtlCache } from './ttl-cache.ts';

const ticking = () => {
  let nowMs = 1_000;
  return {
    clock: () => new Date(nowMs),
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
};

describe('createTtlCache', () => {
  it('returns an entry until it expires', () => {
    const { clock, pass } = ticking();
    const map = createTtlCache<string, number>({ maxEntries: 3, clock });
    map.set('a', 1, 100);
    pass(99);
    expect(map.get('a')).toBe(1);
    pass(1);
    expect([map.get('a'), map.size()]).toEqual([undefined, 0]);
  });
  it('evicts the least recently used entry beyond its bound', () => {
    const map = createTtlCache<string, number>({ maxEntries: 2, clock: ticking().clock });
    map.set('a', 1, 100);
    map.set('b', 2, 100);
    map.get('a');
    map.set('c', 3, 100);
    expect([map.get('a'), map.get('b'), map.get('c'), map.size()]).toEqual([1, undefined, 3, 2]);
  });
  it('never exceeds its bound in a flood of keys', () => {
    const map = createTtlCache<number, true>({ maxEntries: 1_000, clock: ticking().clock });
    for (let key = 0; key < 100_000; key += 1) map.set(key, true, 60_000);
    expect(map.size()).toBe(1_000);
  });
  it('forgets entries with no lifetime and deleted or cleared ones', () => {
    const map = createTtlCache<string, number>({ maxEntries: 9, clock: ticking().clock });
    for (const key of ['a', 'b', 'c']) map.set(key, 1, 100);
    map.set('a', 2, 0);
    map.delete('b');
    expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([undefined, undefined, 1]);
    map.clear();
    expect(map.size()).toBe(0);
  });
});
