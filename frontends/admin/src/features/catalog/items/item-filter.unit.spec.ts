import { formatItemFilter, isFiltered, parseItemFilter } from './item-filter.ts';

const parse = (text: string) => parseItemFilter(new URLSearchParams(text));

describe('item filter', () => {
  it('selects all items in the order of the server for an empty address', () => {
    expect(parse('')).toEqual({
      search: '',
      status: '',
      itemGroupId: 0,
      itemTypeId: 0,
      stock: '',
      isLabelMissing: false,
      sorting: null,
      page: 1,
    });
    expect(formatItemFilter(parse(''))).toEqual({});
  });
  it('survives a round trip through the address', () => {
    const params = {
      Search: 'atta',
      Status: '0',
      ItemGroupId: '2',
      ItemTypeId: '7',
      Stock: 'low',
      Label: 'missing',
      Sort: '-stock',
      page: '3',
    };
    expect(formatItemFilter(parse(new URLSearchParams(params).toString()))).toEqual(params);
  });
  it.each([
    'Status=7',
    'ItemGroupId=-1',
    'ItemTypeId=1e9',
    'Stock=some',
    'Label=complete',
    'Sort=colour',
    'page=0',
  ])('ignores the invalid parameter %s', (text) => expect(parse(text)).toEqual(parse('')));
  it.each([
    ['Search=atta', true],
    ['Status=0', true],
    ['ItemTypeId=7', true],
    ['Label=missing', true],
    ['Sort=-stock', false],
    ['page=2', false],
  ])('says whether %s hides items: %s', (text, expected) =>
    expect(isFiltered(parse(text))).toBe(expected),
  );
});
