import { useReducer, useRef } from 'react';
import { isHeldElsewhere, type HoldKeyRef, type HoldResult } from './hold-requests.ts';
import { clearHold, readHold } from './hold-storage.ts';
import {
  currentHold,
  heldElsewhereCode,
  reduceHold,
  returnedUntil,
  type ChooseSlot,
  type Hold,
  type HoldState,
} from './hold.ts';
import { requestWithQuote, type HoldOptions } from './request-with-quote.ts';
import { isExpired, readPendingRequest, persistHold, restoreState } from './restore-hold.ts';
import { useHoldSyncAcrossTabs } from './use-hold-sync-across-tabs.ts';
import { useReleaseHold } from './use-release-hold.ts';
import { useSlotChoice, type HoldContext } from './use-slot-choice.ts';

export interface HoldControls {
  readonly state: HoldState;
  readonly current: Hold | null;
  readonly choose: ChooseSlot;
  readonly extend: () => Promise<HoldResult | null>;
  readonly verify: () => Promise<void>;
  /**
   * Called when the network is back: clears a failed choice unless the server may have received it.
   */
  readonly retryAfterReconnect: () => Promise<void>;
  readonly expire: (holdKey: string) => void;
  readonly drop: () => void;
  readonly dropAndRelease: (hold: HoldKeyRef | null) => void;
  /** Called when an order with this hold was rejected: the customer has the hold again. */
  readonly takeBack: () => void;
}

const isRejected = (result: HoldResult | null): boolean =>
  result?.kind === 'rejected' && result.error.code !== 'failed';

const isRejectedAsHeldElsewhere = (result: HoldResult | null): boolean =>
  result?.kind === 'rejected' && result.error.code === heldElsewhereCode;

/** This tab missed the storage event, for example while it was frozen in the background. */
const isExtendedByOtherTab = (stored: Hold, expired: Hold): boolean =>
  stored.until !== expired.until && stored.until !== '' && !isExpired(stored.until);

const renewHold = async (
  { options, hold, dispatch }: HoldContext,
  isExtension: boolean,
): Promise<HoldResult | null> => {
  const renewed = hold.current;
  if (!renewed) return null;
  const result = await requestWithQuote(options.current, {
    holdKey: renewed.holdKey,
    slot: renewed.slot,
    isExtension,
  });
  if (result?.kind === 'granted' && hold.current?.holdKey === renewed.holdKey) {
    persistHold(options.current.userId, result.hold);
    dispatch({ kind: 'extended', hold: result.hold });
  }
  return result;
};

const expireHold = ({ options, hold, dispatch, release }: HoldContext, holdKey: string): void => {
  const expired = hold.current;
  if (expired?.holdKey !== holdKey) return;
  const stored = readHold(options.current.userId);
  const isOwn = stored?.holdKey === holdKey;
  if (isOwn && isExtendedByOtherTab(stored, expired))
    return dispatch({ kind: 'extended', hold: stored });
  // An order sent with this hold, here or in another tab, may still be on its way; releasing the
  // hold would free its capacity.
  if (!isOwn || !stored.placingSince) {
    if (isOwn) clearHold();
    void release(expired).then((result) => {
      if (result === 'taken-over') dispatch({ kind: 'ended-as-taken-over', slot: expired.slot });
    });
  }
  dispatch({ kind: 'ended', holdKey });
};

const giveUpHold = ({ options, hold, dispatch }: HoldContext): void => {
  const lost = hold.current;
  if (!lost) return;
  if (readHold(options.current.userId)?.holdKey === lost.holdKey) clearHold();
  dispatch({ kind: 'taken-over', holdKey: lost.holdKey });
};

const extendHold = async (context: HoldContext): Promise<HoldResult | null> => {
  const result = await renewHold(context, true);
  const hold = context.hold.current;
  if (!hold || !isRejected(result)) return result;
  if (await isHeldElsewhere(context.options.current.userId, hold.holdId)) {
    giveUpHold(context);
    return null;
  }
  expireHold(context, hold.holdKey);
  return result;
};

const takeBackHold = ({ options, hold, dispatch }: HoldContext): void => {
  if (!hold.current) return;
  const returned = { ...hold.current, until: returnedUntil(hold.current.until, Date.now()) };
  persistHold(options.current.userId, returned);
  dispatch({ kind: 'extended', hold: returned });
};

export const useHold = (options: HoldOptions): HoldControls => {
  const { userId } = options;
  const [state, dispatch] = useReducer(reduceHold, userId, restoreState);
  const current = currentHold(state);
  const optionsRef = useRef(options);
  const holdRef = useRef(current);
  optionsRef.current = options;
  holdRef.current = current;
  useHoldSyncAcrossTabs(userId, { dispatch, hold: holdRef });
  const release = useReleaseHold(userId);
  const context = { options: optionsRef, hold: holdRef, dispatch, release };
  const choose = useSlotChoice(context);

  const verify = async (): Promise<void> => {
    const hold = holdRef.current;
    const open = readPendingRequest(userId);
    if (!hold) return open ? choose(open.slot, open) : undefined;
    const result = await renewHold(context, false);
    if (!isRejected(result)) return;
    if (isRejectedAsHeldElsewhere(result)) giveUpHold(context);
    else expireHold(context, hold.holdKey);
    // The server may have granted the newer request instead; only repeating it finds out.
    if (open) choose(open.slot, open);
  };
  const retryAfterReconnect = async (): Promise<void> => {
    dispatch({ kind: 'abandoned' });
    await verify();
  };
  const drop = (): void => {
    clearHold();
    dispatch({ kind: 'dropped' });
  };
  return {
    state,
    current,
    choose,
    extend: () => extendHold(context),
    verify,
    retryAfterReconnect,
    expire: (holdKey) => expireHold(context, holdKey),
    drop,
    dropAndRelease: (hold) => {
      drop();
      if (hold) void release(hold);
    },
    takeBack: () => takeBackHold(context),
  };
};
