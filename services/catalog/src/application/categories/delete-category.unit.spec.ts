import type { Category, ItemType } from '../../domain/categories/category.ts';
import { deleteCategory, type DeleteCategoryDeps } from './delete-category.ts';

const milk: ItemType = {
  itemTypeId: 5,
  name: 'Milk',
  code: '',
  narration: '',
  itemGroupId: 2,
  image: '',
  changedAt: new Date(0),
};
const dairy = { itemGroupId: 2, name: 'Dairy', tint: 'dairy', position: 10, image: '' };

/** Something is put into the category after it was counted and before it is deleted. */
const setup = (content: 'items' | 'types' | 'nothing') => {
  const restored: Category[] = [];
  let isDeleted = false;
  const deps = {
    categoryStore: {
      groups: async () => [dairy],
      types: async () => (content === 'items' || (isDeleted && content === 'types') ? [milk] : []),
      markDeleted: async () => {
        isDeleted = true;
      },
      restore: async (category: Category) => {
        restored.push(category);
        return 'restored';
      },
    },
    itemStore: { countOfType: async () => (isDeleted && content === 'items' ? 2 : 0) },
    catalogIndex: { upsertGroups: () => undefined, upsertTypes: () => undefined },
  };
  return { deps: deps as unknown as DeleteCategoryDeps, restored };
};

describe('deleteCategory', () => {
  it('keeps a type that gets items while it is deleted', async () => {
    const { deps, restored } = setup('items');
    expect(await deleteCategory(deps, { kind: 'type', id: 5 })).toEqual({
      ok: false,
      code: 'type-not-empty',
      count: 2,
    });
    expect(restored).toEqual([milk]);
  });
  it('keeps a group that gets a type while it is deleted', async () => {
    const { deps, restored } = setup('types');
    expect(await deleteCategory(deps, { kind: 'group', id: 2 })).toEqual({
      ok: false,
      code: 'group-not-empty',
      count: 1,
    });
    expect(restored).toEqual([dairy]);
  });
  it('deletes an empty group', async () => {
    const { deps, restored } = setup('nothing');
    expect(await deleteCategory(deps, { kind: 'group', id: 2 })).toEqual({ ok: true, value: 2 });
    expect(restored).toEqual([]);
  });
});
