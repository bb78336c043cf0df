import { nameKey, plainTint, typeKey } from '../domain/department.ts';
import type { ItemGroup, ItemType } from '../domain/department.ts';
import type { ItemDraft } from '../domain/import/draft.ts';
import type { ItemMapping } from '../domain/import/mapping.ts';
import type { Shelf } from '../domain/item.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { Clock } from './ports/clock-and-ids.ts';
import type { DepartmentStore } from './ports/departments.ts';

export interface ShelfNeeds {
  readonly departments: DepartmentStore;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
}

/** Room between departments that an import makes, for staff to put others in. */
const positionStep = 10;
/** Another process may make the same shelf at the same time; then it is looked up again. */
const triesMax = 3;

/** Finds the shelf that a draft names, and makes it when it is missing; without regard to case. Keeps what it has found. */
export const shelfFinder = (
  { departments, catalogue, clock }: ShelfNeeds,
  {
    itemGroups,
    pictures,
  }: {
    readonly itemGroups: ItemMapping['itemGroups'];
    readonly pictures: ReadonlyMap<string, string>;
  },
) => {
  const wishes = new Map(Object.entries(itemGroups).map(([name, wish]) => [nameKey(name), wish]));
  const found = new Map<string, Shelf>();

  const reload = async (): Promise<void> => {
    catalogue.putGroups(await departments.groups());
    catalogue.putTypes(await departments.types());
  };
  const findOrMake = async <Found>(
    find: () => Found | undefined,
    make: () => Promise<'saved' | 'name-taken'>,
  ): Promise<Found> => {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const known = find();
      if (known) return known;
      if ((await make()) === 'name-taken') await reload();
    }
    throw new Error('a shelf could neither be found nor made');
  };

  const groupOf = (name: string): Promise<ItemGroup> => {
    const key = nameKey(name);
    return findOrMake(
      () => catalogue.groups().find((group) => nameKey(group.name) === key),
      async () => {
        const wish = wishes.get(key);
        const position =
          Math.max(0, ...catalogue.groups().map((group) => group.position)) + positionStep;
        const group = {
          itemGroupId: await departments.nextGroupId(),
          name,
          tint: wish?.Tint ?? plainTint,
          position,
          image: pictures.get(wish?.Picture ?? '') ?? '',
        };
        const outcome = await departments.saveGroup(group, false);
        if (outcome === 'saved') catalogue.putGroups([group]);
        return outcome;
      },
    );
  };
  const typeOf = (name: string, { itemGroupId }: ItemGroup, image: string): Promise<ItemType> => {
    const key = typeKey(itemGroupId, name);
    return findOrMake(
      () => catalogue.types().find((type) => typeKey(type.itemGroupId, type.name) === key),
      async () => {
        const type = {
          itemTypeId: await departments.nextTypeId(),
          name,
          code: '',
          narration: '',
          itemGroupId,
          image,
          changedAt: clock(),
        };
        const outcome = await departments.saveType(type, false);
        if (outcome === 'saved') catalogue.putTypes([type]);
        return outcome;
      },
    );
  };

  return async ({ groupName, typeName, picture }: ItemDraft): Promise<Shelf> => {
    const key = `${nameKey(groupName)}\n${nameKey(typeName)}`;
    const known = found.get(key);
    if (known) return known;
    const group = await groupOf(groupName);
    const type = await typeOf(typeName, group, pictures.get(picture) ?? '');
    const shelf = {
      itemTypeId: type.itemTypeId,
      itemTypeName: type.name,
      itemGroupId: group.itemGroupId,
      itemGroupName: group.name,
      tint: group.tint,
    };
    found.set(key, shelf);
    return shelf;
  };
};
