import { readArrivalsPerSecond } from './seeded-random.ts';

describe('RUSH_PER_SECOND', () => {
  it('left out, is 200', () => expect(readArrivalsPerSecond({})).toBe(200));
  it('a number, is how many arrive', () =>
    expect(readArrivalsPerSecond({ RUSH_PER_SECOND: '15' })).toBe(15));
  it.each(['x', '', '0', '-1', '1.5', '1e3', '100001'])('%j, is refused by name', (text) =>
    expect(() => readArrivalsPerSecond({ RUSH_PER_SECOND: text })).toThrow(RangeError),
  );
});
