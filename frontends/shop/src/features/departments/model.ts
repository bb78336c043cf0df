import type { ItemGroup, ItemType } from '@tokri/contracts/http';

export interface Department {
  readonly group: ItemGroup;
  readonly types: readonly ItemType[];
}

/** Departments in shelf order with those of their types that have items; an empty department is not shown. */
export const departmentsOf = (
  groups: readonly ItemGroup[],
  types: readonly ItemType[],
): readonly Department[] =>
  groups
    .map((group) => ({
      group,
      types: types.filter(({ ItemGroupId, Count }) => ItemGroupId === group.Id && Count > 0),
    }))
    .filter((department) => department.types.length > 0);
