import type { ItemGroup, ItemType } from '../../domain/categories/category.ts';
import type { NextId } from './next-id.ts';

export interface CategoryStore {
  groups(): Promise<readonly ItemGroup[]>;
  types(): Promise<readonly ItemType[]>;
  nextItemGroupId: NextId;
  nextItemTypeId: NextId;
  saveGroup(group: ItemGroup, isRenamed: boolean): Promise<'saved' | 'name-taken'>;
  saveType(type: ItemType, isRenamed: boolean): Promise<'saved' | 'name-taken'>;
  findUnfinishedRenames(): Promise<{
    readonly groups: readonly ItemGroup[];
    readonly types: readonly ItemType[];
  }>;
  finishRename(category: ItemGroup | ItemType): Promise<void>;
}
