import type { Category, ItemGroup, ItemType } from '../../domain/categories/category.ts';
import type { NextId } from './next-id.ts';

export type CategoryKind = 'group' | 'type';

export interface CategoryKey {
  readonly kind: CategoryKind;
  readonly id: number;
}

export type SavedCategory<Saved extends Category> = Saved | 'name-taken' | 'changed';

export interface CategoryStore {
  /** Deleted ones too. */
  groups(): Promise<readonly ItemGroup[]>;
  types(): Promise<readonly ItemType[]>;
  nextItemGroupId: NextId;
  nextItemTypeId: NextId;
  /** A category with a version is changed only if that is still the stored one. */
  saveGroup(group: ItemGroup, isRenamed: boolean): Promise<SavedCategory<ItemGroup>>;
  saveType(type: ItemType, isRenamed: boolean): Promise<SavedCategory<ItemType>>;
  setPosition(key: CategoryKey, position: number): Promise<void>;
  /** Frees the name as well. */
  markDeleted(key: CategoryKey): Promise<void>;
  restore(category: Category): Promise<'restored' | 'name-taken'>;
  findUnfinishedRenames(): Promise<{
    readonly groups: readonly ItemGroup[];
    readonly types: readonly ItemType[];
  }>;
  finishRename(category: Category): Promise<void>;
}
