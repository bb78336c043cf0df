import type { ItemCategory } from '../items/item.ts';

interface CategoryBase {
  readonly name: string;
  readonly hindiName?: string | undefined;
  readonly image: string;
  /** Customers do not see a hidden category in lists; its items stay on sale. */
  readonly isHidden?: boolean | undefined;
  readonly isDeleted?: boolean | undefined;
  /** The import that created it, until staff save it. */
  readonly importId?: number | undefined;
  /** The stored version; a new category has none. */
  readonly rev?: number | undefined;
}

export interface ItemGroup extends CategoryBase {
  readonly itemGroupId: number;
  readonly tint: string;
  readonly position: number;
}

export interface ItemType extends CategoryBase {
  readonly itemTypeId: number;
  readonly code: string;
  readonly narration: string;
  readonly itemGroupId: number;
  /** Within its group; missing in types from before staff could order them. */
  readonly position?: number | undefined;
  readonly changedAt: Date;
}

export type Category = ItemGroup | ItemType;

export const isGroup = (category: Category): category is ItemGroup => 'tint' in category;

const positionStep = 10;

export const positionAt = (index: number): number => (index + 1) * positionStep;

/** The position after the last of these. */
export const nextPosition = (
  categories: readonly { readonly position?: number | undefined }[],
): number => Math.max(0, ...categories.map(({ position = 0 }) => position)) + positionStep;

export const nameKey = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

export const typeKey = (itemGroupId: number, name: string): string =>
  `${itemGroupId}/${nameKey(name)}`;

export const defaultTint = 'staples';

export const toItemCategory = (type: ItemType, group: ItemGroup): ItemCategory => ({
  itemTypeId: type.itemTypeId,
  itemTypeName: type.name,
  itemGroupId: group.itemGroupId,
  itemGroupName: group.name,
  tint: group.tint,
});

/** Whether an item has the names and the group that its category has now. */
export const hasCategory = (item: ItemCategory, category: ItemCategory): boolean =>
  item.itemTypeName === category.itemTypeName &&
  item.itemGroupId === category.itemGroupId &&
  item.itemGroupName === category.itemGroupName &&
  item.tint === category.tint;
