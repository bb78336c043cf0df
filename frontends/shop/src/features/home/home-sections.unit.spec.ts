import { buildCategory, freshCategory } from '../../testing/fake-shop.ts';
import { maxCategoryCarousels, selectCarouselCategories } from './home-sections.ts';

const others = [2, 3, 4, 5, 6].map((Id) => buildCategory({ Id }));

describe('selectCarouselCategories', () => {
  it('skips the rates category and empty ones, and respects the limit', () =>
    expect(
      selectCarouselCategories([freshCategory, buildCategory({ Id: 9, Count: 0 }), ...others]).map(
        ({ Id }) => Id,
      ),
    ).toEqual([2, 3, 4].slice(0, maxCategoryCarousels)));
});
