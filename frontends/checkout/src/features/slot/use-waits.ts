import { slotOperations, slotWaitOperations, type SlotAnswer } from '@tokri/contracts/http';
import { call, isApiProblem, useQueryClient, type UseQueryResult } from '@tokri/web-kit/platform';
import { announce, showToast } from '@tokri/web-kit/ui';
import { useEffect, useState } from 'react';
import { slotText } from '../../formats.ts';
import { t } from '../../texts.ts';
import type { ChosenSlot, HoldState } from './hold.ts';
import { joinLine, leaveLine, useOwnWaits, type JoinAnswer } from './wait-calls.ts';
import type { OfferedWait, Wait } from './waits.ts';
import { withQuote, type QuoteSource } from './with-quote.ts';

export interface WaitsNeeds extends QuoteSource {
  /** 0 for a visitor, who waits for nothing. */
  readonly userId: number;
  readonly hold: HoldState;
  /** The slot of a message that led here; 0 for none. */
  readonly calledFor: number;
}

/** What became of the last wish to wait. */
export type WaitTold =
  | {
      readonly kind: 'joined';
      readonly slot: ChosenSlot;
      readonly alternatives: readonly SlotAnswer[];
    }
  | { readonly kind: 'refused'; readonly slot: ChosenSlot; readonly message: string };

export interface Waits {
  readonly list: readonly Wait[];
  /** Slots whose offer ran out while the page was open. */
  readonly lapsed: readonly ChosenSlot[];
  /** The slot that a message led here for, when nothing was kept in it any more; 0 for none. */
  readonly missedId: number;
  readonly told: WaitTold | null;
  /** The slot whose line is being joined or left; 0 for none. */
  readonly busyId: number;
  readonly join: (slot: ChosenSlot) => void;
  readonly leave: (wait: Wait) => void;
  /** Asks anew what is waited for: an order ends it (docs/api-additions.md). */
  readonly readAgain: () => void;
  /** The time of an offer is over. */
  readonly lapse: (wait: OfferedWait) => void;
  /** What was told has been read. */
  readonly forget: () => void;
}

const askToJoin = (needs: WaitsNeeds, slot: ChosenSlot): Promise<JoinAnswer | null> =>
  withQuote<JoinAnswer>(needs, {
    ask: (quoteToken) => joinLine({ userId: needs.userId, slotId: slot.slotId, quoteToken }),
    codeOf: (answer) => (answer.kind === 'refused' ? answer.code : undefined),
    failed: ({ code, message }) => ({ kind: 'refused', code, message }),
  });

/** A place is let go, a line is left: two calls for the same wish. */
const giveUp = (userId: number, { slot, offer }: Wait): Promise<unknown> =>
  offer
    ? call(slotOperations.releaseHold, { query: { HoldId: offer.holdId } })
    : leaveLine(userId, slot.slotId);

const slotIdOf = (hold: HoldState): number => {
  switch (hold.kind) {
    case 'none':
      return 0;
    case 'held':
      return hold.hold.slot.slotId;
    case 'asking':
    case 'refused':
    case 'ended':
      return hold.slot.slotId;
  }
};

/** Whether who came by a message came too late is judged once, by the first list that the server answers. */
const useMissed = (
  query: UseQueryResult<readonly Wait[]>,
  { calledFor, hold }: WaitsNeeds,
): readonly [missedId: number, forget: () => void] => {
  const [judged, setJudged] = useState({ calledFor: 0, isMissed: false });
  if (calledFor > 0 && judged.calledFor !== calledFor && query.isSuccess && !query.isFetching) {
    setJudged({
      calledFor,
      isMissed:
        slotIdOf(hold) !== calledFor && !query.data.some(({ slot }) => slot.slotId === calledFor),
    });
  }
  return [
    judged.isMissed ? judged.calledFor : 0,
    () => setJudged((before) => ({ ...before, isMissed: false })),
  ];
};

/** Lines that the customer stands in: joined, left, and a place that is offered. */
export const useWaits = (needs: WaitsNeeds): Waits => {
  const { userId, hold } = needs;
  const client = useQueryClient();
  const query = useOwnWaits(userId);
  const [lapsed, setLapsed] = useState<readonly ChosenSlot[]>([]);
  const [told, setTold] = useState<WaitTold | null>(null);
  const [busyId, setBusy] = useState(0);
  const [missedId, forgetMissed] = useMissed(query, needs);
  const readAgain = (): Promise<void> =>
    client.invalidateQueries({ queryKey: [slotWaitOperations.listOwnWaits.id] });

  // A hold that was granted or refused is what became of an offer.
  const settledId = hold.kind === 'held' || hold.kind === 'refused' ? slotIdOf(hold) : 0;
  const isSettledWait =
    settledId > 0 && query.data?.some(({ slot }) => slot.slotId === settledId) === true;
  const { refetch } = query;
  useEffect(() => {
    if (isSettledWait) void refetch();
  }, [isSettledWait, refetch]);

  const run = async (slotId: number, act: () => Promise<void>): Promise<void> => {
    setBusy(slotId);
    try {
      await act();
    } catch (problem) {
      showToast({ text: isApiProblem(problem) ? problem.message : t('failed') });
    } finally {
      await readAgain();
      setBusy(0);
    }
  };
  const join = async (slot: ChosenSlot): Promise<void> => {
    setTold(null);
    setLapsed((slots) => slots.filter(({ slotId }) => slotId !== slot.slotId));
    forgetMissed();
    const answer = await askToJoin(needs, slot);
    if (answer?.kind === 'joined') {
      setTold({ kind: 'joined', slot, alternatives: answer.alternatives });
      announce(t('wait.said', { slot: slotText(slot) }));
    } else if (answer) {
      setTold({ kind: 'refused', slot, message: answer.message });
      // Its chip still says that it is full.
      if (answer.code === 'slot-not-full')
        void client.invalidateQueries({ queryKey: [slotOperations.listSlotsOfPincode.id] });
    } else {
      setTold({ kind: 'refused', slot, message: t('wait.noQuote') });
    }
  };
  const leave = async (wait: Wait): Promise<void> => {
    setTold(null);
    await giveUp(userId, wait);
    announce(t(wait.offer ? 'offer.declined' : 'wait.left', { slot: slotText(wait.slot) }));
  };
  return {
    lapsed,
    missedId,
    told,
    busyId,
    list: (query.data ?? []).filter(
      (wait) =>
        !(wait.offer && lapsed.some(({ slotId }) => slotId === wait.slot.slotId)) &&
        !(hold.kind === 'held' && slotIdOf(hold) === wait.slot.slotId),
    ),
    join: (slot) => void run(slot.slotId, () => join(slot)),
    leave: (wait) => void run(wait.slot.slotId, () => leave(wait)),
    readAgain: () => void readAgain(),
    lapse: ({ slot }) => {
      setLapsed((slots) => [...slots.filter(({ slotId }) => slotId !== slot.slotId), slot]);
      void readAgain();
    },
    forget: () => {
      setTold(null);
      setLapsed([]);
      forgetMissed();
    },
  };
};
