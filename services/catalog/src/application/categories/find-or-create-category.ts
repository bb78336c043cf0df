import {
  defaultTint,
  nameKey,
  nextPosition,
  toItemCategory,
  typeKey,
} from '../../domain/categories/category.ts';
import type { ItemGroup, ItemType } from '../../domain/categories/category.ts';
import type { ItemDraft } from '../../domain/import/draft.ts';
import type { ItemMapping } from '../../domain/import/mapping.ts';
import type { ItemCategory } from '../../domain/items/item.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { CategoryStore } from '../ports/categories.ts';

export interface FindOrCreateCategoryDeps {
  readonly categoryStore: CategoryStore;
  readonly catalogIndex: CatalogIndex;
  readonly clock: Clock;
}

const maxAttempts = 3;

export interface ImportSettings {
  readonly importId: number;
  readonly itemGroups: ItemMapping['itemGroups'];
  readonly itemTypes: ItemMapping['itemTypes'];
  readonly imageHashes: ReadonlyMap<string, string>;
}

const findOrCreate = async <Entity>(
  { categoryStore, catalogIndex }: FindOrCreateCategoryDeps,
  find: () => Entity | undefined,
  create: () => Promise<object | 'name-taken' | 'changed'>,
): Promise<Entity> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const existing = find();
    if (existing) return existing;
    if (typeof (await create()) === 'object') continue;
    catalogIndex.upsertGroups(await categoryStore.groups());
    catalogIndex.upsertTypes(await categoryStore.types());
  }
  throw new Error('a category could be neither found nor created');
};

const findByName = <Entry>(
  entries: Readonly<Record<string, Entry>>,
  name: string,
): Entry | undefined =>
  Object.entries(entries).findLast(([other]) => nameKey(other) === nameKey(name))?.[1];

const findOrCreateGroup = (
  deps: FindOrCreateCategoryDeps,
  name: string,
  { importId, itemGroups, imageHashes }: ImportSettings,
): Promise<ItemGroup> => {
  const { categoryStore, catalogIndex } = deps;
  const key = nameKey(name);
  return findOrCreate(
    deps,
    () => catalogIndex.groups().find((group) => nameKey(group.name) === key),
    async () => {
      const settings = findByName(itemGroups, name);
      const group = {
        itemGroupId: await categoryStore.nextItemGroupId(),
        name,
        hindiName: settings?.NameHindi,
        tint: settings?.Tint ?? defaultTint,
        position: nextPosition(catalogIndex.groups()),
        image: imageHashes.get(settings?.Picture ?? '') ?? '',
        importId,
      };
      const saved = await categoryStore.saveGroup(group, false);
      if (typeof saved === 'object') catalogIndex.upsertGroups([saved]);
      return saved;
    },
  );
};

const findOrCreateType = (
  deps: FindOrCreateCategoryDeps,
  {
    name,
    itemGroupId,
    image,
    importId,
  }: Pick<ItemType, 'name' | 'itemGroupId' | 'image' | 'importId'>,
): Promise<ItemType> => {
  const { categoryStore, catalogIndex, clock } = deps;
  const key = typeKey(itemGroupId, name);
  return findOrCreate(
    deps,
    () => catalogIndex.types().find((type) => typeKey(type.itemGroupId, type.name) === key),
    async () => {
      const type = {
        itemTypeId: await categoryStore.nextItemTypeId(),
        name,
        code: '',
        narration: '',
        itemGroupId,
        image,
        position: nextPosition(
          catalogIndex.types().filter((other) => other.itemGroupId === itemGroupId),
        ),
        changedAt: clock(),
        importId,
      };
      const saved = await categoryStore.saveType(type, false);
      if (typeof saved === 'object') catalogIndex.upsertTypes([saved]);
      return saved;
    },
  );
};

export const createCategoryFinder = (deps: FindOrCreateCategoryDeps, settings: ImportSettings) => {
  const cache = new Map<string, ItemCategory>();
  return async ({ groupName, typeName, imageName }: ItemDraft): Promise<ItemCategory> => {
    const key = `${nameKey(groupName)}\n${nameKey(typeName)}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const group = await findOrCreateGroup(deps, groupName, settings);
    const pictureOfType = findByName(settings.itemTypes, typeName)?.Picture ?? imageName;
    const image = settings.imageHashes.get(pictureOfType) ?? '';
    const type = await findOrCreateType(deps, {
      name: typeName,
      itemGroupId: group.itemGroupId,
      image,
      importId: settings.importId,
    });
    const category = toItemCategory(type, group);
    cache.set(key, category);
    return category;
  };
};
