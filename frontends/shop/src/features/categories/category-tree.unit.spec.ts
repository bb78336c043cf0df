import { buildCategory, buildSubcategory, freshCategory } from '../../testing/fake-shop.ts';
import { withSubcategories } from './category-tree.ts';

it('groups non-empty subcategories by category in display order', () => {
  const subcategories = [
    buildSubcategory(),
    buildSubcategory({ Id: 6, Count: 0 }),
    buildSubcategory({ Id: 1, ItemGroupId: 1 }),
  ];
  expect(
    withSubcategories(
      [freshCategory, buildCategory(), buildCategory({ Id: 3 })],
      subcategories,
    ).map(({ category, subcategories }) => [category.Id, subcategories.map(({ Id }) => Id)]),
  ).toEqual([
    [1, [1]],
    [2, [5]],
  ]);
});
