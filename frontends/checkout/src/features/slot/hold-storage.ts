import type { ChosenSlot, Hold } from './hold.ts';

/** What a reload or another tab needs to find the hold again. */
export interface StoredHold extends Hold {
  readonly userId: number;
  /** Let go when this one is granted; 0 for none. `holdId` 0 and an empty `until` mean that no answer came yet. */
  readonly replaces: number;
  /** When an order was last asked for with it, ISO 8601; empty when none was. */
  readonly placingSince: string;
  /** When the server was asked for it, ISO 8601, as long as no answer came; empty else. */
  readonly askedAt: string;
  /** What was held when it was asked for; null for nothing. */
  readonly previous: Hold | null;
}

export const holdStorageKey = 'tokri.hold';
const wishStorageKey = 'tokri.slot-wish';

const isSlot = (value: unknown): value is ChosenSlot => {
  const slot = value as Partial<ChosenSlot> | null | undefined;
  return (
    Number.isInteger(slot?.slotId) &&
    typeof slot?.date === 'string' &&
    typeof slot.start === 'string' &&
    typeof slot.end === 'string'
  );
};

const isHold = (value: unknown): value is Hold => {
  const hold = value as Partial<Hold> | null | undefined;
  return (
    typeof hold?.holdKey === 'string' &&
    Number.isInteger(hold.holdId) &&
    typeof hold.until === 'string' &&
    isSlot(hold.slot)
  );
};

const isStoredHold = (value: unknown): value is StoredHold =>
  isHold(value) && Number.isInteger((value as Partial<StoredHold>).userId);

const read = (storage: () => Storage, key: string): unknown => {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
};

const write = (storage: () => Storage, key: string, value: unknown): void => {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Closed or full storage: a reload then finds the slot free to choose again.
  }
};

const local = (): Storage => localStorage;
const ofThisTab = (): Storage => sessionStorage;

/** The stored hold of this user, also one that has ended; null for none and for somebody else's. */
export const readHold = (userId: number): StoredHold | null => {
  const value = read(local, holdStorageKey);
  if (!isStoredHold(value) || value.userId !== userId) return null;
  const { replaces, placingSince, askedAt, previous } = value as Partial<StoredHold>;
  return {
    ...value,
    replaces: replaces ?? 0,
    placingSince: placingSince ?? '',
    askedAt: askedAt ?? '',
    previous: isHold(previous) ? previous : null,
    isExtended: value.isExtended === true,
  };
};

export const storeHold = (hold: StoredHold): void => write(local, holdStorageKey, hold);
export const forgetHold = (): void => write(local, holdStorageKey, null);

/** The slot that a visitor chose before signing in. */
export const readWish = (): ChosenSlot | null => {
  const value = read(ofThisTab, wishStorageKey);
  return isSlot(value) ? value : null;
};

export const storeWish = (slot: ChosenSlot): void => write(ofThisTab, wishStorageKey, slot);
export const forgetWish = (): void => write(ofThisTab, wishStorageKey, null);
