import { ok, Problem, refusal } from '@tokri/contracts';
import type { ItemGroup, ItemType } from '../domain/department.ts';
import type { Saved } from './outcome.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { Clock, NextId } from './ports/clock-and-ids.ts';
import type { DepartmentStore } from './ports/departments.ts';
import type { ItemStore } from './ports/items.ts';
import type { PictureStore } from './ports/pictures.ts';

export interface DepartmentNeeds {
  readonly store: ItemStore;
  readonly departments: DepartmentStore;
  readonly pictures: PictureStore;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
}

export type SaveNeeds = DepartmentNeeds & {
  readonly allocateId: (next: NextId) => Promise<number>;
};

const isGroup = (shelf: ItemGroup | ItemType): shelf is ItemGroup => 'tint' in shelf;

/** Items carry the names of their shelf, so a new name goes into each of them; a crash in between is made good by `finishRenames`. */
const tellItems = async (
  { store, departments, catalogue }: Omit<DepartmentNeeds, 'pictures' | 'clock'>,
  shelf: ItemGroup | ItemType,
): Promise<void> => {
  const changed = await store.rename(
    isGroup(shelf)
      ? { itemGroupId: shelf.itemGroupId, itemGroupName: shelf.name, tint: shelf.tint }
      : { itemTypeId: shelf.itemTypeId, itemTypeName: shelf.name },
  );
  catalogue.put(await store.byIds(changed));
  await departments.renameDone(shelf);
};

const hasUnknownImage = async (pictures: PictureStore, hash: string): Promise<boolean> =>
  hash !== '' && (await pictures.known([hash])).size === 0;

/** Creates (id 0) or changes a department. @throws Problem not-found. */
export const saveItemGroupFor = async (needs: SaveNeeds, wish: ItemGroup): Promise<Saved> => {
  const { departments, pictures, catalogue } = needs;
  if (await hasUnknownImage(pictures, wish.image)) return refusal('unknown-image');
  const before = catalogue.group(wish.itemGroupId);
  if (wish.itemGroupId !== 0 && !before) throw new Problem('not-found');
  const group = {
    ...wish,
    itemGroupId: wish.itemGroupId || (await needs.allocateId(departments.nextGroupId)),
  };
  const renames =
    before !== undefined && (before.name !== group.name || before.tint !== group.tint);
  if ((await departments.saveGroup(group, renames)) === 'name-taken') return refusal('name-taken');
  catalogue.putGroups([group]);
  if (renames) await tellItems(needs, group);
  return ok(group.itemGroupId);
};

/** Creates (id 0) or changes a type of items. A type stays in its department once items may stand in it. @throws Problem not-found. */
export const saveItemTypeFor = async (
  needs: SaveNeeds,
  wish: Omit<ItemType, 'changedAt'>,
): Promise<Saved> => {
  const { departments, pictures, catalogue, clock } = needs;
  const before = catalogue.type(wish.itemTypeId);
  if (wish.itemTypeId !== 0 && !before) throw new Problem('not-found');
  if (!catalogue.group(wish.itemGroupId) || (before && before.itemGroupId !== wish.itemGroupId))
    return refusal('unknown-item-group');
  if (await hasUnknownImage(pictures, wish.image)) return refusal('unknown-image');
  const type = {
    ...wish,
    itemTypeId: wish.itemTypeId || (await needs.allocateId(departments.nextTypeId)),
    changedAt: clock(),
  };
  const renames = before !== undefined && before.name !== type.name;
  if ((await departments.saveType(type, renames)) === 'name-taken') return refusal('name-taken');
  catalogue.putTypes([type]);
  if (renames) await tellItems(needs, type);
  return ok(type.itemTypeId);
};

/** Ends renames that a crash has left half done, and takes over what other processes have changed. */
export const followDepartments = async (
  needs: Omit<DepartmentNeeds, 'pictures' | 'clock'>,
): Promise<void> => {
  const { departments, catalogue } = needs;
  catalogue.putGroups(await departments.groups());
  catalogue.putTypes(await departments.types());
  const { groups, types } = await departments.renamed();
  for (const shelf of [...groups, ...types]) await tellItems(needs, shelf);
};
