import { buildItem } from '../../../test/item-fixtures.ts';
import { isAvailable } from './availability.ts';

const date = '2025-11-21';
const now = new Date('2025-11-21T14:30:00Z');
const asked = { free: 1, date, now };

describe('a unit that is to be put into a cart', () => {
  it('on sale with one piece free, can be', () =>
    expect(isAvailable(buildItem(), asked)).toBe(true));
  it.each([
    ['hidden', buildItem({ status: 'hidden' }), asked],
    ['sold out', buildItem(), { ...asked, free: 0 }],
    ['for a day that is over', buildItem(), { ...asked, date: '2025-11-20' }],
  ])('%s, cannot', (_what, one, how) => expect(isAvailable(one, how)).toBe(false));
  it.each([
    [239, true],
    [240, false],
  ])('ready %i minutes after 20:00 for the same day, can be: %s', (leadTimeMinutes, expected) =>
    expect(isAvailable(buildItem({ leadTimeMinutes }), asked)).toBe(expected),
  );
  it.each([
    [1679, true],
    [1680, false],
  ])('ready %i minutes after 20:00 for the next day, can be: %s', (leadTimeMinutes, expected) =>
    expect(isAvailable(buildItem({ leadTimeMinutes }), { ...asked, date: '2025-11-22' })).toBe(
      expected,
    ),
  );
});
