import type { Shelf } from '../domain/item.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { DepartmentStore } from './ports/departments.ts';

/** Shelf of a type; looked up in the store when another process has just made it. */
export const shelfOfType = async (
  {
    catalogue,
    departments,
  }: { readonly catalogue: Catalogue; readonly departments: DepartmentStore },
  itemTypeId: number,
): Promise<Shelf | null> => {
  if (!catalogue.type(itemTypeId)) {
    catalogue.putGroups(await departments.groups());
    catalogue.putTypes(await departments.types());
  }
  const type = catalogue.type(itemTypeId);
  const group = type && catalogue.group(type.itemGroupId);
  return group
    ? {
        itemTypeId,
        itemTypeName: type.name,
        itemGroupId: group.itemGroupId,
        itemGroupName: group.name,
        tint: group.tint,
      }
    : null;
};
