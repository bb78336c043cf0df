import { personalStorage } from '@tokri/web-kit/platform';
import { holdStorageKey } from '@tokri/web-kit/session';
import type { ChosenSlot, Hold } from './hold.ts';

export interface StoredHold extends Hold {
  readonly userId: number;
  /**
   * Id of the hold to release once this one is granted, or 0. While no response has arrived,
   * `holdId` is 0 and `until` is empty.
   */
  readonly replaces: number;
  readonly replacesKey: string;
  /** When an order with this hold was last sent, ISO 8601; empty if none was. */
  readonly placingSince: string;
  /** When the hold was requested, ISO 8601, as long as no response has arrived; otherwise empty. */
  readonly askedAt: string;
  /** Whether this request takes over a hold of another device; only until it is answered. */
  readonly isTakingOver: boolean;
  readonly previous: Hold | null;
}

const pendingSlotStorageKey = 'tokri.slot-wish';

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

const readJson = (storage: () => Storage, key: string): unknown => {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
};

const writeJson = (storage: () => Storage, key: string, value: unknown): void => {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // If storage is unavailable, the slot has to be chosen again after a reload.
  }
};

const getSessionStorage = (): Storage => sessionStorage;

export const readHold = (userId: number): StoredHold | null => {
  const value = readJson(personalStorage, holdStorageKey);
  if (!isStoredHold(value) || value.userId !== userId) return null;
  const { replaces, replacesKey, placingSince, askedAt, isTakingOver, previous } =
    value as Partial<StoredHold>;
  return {
    ...value,
    replaces: replaces ?? 0,
    replacesKey: replacesKey ?? '',
    placingSince: placingSince ?? '',
    askedAt: askedAt ?? '',
    isTakingOver: isTakingOver === true,
    previous: isHold(previous) ? previous : null,
    isExtended: value.isExtended === true,
  };
};

export const storeHold = (hold: StoredHold): void =>
  writeJson(personalStorage, holdStorageKey, hold);
export const clearHold = (): void => writeJson(personalStorage, holdStorageKey, null);

export interface PendingSlotRequest {
  readonly slot: ChosenSlot;
  readonly isTakingOver: boolean;
}

export const readPendingSlot = (): PendingSlotRequest | null => {
  const value = readJson(getSessionStorage, pendingSlotStorageKey);
  if (!isSlot(value)) return null;
  const { isTakingOver, ...slot } = value as ChosenSlot & Partial<PendingSlotRequest>;
  return { slot, isTakingOver: isTakingOver === true };
};

export const storePendingSlot = ({ slot, isTakingOver }: PendingSlotRequest): void =>
  writeJson(getSessionStorage, pendingSlotStorageKey, { ...slot, isTakingOver });
export const clearPendingSlot = (): void =>
  writeJson(getSessionStorage, pendingSlotStorageKey, null);
