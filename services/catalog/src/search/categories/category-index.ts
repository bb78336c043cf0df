import type { CatalogIndex } from '../../application/ports/catalog-index.ts';
import type { ItemGroup, ItemType } from '../../domain/categories/category.ts';

export const createCategoryIndex = (
  onPositionChange: (groupIds: ReadonlySet<number>) => void,
): Pick<CatalogIndex, 'upsertGroups' | 'upsertTypes' | 'groups' | 'types' | 'group' | 'type'> => {
  const groups = new Map<number, ItemGroup>();
  const types = new Map<number, ItemType>();
  const groupPosition = (itemGroupId: number): number => groups.get(itemGroupId)?.position ?? 0;
  return {
    upsertGroups: (values) => {
      const movedGroupIds = new Set(
        values
          .filter(
            ({ itemGroupId, position }) =>
              groups.has(itemGroupId) && groupPosition(itemGroupId) !== position,
          )
          .map(({ itemGroupId }) => itemGroupId),
      );
      for (const group of values) groups.set(group.itemGroupId, group);
      if (movedGroupIds.size > 0) onPositionChange(movedGroupIds);
    },
    upsertTypes: (values) => {
      for (const type of values) types.set(type.itemTypeId, type);
    },
    groups: () =>
      [...groups.values()].sort((a, b) => a.position - b.position || a.itemGroupId - b.itemGroupId),
    types: () =>
      [...types.values()].sort(
        (a, b) =>
          groupPosition(a.itemGroupId) - groupPosition(b.itemGroupId) ||
          a.itemGroupId - b.itemGroupId ||
          a.itemTypeId - b.itemTypeId,
      ),
    group: (itemGroupId) => groups.get(itemGroupId),
    type: (itemTypeId) => types.get(itemTypeId),
  };
};
