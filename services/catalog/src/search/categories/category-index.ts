import type { CatalogIndex } from '../../application/ports/catalog-index.ts';
import type { Category, ItemGroup, ItemType } from '../../domain/categories/category.ts';
import type { Item } from '../../domain/items/item.ts';

type ItemOfCategory = Pick<Item, 'itemGroupId' | 'itemTypeId'>;

export interface CategoryIndex extends Pick<
  CatalogIndex,
  'upsertGroups' | 'upsertTypes' | 'groups' | 'types' | 'group' | 'type' | 'isHiddenType'
> {
  changes(): number;
  positionsOf(item: ItemOfCategory): { readonly group: number; readonly type: number };
}

const isNews = (known: Category | undefined, { rev }: Category): boolean =>
  known?.rev === undefined || rev === undefined || known.rev < rev;

/** Takes the newest version of each category; deleted ones are kept to know their version. */
const createEntries = <Entry extends ItemGroup | ItemType>(idOf: (entry: Entry) => number) => {
  const entries = new Map<number, Entry>();
  let changes = 0;
  const positionOf = (id: number): number => entries.get(id)?.position ?? 0;
  return {
    changes: () => changes,
    positionOf,
    find: (id: number): Entry | undefined => {
      const entry = entries.get(id);
      return entry?.isDeleted ? undefined : entry;
    },
    list: (): Entry[] => [...entries.values()].filter(({ isDeleted }) => !isDeleted),
    /** Returns the ids of those that got another position. */
    upsert: (values: readonly Entry[]): ReadonlySet<number> => {
      const news = values.filter((value) => isNews(entries.get(idOf(value)), value));
      const movedIds = news
        .filter((value) => entries.has(idOf(value)))
        .filter((value) => positionOf(idOf(value)) !== (value.position ?? 0))
        .map(idOf);
      for (const value of news) entries.set(idOf(value), value);
      changes += news.length;
      return new Set(movedIds);
    },
  };
};

export const createCategoryIndex = (
  onPositionChange: (isMoved: (item: ItemOfCategory) => boolean) => void,
): CategoryIndex => {
  const groups = createEntries<ItemGroup>(({ itemGroupId }) => itemGroupId);
  const types = createEntries<ItemType>(({ itemTypeId }) => itemTypeId);
  return {
    upsertGroups: (values) => {
      const movedIds = groups.upsert(values);
      if (movedIds.size > 0) onPositionChange(({ itemGroupId }) => movedIds.has(itemGroupId));
    },
    upsertTypes: (values) => {
      const movedIds = types.upsert(values);
      if (movedIds.size > 0) onPositionChange(({ itemTypeId }) => movedIds.has(itemTypeId));
    },
    groups: () =>
      groups.list().sort((a, b) => a.position - b.position || a.itemGroupId - b.itemGroupId),
    types: () =>
      types
        .list()
        .sort(
          (a, b) =>
            groups.positionOf(a.itemGroupId) - groups.positionOf(b.itemGroupId) ||
            a.itemGroupId - b.itemGroupId ||
            (a.position ?? 0) - (b.position ?? 0) ||
            a.itemTypeId - b.itemTypeId,
        ),
    group: groups.find,
    type: types.find,
    isHiddenType: (itemTypeId) => {
      const type = types.find(itemTypeId);
      return Boolean(type?.isHidden || (type && groups.find(type.itemGroupId)?.isHidden));
    },
    changes: () => groups.changes() + types.changes(),
    positionsOf: ({ itemGroupId, itemTypeId }) => ({
      group: groups.positionOf(itemGroupId),
      type: types.positionOf(itemTypeId),
    }),
  };
};
