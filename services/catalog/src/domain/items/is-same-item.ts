import type { Item } from './item.ts';

const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length && keys.every((key) => isSame(left[key], right[key]))
  );
};

/** Whether two items differ in nothing but the time of their last change. */
export const isSameItem = (a: Item, b: Item): boolean =>
  isSame({ ...a, changedAt: null }, { ...b, changedAt: null });
