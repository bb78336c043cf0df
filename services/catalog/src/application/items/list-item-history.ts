import { ProblemError } from '@tokri/contracts/problems';
import { selectItemHistory, type ItemHistoryEntry } from '../../domain/items/item-history.ts';
import type { ItemHistoryStore } from '../ports/item-history.ts';
import type { ItemStore } from '../ports/items.ts';

export interface ListItemHistoryDeps {
  readonly itemStore: ItemStore;
  readonly itemHistory: ItemHistoryStore;
}

export interface ItemHistoryPage {
  readonly entries: readonly ItemHistoryEntry[];
  /** Where the next page begins; empty on the last one. */
  readonly next: string;
}

export const listItemHistory = async (
  { itemStore, itemHistory }: ListItemHistoryDeps,
  {
    itemId,
    before,
    limit,
  }: { readonly itemId: number; readonly before: string | undefined; readonly limit: number },
): Promise<ItemHistoryPage> => {
  const stored = await itemStore.findById(itemId);
  if (!stored) throw new ProblemError('not-found');
  const found = await itemHistory.list({ itemId, before, limit: limit + 1 });
  const page = found.slice(0, limit);
  const unitIds = stored.item.units.map(({ unitId }) => unitId);
  return {
    entries: selectItemHistory(page, { itemId, unitIds }),
    next: found.length > limit ? (page.at(-1)?.id ?? '') : '',
  };
};
