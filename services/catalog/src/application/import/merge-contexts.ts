import { shopDate } from '@tokri/contracts/dates';
import { defaultTint, nameKey, toItemCategory, typeKey } from '../../domain/categories/category.ts';
import type { ItemDraft } from '../../domain/import/draft.ts';
import type { ItemMapping } from '../../domain/import/mapping.ts';
import type { MergeContext } from '../../domain/import/merge-draft.ts';
import type { ItemCategory } from '../../domain/items/item.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';

export interface ImportImages {
  readonly hashes: ReadonlyMap<string, string>;
  readonly shared: ReadonlySet<string>;
}

export const createMergeContextFactory = (images: ImportImages, now: Date) => {
  const today = shopDate(now);
  const isSharedImage = (hash: string): boolean => images.shared.has(hash);
  return (draft: ItemDraft, category: ItemCategory): MergeContext => ({
    category,
    image: images.hashes.get(draft.imageName) ?? null,
    isSharedImage,
    today,
    now,
  });
};

const findCategory = (
  catalogIndex: CatalogIndex,
  { groupName, typeName }: Pick<ItemDraft, 'groupName' | 'typeName'>,
) => {
  const group = catalogIndex.groups().find(({ name }) => nameKey(name) === nameKey(groupName));
  const type =
    group &&
    catalogIndex
      .types()
      .find(
        ({ itemGroupId, name }) =>
          typeKey(itemGroupId, name) === typeKey(group.itemGroupId, typeName),
      );
  return { group, type };
};

/** Remembers what it found: a file has many rows of few categories. */
export const createKnownCategories = (
  catalogIndex: CatalogIndex,
): ((draft: Pick<ItemDraft, 'groupName' | 'typeName'>) => boolean) => {
  const known = new Map<string, boolean>();
  return (draft) => {
    const key = `${draft.groupName}\n${draft.typeName}`;
    const isKnown = known.get(key) ?? findCategory(catalogIndex, draft).type !== undefined;
    known.set(key, isKnown);
    return isKnown;
  };
};

/** Finds categories for a check and collects the names of those that the import would create. */
export const createCategoryLookup = (
  catalogIndex: CatalogIndex,
  { itemGroups }: Pick<ItemMapping, 'itemGroups'>,
) => {
  const cache = new Map<string, ItemCategory>();
  const missing = new Set<string>();
  const tintOf = (name: string): string =>
    Object.entries(itemGroups).findLast(([other]) => nameKey(other) === nameKey(name))?.[1].Tint ??
    defaultTint;
  const lookUp = ({ groupName, typeName }: ItemDraft): ItemCategory => {
    const { group, type } = findCategory(catalogIndex, { groupName, typeName });
    if (group && type) return toItemCategory(type, group);
    missing.add(`${groupName} › ${typeName}`);
    return {
      itemTypeId: 0,
      itemTypeName: typeName,
      itemGroupId: group?.itemGroupId ?? 0,
      itemGroupName: group?.name ?? groupName,
      tint: group?.tint ?? tintOf(groupName),
    };
  };
  return {
    find: (draft: ItemDraft): ItemCategory => {
      const key = `${nameKey(draft.groupName)}\n${nameKey(draft.typeName)}`;
      const known = cache.get(key) ?? lookUp(draft);
      cache.set(key, known);
      return known;
    },
    missing: (): readonly string[] => [...missing],
  };
};
