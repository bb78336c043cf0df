import type { ItemCategory } from '../items/item.ts';

export interface ItemGroup {
  readonly itemGroupId: number;
  readonly name: string;
  readonly hindiName?: string | undefined;
  readonly tint: string;
  readonly position: number;
  readonly image: string;
}

export interface ItemType {
  readonly itemTypeId: number;
  readonly name: string;
  readonly hindiName?: string | undefined;
  readonly code: string;
  readonly narration: string;
  readonly itemGroupId: number;
  readonly image: string;
  readonly changedAt: Date;
}

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
