import { nameKey, defaultTint, typeKey } from '../../domain/categories/category.ts';
import type { ItemGroup, ItemType } from '../../domain/categories/category.ts';
import type { ItemDraft } from '../../domain/import/draft.ts';
import type { ItemMapping } from '../../domain/import/mapping.ts';
import type { ItemCategory } from '../../domain/items/item.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { Clock } from '../ports/clock-and-ids.ts';
import type { CategoryStore } from '../ports/categories.ts';

export interface FindOrCreateCategoryDeps {
  readonly categoryStore: CategoryStore;
  readonly catalogIndex: CatalogIndex;
  readonly clock: Clock;
}

const positionStep = 10;
const maxAttempts = 3;

/** Finds the category that a draft names, ignoring case, and creates it if it is missing. */
export const createCategoryFinder = (
  { categoryStore, catalogIndex, clock }: FindOrCreateCategoryDeps,
  {
    itemGroups,
    imageHashes,
  }: {
    readonly itemGroups: ItemMapping['itemGroups'];
    readonly imageHashes: ReadonlyMap<string, string>;
  },
) => {
  const groupSettings = new Map(
    Object.entries(itemGroups).map(([name, settings]) => [nameKey(name), settings]),
  );
  const found = new Map<string, ItemCategory>();

  const reload = async (): Promise<void> => {
    catalogIndex.upsertGroups(await categoryStore.groups());
    catalogIndex.upsertTypes(await categoryStore.types());
  };
  const findOrCreate = async <Found>(
    find: () => Found | undefined,
    create: () => Promise<'saved' | 'name-taken'>,
  ): Promise<Found> => {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const known = find();
      if (known) return known;
      if ((await create()) === 'name-taken') await reload();
    }
    throw new Error('a shelf could neither be found nor made');
  };

  const findOrCreateGroup = (name: string): Promise<ItemGroup> => {
    const key = nameKey(name);
    return findOrCreate(
      () => catalogIndex.groups().find((group) => nameKey(group.name) === key),
      async () => {
        const settings = groupSettings.get(key);
        const position =
          Math.max(0, ...catalogIndex.groups().map((group) => group.position)) + positionStep;
        const group = {
          itemGroupId: await categoryStore.nextItemGroupId(),
          name,
          tint: settings?.Tint ?? defaultTint,
          position,
          image: imageHashes.get(settings?.Picture ?? '') ?? '',
        };
        const result = await categoryStore.saveGroup(group, false);
        if (result === 'saved') catalogIndex.upsertGroups([group]);
        return result;
      },
    );
  };
  const findOrCreateType = (
    name: string,
    { itemGroupId }: ItemGroup,
    image: string,
  ): Promise<ItemType> => {
    const key = typeKey(itemGroupId, name);
    return findOrCreate(
      () => catalogIndex.types().find((type) => typeKey(type.itemGroupId, type.name) === key),
      async () => {
        const type = {
          itemTypeId: await categoryStore.nextItemTypeId(),
          name,
          code: '',
          narration: '',
          itemGroupId,
          image,
          changedAt: clock(),
        };
        const result = await categoryStore.saveType(type, false);
        if (result === 'saved') catalogIndex.upsertTypes([type]);
        return result;
      },
    );
  };

  return async ({ groupName, typeName, imageName: picture }: ItemDraft): Promise<ItemCategory> => {
    const key = `${nameKey(groupName)}\n${nameKey(typeName)}`;
    const known = found.get(key);
    if (known) return known;
    const group = await findOrCreateGroup(groupName);
    const type = await findOrCreateType(typeName, group, imageHashes.get(picture) ?? '');
    const category = {
      itemTypeId: type.itemTypeId,
      itemTypeName: type.name,
      itemGroupId: group.itemGroupId,
      itemGroupName: group.name,
      tint: group.tint,
    };
    found.set(key, category);
    return category;
  };
};
