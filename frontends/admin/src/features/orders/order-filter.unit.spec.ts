import { today } from '@tokri/web-kit/ui';
import {
  changeOrderFilter,
  countFilters,
  parseOrderFilter,
  formatOrderFilter,
} from './order-filter.ts';

const parse = (text: string) => parseOrderFilter(new URLSearchParams(text));

describe('order filter', () => {
  it("defaults to all of today's orders for an empty URL", () =>
    expect(parse('')).toEqual({
      day: today(),
      status: 0,
      slotId: 0,
      search: '',
      method: '',
      pincode: '',
      isAllDays: false,
      isLate: false,
      page: 1,
    }));
  it('survives a round trip through the URL', () => {
    const text =
      '?PDate=2026-01-02&Status=3&SlotId=5&Search=meera&Method=cod&Pincode=560034&Days=all&page=2';
    expect(formatOrderFilter(parse(text))).toBe(text);
  });
  it('leaves the list of late orders with every change but that of the page', () => {
    const late = parse('PDate=2026-01-02&Days=late&SlotId=5');
    expect(formatOrderFilter(late)).toBe('?PDate=2026-01-02&SlotId=5&Days=late');
    expect(changeOrderFilter(late, { page: 2 }).isLate).toBe(true);
    expect(changeOrderFilter(late, { status: 3 }).isLate).toBe(false);
  });
  it.each([
    ['', 0],
    ['Status=3&Search=meera', 0],
    ['SlotId=5&Method=cod&Pincode=560034', 3],
    ['Days=late', 1],
  ])('counts the filters of %j that a phone folds away', (text, count) =>
    expect(countFilters(parse(text))).toBe(count),
  );
  it.each([
    'PDate=tomorrow',
    'PDate=2026-13-01',
    'PDate=2026-02-30',
    'Status=-1',
    'SlotId=1e9',
    'page=0',
    'Method=gold',
    'Pincode=12',
    'Days=all',
  ])('ignores the invalid parameter %s', (text) => expect(parse(text)).toEqual(parse('')));
  it('writes the day into the URL, also today', () =>
    expect(formatOrderFilter(parse(''))).toBe(`?PDate=${today()}`));
  it('goes back to the first page when another filter changes', () =>
    expect(changeOrderFilter(parse('page=4'), { status: 4 })).toMatchObject({
      status: 4,
      page: 1,
    }));
});
