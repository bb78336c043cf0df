import type { Catalogue } from '../application/ports/catalogue.ts';
import type { ItemGroup, ItemType } from '../domain/department.ts';

/** Departments and types of this process. */
export const createDepartments = (
  onMoved: (groupIds: ReadonlySet<number>) => void,
): Pick<Catalogue, 'putGroups' | 'putTypes' | 'groups' | 'types' | 'group' | 'type'> => {
  const groups = new Map<number, ItemGroup>();
  const types = new Map<number, ItemType>();
  const positionOf = (itemGroupId: number): number => groups.get(itemGroupId)?.position ?? 0;
  return {
    putGroups: (some) => {
      const moved = new Set(
        some
          .filter(
            ({ itemGroupId, position }) =>
              groups.has(itemGroupId) && positionOf(itemGroupId) !== position,
          )
          .map(({ itemGroupId }) => itemGroupId),
      );
      for (const group of some) groups.set(group.itemGroupId, group);
      if (moved.size > 0) onMoved(moved);
    },
    putTypes: (some) => {
      for (const type of some) types.set(type.itemTypeId, type);
    },
    groups: () =>
      [...groups.values()].sort((a, b) => a.position - b.position || a.itemGroupId - b.itemGroupId),
    types: () =>
      [...types.values()].sort(
        (a, b) =>
          positionOf(a.itemGroupId) - positionOf(b.itemGroupId) ||
          a.itemGroupId - b.itemGroupId ||
          a.itemTypeId - b.itemTypeId,
      ),
    group: (itemGroupId) => groups.get(itemGroupId),
    type: (itemTypeId) => types.get(itemTypeId),
  };
};
