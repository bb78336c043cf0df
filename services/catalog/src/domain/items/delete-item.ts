import type { Item } from './item.ts';

export const undoWindowDays = 30;
const millisecondsPerDay = 86_400_000;

export const markDeleted = (item: Item, now: Date): Item => {
  if (item.status === 'deleted') return item;
  return { ...item, status: 'deleted', statusBefore: item.status, deletedAt: now, changedAt: now };
};

export const undoDeletion = (item: Item, now: Date): Item | 'too-late' => {
  if (item.status !== 'deleted') return item;
  if (now.getTime() - item.deletedAt.getTime() > undoWindowDays * millisecondsPerDay)
    return 'too-late';
  const { deletedAt: _deletedAt, statusBefore, ...rest } = item;
  return { ...rest, status: statusBefore, changedAt: now };
};
