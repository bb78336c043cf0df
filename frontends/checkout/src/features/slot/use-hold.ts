import { newKey } from '@tokri/web-kit/platform';
import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import { askHold, letGo, type HoldAnswer, type HoldQuestion } from './hold-calls.ts';
import {
  forgetHold,
  holdStorageKey,
  readHold,
  storeHold,
  type StoredHold,
} from './hold-storage.ts';
import {
  currentHold,
  mayStand,
  noHold,
  reduceHold,
  type ChosenSlot,
  type Hold,
  type HoldEvent,
  type HoldState,
} from './hold.ts';
import { withQuote, type QuoteSource } from './with-quote.ts';

/** Arrow keys walk over the radios; a place is asked for where they rest. */
const restMs = 300;

export interface HoldNeeds extends QuoteSource {
  /** 0 for a visitor, who holds nothing. */
  readonly userId: number;
}

export interface HoldControl {
  readonly state: HoldState;
  readonly current: Hold | null;
  readonly choose: (slot: ChosenSlot) => void;
  readonly extend: () => Promise<HoldAnswer | null>;
  /** Asks the server whether it still keeps what storage remembers. */
  readonly verify: () => Promise<void>;
  /** The network is back: a choice that failed is forgotten, unless the server may have heard it. */
  readonly settle: () => Promise<void>;
  /** The time ran out. The place is let go, unless an order is on its way with it. */
  readonly end: (holdKey: string) => void;
  /** The hold now belongs to an order, or is worth nothing any more. */
  readonly drop: () => void;
}

/** A question that itself failed leaves the hold as it is. */
const isGone = (answer: HoldAnswer | null): boolean =>
  answer?.kind === 'refused' && answer.refusal.code !== 'failed';

const isOver = (until: string): boolean => until !== '' && Date.parse(until) <= Date.now();

/** What was asked for without an answer, as long as the server may keep it. */
const openQuestion = (userId: number): StoredHold | null => {
  const stored = readHold(userId);
  return stored?.until === '' && mayStand(stored.askedAt, Date.now()) ? stored : null;
};

const restored = (userId: number): HoldState => {
  const stored = readHold(userId);
  if (!stored) return noHold;
  if (stored.until === '') {
    // What was held before that question stands until the server says otherwise.
    if (stored.previous && !isOver(stored.previous.until))
      return { kind: 'held', hold: stored.previous };
    return openQuestion(userId) ? { kind: 'asking', slot: stored.slot, previous: null } : noHold;
  }
  return isOver(stored.until)
    ? { kind: 'ended', slot: stored.slot }
    : { kind: 'held', hold: stored };
};

const remember = (userId: number, hold: Hold, more: Partial<StoredHold> = {}): void =>
  storeHold({
    ...hold,
    userId,
    replaces: 0,
    placingSince: '',
    askedAt: '',
    previous: null,
    ...more,
  });

type Asked = Omit<HoldQuestion, 'userId' | 'quoteToken'>;

const askWithQuote = (needs: HoldNeeds, question: Asked): Promise<HoldAnswer | null> =>
  withQuote<HoldAnswer>(needs, {
    ask: (quoteToken) => askHold({ ...question, userId: needs.userId, quoteToken }),
    codeOf: (answer) => (answer.kind === 'refused' ? answer.refusal.code : undefined),
    failed: ({ message }) => ({
      kind: 'refused',
      refusal: { code: 'failed', message, alternatives: [] },
    }),
  });

interface Chooser {
  readonly needs: RefObject<HoldNeeds>;
  readonly hold: RefObject<Hold | null>;
  readonly dispatch: (event: HoldEvent) => void;
}

/** The key of a question that no answer came to is used again for the same slot. */
const keyFor = (userId: number, slot: ChosenSlot): string => {
  const open = openQuestion(userId);
  return open?.slot.slotId === slot.slotId ? open.holdKey : newKey();
};

const putBack = (userId: number, previous: Hold | null): void =>
  previous ? remember(userId, previous) : forgetHold();

