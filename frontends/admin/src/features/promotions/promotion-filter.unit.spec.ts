import { formatPromotionFilter, isFiltered, parsePromotionFilter } from './promotion-filter.ts';

const parse = (text: string) => parsePromotionFilter(new URLSearchParams(text));

describe('the filter of promotions in the address', () => {
  it('is read back as it was written', () => {
    const filter = { search: 'diwali', state: 'paused', page: 3 } as const;
    expect(parsePromotionFilter(new URLSearchParams(formatPromotionFilter(filter)))).toEqual(
      filter,
    );
  });
  it('ignores what it does not know', () =>
    expect(parse('State=lost&page=-1')).toEqual({ search: '', state: '', page: 1 }));
  it('is empty without a search and a state', () =>
    expect([isFiltered(parse('page=2')), isFiltered(parse('State=ended'))]).toEqual([false, true]));
});
