import type { ChosenSlot, Hold } from './hold.ts';

/** What a reload or another tab needs to find the hold again. */
export interface StoredHold extends Hold {
  readonly userId: number;
  /** Let go when this one is granted; 0 for none. `holdId` 0 and an empty `until` mean that no answer came yet. */
  readonly replaces: number;
  /** When an order was last asked for with it, ISO 8601; empty when none was. */
  readonly placingSince: string;
}

export const holdStorageKey = 'tokri.hold';
const wishStorageKey = 'tokri.slot-wish';

const isSlot = (value: unknown): value is ChosenSlot => {
  const slot = value as Partial<ChosenSlot> | null | undefined;
  return Number.isInteger(slot?.slotId) && typeof slot?.date === 'string' && typeof slot.start === 'string' && typeof slot.end === 'string';
};

const isStoredHold = (value: unknown): value is StoredHold => {
  const hold = value as Partial<StoredHold> | null;
  return typeof hold === 'object' && hold !== null && typeof hold.holdKey === 'string' && Number.isInteger(hold.holdId) && Number.isInteger(hold.userId) && typeof hold.until === 'string' && isSlot(hold.slot);
};

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
  return isStoredHold(value) && value.userId === userId ? { ...value, replaces: value.replaces ?? 0, placingSince: value.placingSince ?? '', isExtended: value.isExtended === true } : null;
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
