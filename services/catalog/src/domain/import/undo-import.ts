import { markDeleted } from '../items/delete-item.ts';
import type { Item } from '../items/item.ts';
import type { JournalEntry } from './import-batch.ts';
import { isSameItem } from '../items/is-same-item.ts';

export type UndoStep =
  | { readonly kind: 'restore' | 'delete'; readonly item: Item }
  | { readonly kind: 'restored' | 'deleted' | 'kept'; readonly item?: undefined };

/** Decides what an undo does to an item. Repeating it after it was done decides nothing new. */
export const undoEntry = (
  { before, revBefore, revAfter }: JournalEntry,
  current: { readonly item: Item; readonly rev: number },
  now: Date,
): UndoStep => {
  if (before === null && current.item.status === 'deleted') return { kind: 'deleted' };
  if (before !== null && isSameItem(current.item, before)) return { kind: 'restored' };
  // Without `revAfter` the import ended between its write and the note about it.
  if (current.rev !== (revAfter ?? revBefore + 1)) return { kind: 'kept' };
  return before === null
    ? { kind: 'delete', item: markDeleted(current.item, now) }
    : { kind: 'restore', item: { ...before, changedAt: now } };
};
