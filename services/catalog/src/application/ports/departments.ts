import type { ItemGroup, ItemType } from '../../domain/department.ts';
import type { NextId } from './clock-and-ids.ts';

export interface DepartmentStore {
  groups(): Promise<readonly ItemGroup[]>;
  types(): Promise<readonly ItemType[]>;
  nextGroupId: NextId;
  nextTypeId: NextId;
  /** `name-taken` when another one has the name. With `renames` the items that stand there have yet to be told. */
  saveGroup(group: ItemGroup, renames: boolean): Promise<'saved' | 'name-taken'>;
  saveType(type: ItemType, renames: boolean): Promise<'saved' | 'name-taken'>;
  /** Shelves whose items may still carry the old name: a crash came between. */
  renamed(): Promise<{
    readonly groups: readonly ItemGroup[];
    readonly types: readonly ItemType[];
  }>;
  renameDone(shelf: ItemGroup | ItemType): Promise<void>;
}
