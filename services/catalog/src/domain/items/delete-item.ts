import { dayMs } from '@tokri/contracts/dates';
import type { Item } from './item.ts';

export const restoreWindowDays = 30;

export const markDeleted = (item: Item, now: Date): Item => {
  if (item.status === 'deleted') return item;
  return { ...item, status: 'deleted', statusBefore: item.status, deletedAt: now, changedAt: now };
};

export const markRestored = (item: Item, now: Date): Item | 'too-late' => {
  if (item.status !== 'deleted') return item;
  if (now.getTime() - item.deletedAt.getTime() > restoreWindowDays * dayMs) return 'too-late';
  const { deletedAt: _deletedAt, statusBefore, ...rest } = item;
  return { ...rest, status: statusBefore, changedAt: now };
};
