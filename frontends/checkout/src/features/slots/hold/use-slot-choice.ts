import { newUuid } from '@tokri/web-kit/platform';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { HoldKeyRef } from './hold-requests.ts';
import { clearHold, readHold, storeHold } from './hold-storage.ts';
import type { ChooseSlot, ChosenSlot, Hold, HoldEvent } from './hold.ts';
import { requestWithQuote, type HoldOptions } from './request-with-quote.ts';
import { readPendingRequest, persistHold } from './restore-hold.ts';
import type { ReleaseOwnHold } from './use-release-hold.ts';

const keyboardDebounceMs = 300;

export interface HoldContext {
  readonly options: RefObject<HoldOptions>;
  readonly hold: RefObject<Hold | null>;
  readonly dispatch: (event: HoldEvent) => void;
  readonly release: ReleaseOwnHold;
}

const holdKeyFor = (userId: number, slot: ChosenSlot): string => {
  const open = readPendingRequest(userId);
  return open?.slot.slotId === slot.slotId ? open.holdKey : newUuid();
};

const restorePreviousHold = (userId: number, previous: Hold | null): void =>
  previous ? persistHold(userId, previous) : clearHold();

interface SlotRequest {
  readonly slot: ChosenSlot;
  readonly isTakingOver: boolean;
}

const requestSlot = async (
  { slot, isTakingOver }: SlotRequest,
  { options, hold, dispatch }: HoldContext,
): Promise<void> => {
  const { userId } = options.current;
  const previous = hold.current;
  const holdKey = holdKeyFor(userId, slot);
  const stored = readHold(userId);
  const replaces: HoldKeyRef | null =
    previous ?? (stored ? { holdId: stored.replaces, holdKey: stored.replacesKey } : null);
  storeHold({
    holdKey,
    holdId: 0,
    slot,
    until: '',
    isExtended: false,
    userId,
    replaces: replaces?.holdId ?? 0,
    replacesKey: replaces?.holdKey ?? '',
    placingSince: '',
    askedAt: new Date().toISOString(),
    isTakingOver,
    previous,
  });
  const result = await requestWithQuote(options.current, {
    holdKey,
    slot,
    replaces,
    isFresh: true,
    isTakingOver,
  });
  if (result?.kind === 'granted') {
    persistHold(userId, result.hold);
    dispatch({ kind: 'granted', hold: result.hold });
    return;
  }
  if (result?.kind !== 'unknown') restorePreviousHold(userId, previous);
  dispatch(result ? { kind: 'rejected', slot, error: result.error } : { kind: 'abandoned' });
};

export const useSlotChoice = (context: HoldContext): ChooseSlot => {
  const { dispatch } = context;
  const latestChoice = useRef<SlotRequest | null>(null);
  const isRunning = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(context);
  latest.current = context;
  useEffect(() => () => clearTimeout(timer.current), []);

  const requestLatestChoice = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      for (let request = latestChoice.current; request; request = latestChoice.current) {
        latestChoice.current = null;
        await requestSlot(request, latest.current);
      }
    } finally {
      isRunning.current = false;
    }
  }, []);

  return useCallback(
    (slot, { isTakingOver = false } = {}) => {
      latestChoice.current = { slot, isTakingOver };
      dispatch({ kind: 'chosen', slot });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void requestLatestChoice(), keyboardDebounceMs);
    },
    [dispatch, requestLatestChoice],
  );
};
