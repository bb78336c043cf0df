import { buildCategory, freshCategory } from '../../testing/fake-shop.ts';
import {
  findRatesCategory,
  maxCategoryCarousels,
  selectCarouselCategories,
} from './home-sections.ts';

const others = [2, 3, 4, 5, 6].map((Id) => buildCategory({ Id }));

describe('findRatesCategory', () => {
  it('returns fresh produce wherever it is listed', () =>
    expect(findRatesCategory([...others, freshCategory])).toBe(freshCategory));
  it('returns the first non-empty category when there is no fresh produce', () =>
    expect(findRatesCategory([buildCategory({ Count: 0 }), ...others])).toBe(others[0]));
  it('returns undefined for an empty shop', () => expect(findRatesCategory([])).toBeUndefined());
});

describe('selectCarouselCategories', () => {
  it('skips the rates category and empty ones, and respects the limit', () =>
    expect(
      selectCarouselCategories([freshCategory, buildCategory({ Id: 9, Count: 0 }), ...others]).map(
        ({ Id }) => Id,
      ),
    ).toEqual([2, 3, 4].slice(0, maxCategoryCarousels)));
});
