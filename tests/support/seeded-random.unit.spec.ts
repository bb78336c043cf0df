import { readArrivalsPerSecond } from './seeded-random.ts';

describe('RUSH_PER_SECOND', () => {
  it('defaults to 200', () => expect(readArrivalsPerSecond({})).toBe(200));
  it('sets the arrivals per second', () =>
    expect(readArrivalsPerSecond({ RUSH_PER_SECOND: '15' })).toBe(15));
  it.each(['x', '', '0', '-1', '1.5', '1e3', '100001'])(
    'rejects %j with the name of the variable',
    (text) => expect(() => readArrivalsPerSecond({ RUSH_PER_SECOND: text })).toThrow(RangeError),
  );
});
