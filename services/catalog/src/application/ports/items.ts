import type { Item } from '../../domain/item.ts';
import type { NextId } from './clock-and-ids.ts';

/** Ids of what items are made of. */
export interface ItemIds {
  readonly item: NextId;
  readonly unit: NextId;
  readonly rate: NextId;
}

/** An item with the version that a save compares. */
export interface StoredItem {
  readonly item: Item;
  readonly rev: number;
}

export interface ItemStore {
  byId(itemId: number): Promise<StoredItem | null>;
  byIds(itemIds: readonly number[]): Promise<readonly StoredItem[]>;
  byCodes(codes: readonly string[]): Promise<readonly StoredItem[]>;
  all(): AsyncIterable<StoredItem>;
  /** Versions of all items, to find what this process has missed. */
  versions(): AsyncIterable<{ readonly itemId: number; readonly rev: number }>;
  /** `exists` when id or code is taken. */
  insert(item: Item): Promise<'inserted' | 'exists'>;
  /** Null when somebody else was faster. */
  save(stored: StoredItem, changed: Item): Promise<StoredItem | null>;
  /** New items in any order, each for itself; `code-taken` when another process came first with one of the codes: the others are written. */
  insertMany(items: readonly Item[]): Promise<readonly StoredItem[] | 'code-taken'>;
  /** Writes the name of a type or group, and its tint, into the items that stand there. Answers the ids of these items. */
  rename(
    shelf:
      | { readonly itemTypeId: number; readonly itemTypeName: string }
      | { readonly itemGroupId: number; readonly itemGroupName: string; readonly tint: string },
  ): Promise<readonly number[]>;
}
