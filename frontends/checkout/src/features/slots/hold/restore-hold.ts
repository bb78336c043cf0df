import { readHold, storeHold, type StoredHold } from './hold-storage.ts';
import { canStillBeHeld, noHold, type Hold, type HoldState } from './hold.ts';

export const isExpired = (until: string): boolean =>
  until !== '' && Date.parse(until) <= Date.now();

export const readPendingRequest = (userId: number): StoredHold | null => {
  const stored = readHold(userId);
  return stored?.until === '' && canStillBeHeld(stored.askedAt, Date.now()) ? stored : null;
};

export const restoreState = (userId: number): HoldState => {
  const stored = readHold(userId);
  if (!stored) return noHold;
  if (stored.until === '') {
    if (stored.previous && !isExpired(stored.previous.until))
      return { kind: 'held', hold: stored.previous };
    return readPendingRequest(userId)
      ? { kind: 'requesting', slot: stored.slot, previous: null }
      : noHold;
  }
  return isExpired(stored.until)
    ? { kind: 'ended', slot: stored.slot }
    : { kind: 'held', hold: stored };
};

export const persistHold = (
  userId: number,
  hold: Hold,
  overrides: Partial<StoredHold> = {},
): void =>
  storeHold({
    ...hold,
    userId,
    replaces: 0,
    replacesKey: '',
    placingSince: '',
    askedAt: '',
    isTakingOver: false,
    previous: null,
    ...overrides,
  });
