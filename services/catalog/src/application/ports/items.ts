import type { Item } from '../../domain/items/item.ts';
import type { NextId } from './next-id.ts';

export interface ItemIds {
  readonly item: NextId;
  readonly unit: NextId;
  readonly rate: NextId;
}

export interface StoredItem {
  readonly item: Item;
  readonly rev: number;
}

export interface ItemStore {
  findById(itemId: number): Promise<StoredItem | null>;
  findByIds(itemIds: readonly number[]): Promise<readonly StoredItem[]>;
  findByCodes(codes: readonly string[]): Promise<readonly StoredItem[]>;
  listAll(): AsyncIterable<StoredItem>;
  listVersions(): AsyncIterable<{ readonly itemId: number; readonly rev: number }>;
  insert(item: Item): Promise<'inserted' | 'exists'>;
  /** With an id of an event, null also when the event was applied before. */
  save(stored: StoredItem, changed: Item, appliedEventId?: string): Promise<StoredItem | null>;
  findForEvent(
    itemId: number,
    eventId: string,
  ): Promise<{ readonly stored: StoredItem; readonly isApplied: boolean } | null>;
  insertMany(items: readonly Item[]): Promise<readonly StoredItem[] | 'code-taken'>;
  /** Deleted items do not count. */
  countOfType(itemTypeId: number): Promise<number>;
  /** Items of a type follow it into its group as well. */
  renameCategory(
    category:
      | {
          readonly itemTypeId: number;
          readonly itemTypeName: string;
          readonly itemGroupId: number;
          readonly itemGroupName: string;
          readonly tint: string;
        }
      | { readonly itemGroupId: number; readonly itemGroupName: string; readonly tint: string },
  ): Promise<readonly number[]>;
}