/** One question at a time: asks for a slot in place of what is held. */
const askFor = async (slot: ChosenSlot, { needs, hold, dispatch }: Chooser): Promise<void> => {
  const { userId } = needs.current;
  const previous = hold.current;
  const holdKey = keyFor(userId, slot);
  const replaces = previous?.holdId ?? readHold(userId)?.replaces ?? 0;
  storeHold({
    holdKey,
    holdId: 0,
    slot,
    until: '',
    isExtended: false,
    userId,
    replaces,
    placingSince: '',
    askedAt: new Date().toISOString(),
    previous,
  });
  const answer = await askWithQuote(needs.current, { holdKey, slot, replaces, isFresh: true });
  if (answer?.kind === 'granted') {
    remember(userId, answer.hold);
    dispatch({ kind: 'granted', hold: answer.hold });
    return;
  }
  if (answer?.kind !== 'unknown') putBack(userId, previous);
  dispatch(answer ? { kind: 'refused', slot, refusal: answer.refusal } : { kind: 'abandoned' });
};

const useChooser = (chooser: Chooser): ((slot: ChosenSlot) => void) => {
  const { dispatch } = chooser;
  const wanted = useRef<ChosenSlot | null>(null);
  const isRunning = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(chooser);
  latest.current = chooser;
  useEffect(() => () => clearTimeout(timer.current), []);

  const run = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      for (let slot = wanted.current; slot; slot = wanted.current) {
        wanted.current = null;
        await askFor(slot, latest.current);
      }
    } finally {
      isRunning.current = false;
    }
  }, []);

  return useCallback(
    (slot) => {
      wanted.current = slot;
      dispatch({ kind: 'chosen', slot });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void run(), restMs);
    },
    [dispatch, run],
  );
};

/** Follows what another tab of this user does with the hold. */
const useOtherTabs = (
  userId: number,
  { dispatch, hold }: Pick<Chooser, 'dispatch' | 'hold'>,
): void => {
  useEffect(() => {
    const listener = ({ key }: StorageEvent): void => {
      if (key !== holdStorageKey) return;
      const stored = readHold(userId);
      if (!stored) dispatch({ kind: 'dropped' });
      else if (
        stored.until !== '' &&
        !isOver(stored.until) &&
        stored.holdKey !== hold.current?.holdKey
      )
        dispatch({ kind: 'granted', hold: stored });
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, [userId, dispatch, hold]);
};

/** The customer's place in a slot: asked for, kept, extended, ended; found again after a reload. */
export const useHold = (needs: HoldNeeds): HoldControl => {
  const { userId } = needs;
  const [state, dispatch] = useReducer(reduceHold, userId, restored);
  const current = currentHold(state);
  const needsRef = useRef(needs);
  const holdRef = useRef(current);
  needsRef.current = needs;
  holdRef.current = current;
  useOtherTabs(userId, { dispatch, hold: holdRef });
  const choose = useChooser({ needs: needsRef, hold: holdRef, dispatch });

  const again = async (isExtension: boolean): Promise<HoldAnswer | null> => {
    const hold = holdRef.current;
    if (!hold) return null;
    const answer = await askWithQuote(needsRef.current, {
      holdKey: hold.holdKey,
      slot: hold.slot,
      isExtension,
    });
    if (answer?.kind === 'granted' && holdRef.current?.holdKey === hold.holdKey) {
      remember(userId, answer.hold);
      dispatch({ kind: 'extended', hold: answer.hold });
    }
    return answer;
  };
  const end = (holdKey: string): void => {
    const hold = holdRef.current;
    if (hold?.holdKey !== holdKey) return;
    const stored = readHold(userId);
    const isOwn = stored?.holdKey === holdKey;
    // An order that was asked for with it, here or in another tab, may not have reached the slot yet: letting go now would free its place.
    if (!isOwn || !stored.placingSince) {
      if (isOwn) forgetHold();
      letGo(hold.holdId);
    }
    dispatch({ kind: 'ended', holdKey });
  };
  const extend = async (): Promise<HoldAnswer | null> => {
    const answer = await again(true);
    const hold = holdRef.current;
    if (hold && isGone(answer)) end(hold.holdKey);
    return answer;
  };
  const verify = async (): Promise<void> => {
    const hold = holdRef.current;
    const open = openQuestion(userId);
    if (!hold) return open ? choose(open.slot) : undefined;
    if (!isGone(await again(false))) return;
    end(hold.holdKey);
    // The server keeps the one that was asked for in its place: only asking again finds it.
    if (open) choose(open.slot);
  };
  const settle = async (): Promise<void> => {
    dispatch({ kind: 'abandoned' });
    await verify();
  };
  const drop = (): void => {
    forgetHold();
    dispatch({ kind: 'dropped' });
  };
  return { state, current, choose, extend, verify, settle, end, drop };
};
