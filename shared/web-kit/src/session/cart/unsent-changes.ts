import { readJson, removeFromStorage, writeJson } from '../store/storage.ts';
import { session } from '../store/store.ts';
import { isSameItem, type CartItemRef, type SeenPrice } from './local-line.ts';

/** A change of the account's cart that was made without a connection. It survives a reload. */
export interface UnsentChange {
  readonly userId: number;
  readonly item: CartItemRef & SeenPrice;
  readonly quantity: number;
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isUnsentChange = (value: unknown): value is UnsentChange => {
  const { userId, item, quantity } = (value ?? {}) as Partial<UnsentChange>;
  const { ItemId, UnitId, OfferId } = (item ?? {}) as Partial<CartItemRef>;
  return [userId, quantity, ItemId, UnitId, OfferId].every(isCount);
};

export const readUnsentChanges = (): readonly UnsentChange[] => {
  const stored = readJson('unsentChanges');
  const userId = session().user?.Id;
  return Array.isArray(stored)
    ? stored.filter(isUnsentChange).filter((change) => change.userId === userId)
    : [];
};

const write = (changes: readonly UnsentChange[]): void =>
  changes.length > 0 ? writeJson('unsentChanges', changes) : removeFromStorage('unsentChanges');

const withoutItem = (item: CartItemRef): readonly UnsentChange[] =>
  readUnsentChanges().filter((change) => !isSameItem(change.item, item));

export const rememberUnsent = (item: CartItemRef & SeenPrice, quantity: number): void =>
  write([...withoutItem(item), { userId: session().user?.Id ?? 0, item, quantity }]);

export const forgetUnsent = (item: CartItemRef): void => {
  if (readUnsentChanges().length > 0) write(withoutItem(item));
};
