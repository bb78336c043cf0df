import type { Item } from './item.ts';

/** A deleted item can come back within this many days (api-contract.md I3). */
export const undoDays = 30;
const dayMs = 86_400_000;

/** Takes an item off the shelves; one that is deleted already stays as it is. */
export const deleteItem = (item: Item, now: Date): Item => {
  if (item.status === 'deleted') return item;
  return { ...item, status: 'deleted', statusBefore: item.status, deletedAt: now, changedAt: now };
};

/** Puts a deleted item back as it was; 'too-late' when the days for it are over. */
export const undoDelete = (item: Item, now: Date): Item | 'too-late' => {
  if (item.status !== 'deleted') return item;
  if (now.getTime() - item.deletedAt.getTime() > undoDays * dayMs) return 'too-late';
  const { deletedAt: _deletedAt, statusBefore, ...rest } = item;
  return { ...rest, status: statusBefore, changedAt: now };
};
