import { slotOperations, type SlotResponse, waitlistOperations } from '@tokri/contracts/api';
import {
  callApi,
  isApiProblem,
  useQueryClient,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { announce, showToast } from '@tokri/web-kit/ui';
import { useEffect, useState } from 'react';
import { formatChosenSlot } from '../../../formats.ts';
import { t } from '../../../labels.ts';
import type { ChosenSlot, HoldState } from '../hold/hold.ts';
import {
  joinWaitlist,
  leaveWaitlist,
  useWaitlistEntries,
  type JoinWaitlistResult,
} from './waitlist-queries.ts';
import type { OfferedEntry, WaitlistEntry } from './waitlist-entry.ts';
import { findHoldSlotId, useMissedOffer } from './use-missed-offer.ts';
import { withQuote, type QuoteSource } from '../hold/with-quote.ts';

export interface WaitlistOptions extends QuoteSource {
  readonly userId: number;
  readonly hold: HoldState;
  readonly linkedSlotId: number;
}

export type WaitlistFeedback =
  | {
      readonly kind: 'joined';
      readonly slot: ChosenSlot;
      readonly alternatives: readonly SlotResponse[];
    }
  | { readonly kind: 'rejected'; readonly slot: ChosenSlot; readonly message: string };

export interface Waitlist {
  readonly entries: readonly WaitlistEntry[];
  readonly expiredOffers: readonly ChosenSlot[];
  readonly missedSlotId: number;
  readonly feedback: WaitlistFeedback | null;
  readonly busySlotId: number;
  readonly join: (slot: ChosenSlot) => void;
  readonly leave: (entry: WaitlistEntry) => void;
  readonly refresh: () => void;
  readonly expireOffer: (entry: OfferedEntry) => void;
  readonly dismissFeedback: () => void;
}

const joinWithQuote = (
  options: WaitlistOptions,
  slot: ChosenSlot,
): Promise<JoinWaitlistResult | null> =>
  withQuote<JoinWaitlistResult>(options, {
    send: (quoteToken) => joinWaitlist({ userId: options.userId, slotId: slot.slotId, quoteToken }),
    errorCode: (result) => (result.kind === 'rejected' ? result.code : undefined),
    onCartError: ({ code, message }) => ({ kind: 'rejected', code, message }),
  });

const toFeedback = (slot: ChosenSlot, result: JoinWaitlistResult | null): WaitlistFeedback => {
  if (!result) return { kind: 'rejected', slot, message: t('waitlist.fixItemsFirst') };
  return result.kind === 'joined'
    ? { kind: 'joined', slot, alternatives: result.alternatives }
    : { kind: 'rejected', slot, message: result.message };
};

const leaveOrDecline = (userId: number, { slot, offer }: WaitlistEntry): Promise<unknown> =>
  offer
    ? callApi(slotOperations.releaseHold, { query: { HoldId: offer.holdId } })
    : leaveWaitlist(userId, slot.slotId);

const useRefetchOnSettledHold = (
  { data, refetch }: UseQueryResult<readonly WaitlistEntry[]>,
  hold: HoldState,
): void => {
  const settledSlotId = hold.kind === 'held' || hold.kind === 'rejected' ? findHoldSlotId(hold) : 0;
  const isSettledEntry =
    settledSlotId > 0 && data?.some(({ slot }) => slot.slotId === settledSlotId) === true;
  useEffect(() => {
    if (isSettledEntry) void refetch();
  }, [isSettledEntry, refetch]);
};

const useBusySlot = (refresh: () => Promise<void>) => {
  const [busySlotId, setBusySlotId] = useState(0);
  const runWithBusySlot = async (slotId: number, action: () => Promise<void>): Promise<void> => {
    setBusySlotId(slotId);
    try {
      await action();
    } catch (error) {
      showToast({ text: isApiProblem(error) ? error.message : t('failed') });
    } finally {
      await refresh();
      setBusySlotId(0);
    }
  };
  return { busySlotId, runWithBusySlot };
};

const isShown = (
  entry: WaitlistEntry,
  { expiredOffers, hold }: { expiredOffers: readonly ChosenSlot[]; hold: HoldState },
): boolean =>
  !(entry.offer && expiredOffers.some(({ slotId }) => slotId === entry.slot.slotId)) &&
  !(hold.kind === 'held' && findHoldSlotId(hold) === entry.slot.slotId);

export const useWaitlist = (options: WaitlistOptions): Waitlist => {
  const { userId, hold } = options;
  const client = useQueryClient();
  const query = useWaitlistEntries(userId);
  const [expiredOffers, setExpiredOffers] = useState<readonly ChosenSlot[]>([]);
  const [feedback, setFeedback] = useState<WaitlistFeedback | null>(null);
  const [missedSlotId, dismissMissedOffer] = useMissedOffer(query, options);
  const refresh = (): Promise<void> =>
    client.invalidateQueries({ queryKey: [waitlistOperations.listOwnWaits.operationId] });

  const { busySlotId, runWithBusySlot } = useBusySlot(refresh);
  useRefetchOnSettledHold(query, hold);

  const join = async (slot: ChosenSlot): Promise<void> => {
    setFeedback(null);
    setExpiredOffers((slots) => slots.filter(({ slotId }) => slotId !== slot.slotId));
    dismissMissedOffer();
    const result = await joinWithQuote(options, slot);
    setFeedback(toFeedback(slot, result));
    if (result?.kind === 'joined') announce(t('waitlist.joined', { slot: formatChosenSlot(slot) }));
    if (result?.kind === 'rejected' && result.code === 'slot-not-full')
      void client.invalidateQueries({ queryKey: [slotOperations.listSlotsOfPincode.operationId] });
  };
  const leave = async (entry: WaitlistEntry): Promise<void> => {
    setFeedback(null);
    await leaveOrDecline(userId, entry);
    announce(
      t(entry.offer ? 'offer.declined' : 'waitlist.left', { slot: formatChosenSlot(entry.slot) }),
    );
  };
  return {
    expiredOffers,
    missedSlotId,
    feedback,
    busySlotId,
    entries: (query.data ?? []).filter((entry) => isShown(entry, { expiredOffers, hold })),
    join: (slot) => void runWithBusySlot(slot.slotId, () => join(slot)),
    leave: (entry) => void runWithBusySlot(entry.slot.slotId, () => leave(entry)),
    refresh: () => void refresh(),
    expireOffer: ({ slot }) => {
      setExpiredOffers((slots) => [...slots.filter(({ slotId }) => slotId !== slot.slotId), slot]);
      void refresh();
    },
    dismissFeedback: () => {
      setFeedback(null);
      setExpiredOffers([]);
      dismissMissedOffer();
    },
  };
};
