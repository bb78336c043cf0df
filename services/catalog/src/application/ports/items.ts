import type { RowResults } from '../../domain/bulk-changes/change-row.ts';
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

/** Marks an item as changed by a bulk change, with what each of its rows came to. */
export interface RunMark {
  readonly runId: string;
  readonly results: RowResults;
}

export interface ItemStore {
  findById(itemId: number): Promise<StoredItem | null>;
  findByIds(itemIds: readonly number[]): Promise<readonly StoredItem[]>;
  findByCodes(codes: readonly string[]): Promise<readonly StoredItem[]>;
  listAll(): AsyncIterable<StoredItem>;
  listVersions(): AsyncIterable<{ readonly itemId: number; readonly rev: number }>;
  insert(item: Item): Promise<'inserted' | 'exists'>;
  /** With a mark, null also when the run has marked the item before. */
  save(stored: StoredItem, changed: Item, mark?: RunMark): Promise<StoredItem | null>;
  /** `results` is null when the run has not marked the item. */
  findForRun(
    itemId: number,
    runId: string,
  ): Promise<{
    readonly stored: StoredItem;
    readonly results: RunMark['results'] | null;
  } | null>;
  insertMany(items: readonly Item[]): Promise<readonly StoredItem[] | 'code-taken'>;
  /** Adds to the audit entry what an attempt wrote that died before its entry was completed. */
  recordWritten(before: Item | null, written: StoredItem): void;
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
  ): Promise<void>;
}
