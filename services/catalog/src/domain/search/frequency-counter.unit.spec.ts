import { createFrequencyCounter } from './frequency-counter.ts';

const countAll = <Key extends string | number>(...keys: readonly Key[]) => {
  const tally = createFrequencyCounter<Key>();
  for (const key of keys) tally.add(key);
  return tally;
};

describe('createFrequencyCounter', () => {
  it('reports whether a key is new', () => {
    const tally = createFrequencyCounter<string>();
    expect([tally.add('a'), tally.add('a'), tally.add('b')]).toEqual([true, false, true]);
  });
  it('counts keys and returns 0 for unknown ones', () =>
    expect(['a', 'b', 'c'].map((key) => countAll<string>('a', 'b', 'a').count(key))).toEqual([
      2, 1, 0,
    ]));
  it('sorts equally frequent keys by key', () => {
    expect(countAll('b', 'c', 'a', 'c').mostFrequent()).toEqual([
      { key: 'c', count: 2 },
      { key: 'a', count: 1 },
      { key: 'b', count: 1 },
    ]);
    expect(
      countAll(10, 9)
        .mostFrequent()
        .map(({ key }) => key),
    ).toEqual([9, 10]);
  });
  it.each([
    [0, []],
    [1, ['c']],
    [9, ['c', 'a', 'b']],
  ])('limits the result to %i: %j', (limit, expected) =>
    expect(
      countAll('b', 'c', 'a', 'c')
        .mostFrequent(limit)
        .map(({ key }) => key),
    ).toEqual(expected),
  );
});
