import type { ItemHistoryEntry } from '../../domain/items/item-history.ts';

export interface ItemHistoryStore {
  /** Newest first. `before` is the id of the last entry of the page before. */
  list(query: {
    readonly itemId: number;
    readonly before: string | undefined;
    readonly limit: number;
  }): Promise<readonly ItemHistoryEntry[]>;
}
