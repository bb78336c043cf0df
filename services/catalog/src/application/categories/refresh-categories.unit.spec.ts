import { buildItem } from '../../../test/item-fixtures.ts';
import type { ItemGroup, ItemType } from '../../domain/categories/category.ts';
import type { Item } from '../../domain/items/item.ts';
import { refreshCategories } from './refresh-categories.ts';
import type { RenameInItemsDeps } from './rename-in-items.ts';

const fresh: ItemGroup = { itemGroupId: 1, name: 'Fresh', tint: 'fresh', position: 10, image: '' };
const dairy: ItemGroup = { ...fresh, itemGroupId: 2, name: 'Dairy', tint: 'dairy' };
const milk: ItemType = {
  itemTypeId: 5,
  name: 'Milk',
  code: '',
  narration: '',
  itemGroupId: 2,
  image: '',
  changedAt: new Date(0),
};
const ofFresh = { itemGroupId: 1, itemGroupName: 'Fresh', tint: 'fresh' };
const ofDairy = { itemGroupId: 2, itemGroupName: 'Dairy', tint: 'dairy' };
const buildMilk = (category: typeof ofFresh): Item =>
  buildItem({ itemId: 9, itemTypeId: 5, itemTypeName: 'Milk', ...category });

const setup = ({
  groups = [fresh, dairy],
  types = [milk],
  indexed = buildMilk(ofDairy),
  stored = indexed,
  takenNames = [],
}: {
  readonly groups?: readonly ItemGroup[];
  readonly types?: readonly ItemType[];
  readonly indexed?: Item;
  readonly stored?: Item;
  readonly takenNames?: readonly string[];
} = {}) => {
  const renamed: unknown[] = [];
  const restored: string[] = [];
  const deps = {
    categoryStore: {
      groups: async () => groups,
      types: async () => types,
      findUnfinishedRenames: async () => ({ groups: [], types: [] }),
      finishRename: async () => undefined,
      restore: async ({ name }: { readonly name: string }) => {
        if (takenNames.includes(name)) return 'name-taken';
        restored.push(name);
        return 'restored';
      },
    },
    itemStore: {
      findByIds: async () => [{ item: stored, rev: 3 }],
      renameCategory: async (category: unknown) => {
        renamed.push(category);
        return [];
      },
    },
    catalogIndex: {
      upsert: () => undefined,
      upsertGroups: () => undefined,
      upsertTypes: () => undefined,
      listItems: () => [indexed],
      types: () => types.filter(({ isDeleted }) => !isDeleted),
      type: (id: number) => types.find(({ itemTypeId }) => itemTypeId === id),
      group: (id: number) => groups.find(({ itemGroupId }) => itemGroupId === id),
    },
  } as unknown as RenameInItemsDeps;
  return { deps, renamed, restored };
};

describe('refreshCategories', () => {
  it('moves an item that was created in the former group of a moved type', async () => {
    const { deps, renamed } = setup({ indexed: buildMilk(ofFresh) });
    await refreshCategories(deps);
    expect(renamed).toEqual([{ itemTypeId: 5, itemTypeName: 'Milk', ...ofDairy }]);
  });

  it('changes nothing when only the index of this process is old', async () => {
    const { deps, renamed } = setup({
      indexed: buildMilk(ofFresh),
      stored: buildMilk(ofDairy),
    });
    await refreshCategories(deps);
    expect(renamed).toEqual([]);
  });

  it('changes no item whose category is right', async () => {
    const { deps, renamed, restored } = setup();
    await refreshCategories(deps);
    expect([renamed, restored]).toEqual([[], []]);
  });

  it('restores a deleted type with an item, and its deleted group', async () => {
    const { deps, restored } = setup({
      groups: [fresh, { ...dairy, isDeleted: true }],
      types: [{ ...milk, isDeleted: true }],
    });
    await refreshCategories(deps);
    expect(restored).toEqual(['Milk', 'Dairy']);
  });

  it('restores a deleted group into which a type was moved meanwhile', async () => {
    const { deps, restored } = setup({ groups: [fresh, { ...dairy, isDeleted: true }] });
    await refreshCategories(deps);
    expect(restored).toEqual(['Dairy']);
  });

  it('leaves deleted categories without content deleted', async () => {
    const { deps, restored } = setup({ groups: [{ ...fresh, isDeleted: true }, dairy] });
    await refreshCategories(deps);
    expect(restored).toEqual([]);
  });

  it('restores a category whose name was taken meanwhile', async () => {
    const { deps, restored } = setup({
      groups: [fresh, { ...dairy, isDeleted: true }],
      takenNames: ['Dairy'],
    });
    await refreshCategories(deps);
    expect(restored).toEqual(['Dairy 2']);
  });
});
