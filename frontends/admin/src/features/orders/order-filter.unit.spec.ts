import { today } from '@tokri/web-kit/ui';
import { changeOrderFilter, parseOrderFilter, formatOrderFilter } from './order-filter.ts';

const parse = (text: string) => parseOrderFilter(new URLSearchParams(text));

describe('what the list of orders shows', () => {
  it('an empty address, read, is all of today', () =>
    expect(parse('')).toEqual({
      day: today(),
      status: 0,
      slotId: 0,
      search: '',
      isAllDays: false,
      page: 1,
    }));
  it('an address, read and written, is the same', () => {
    const text = '?PDate=2026-01-02&Status=3&SlotId=5&Search=meera&Days=all&page=2';
    expect(formatOrderFilter(parse(text))).toBe(text);
  });
  it.each([
    'PDate=tomorrow',
    'PDate=2026-13-01',
    'PDate=2026-02-30',
    'Status=-1',
    'SlotId=1e9',
    'page=0',
    'Days=all',
  ])('nonsense (%s), read, is as if it were not there', (text) =>
    expect(parse(text)).toEqual(parse('')),
  );
  it('another status, chosen, begins at the first page', () =>
    expect(changeOrderFilter(parse('page=4'), { status: 4 })).toMatchObject({
      status: 4,
      page: 1,
    }));
});
