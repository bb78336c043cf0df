import { useLocation, useNavigate, useOnline } from '@tokri/web-kit/platform';
import { announce } from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import { findPlaced } from '../../features/place/find-placed.ts';
import { readHold } from '../../features/slot/hold-storage.ts';
import type { Wish } from '../../features/slot/use-wish.ts';
import { slotText } from '../../formats.ts';
import { t } from '../../texts.ts';
import { useCalledFor } from './called-for.ts';
import { focusPart } from './focus-part.ts';
import type { CustomerCart } from './use-customer-cart.ts';

/** An order that was asked for just before the page was left: its answer is looked up, so that nobody orders the same twice. */
const useUnheardOrder = (userId: number, { hold, coupon }: CustomerCart): void => {
  const navigate = useNavigate();
  const settle = useRef<() => void>(() => undefined);
  settle.current = () => {
    hold.drop();
    coupon.choose('');
  };
  useEffect(() => {
    const stored = readHold(userId);
    if (!stored?.placingSince) return;
    findPlaced({ userId, slotId: stored.slot.slotId, since: stored.placingSince }).then(
      (orderId) => {
        if (orderId === undefined) return;
        settle.current();
        void navigate(`/order-status?Id=${orderId}`, { replace: true });
      },
      // Unanswered: placing again with the same hold answers that order (architecture.md 3).
      () => undefined,
    );
  }, [userId, navigate]);
};

/** What a reload remembers of the hold is asked of the server once, as soon as there is a quote to ask with. */
const useFoundAgain = ({ hold, exact }: CustomerCart): void => {
  const isAsked = useRef(hold.state.kind === 'none' || hold.state.kind === 'ended');
  const hasQuote = exact?.Quote != null;
  const { verify } = hold;
  useEffect(() => {
    if (isAsked.current || !hasQuote) return;
    isAsked.current = true;
    void verify();
  }, [hasQuote, verify]);
};

const useWishedSlot = ({ hold, exact }: CustomerCart, wish: Wish): void => {
  const hasQuote = exact?.Quote != null;
  const { slot, forget } = wish;
  const { choose, state } = hold;
  // Also in place of what is held: it was chosen later. A wish that had to wait for that to end would move the customer unasked.
  const isFree = state.kind !== 'asking';
  useEffect(() => {
    if (!slot || !hasQuote || !isFree) return;
    forget();
    choose(slot);
  }, [slot, hasQuote, isFree, choose, forget]);
};

/** A choice that found no network is settled as soon as there is one: nothing says "offline" any more, and nothing is held later that nobody asks for. */
const useBackOnline = ({ hold }: CustomerCart): void => {
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  const { state, settle } = hold;
  const isFailed = state.kind === 'refused' && state.refusal.code === 'failed';
  useEffect(() => {
    const isBack = isOnline && wasOffline.current;
    wasOffline.current = !isOnline;
    if (isBack && isFailed) void settle();
  }, [isOnline, isFailed, settle]);
};

const useSaidAloud = ({ hold }: CustomerCart): void => {
  const { state } = hold;
  const heldKey = state.kind === 'held' ? state.hold.holdKey : '';
  const words = state.kind === 'held' ? t('hold.said', { slot: slotText(state.hold.slot) }) : '';
  const isFirst = useRef(true);
  useEffect(() => {
    if (heldKey && !isFirst.current) announce(words);
    isFirst.current = false;
  }, [heldKey, words]);
  const before = useRef(state.kind);
  useEffect(() => {
    if (state.kind === 'ended' && before.current !== 'ended') {
      announce(t('slot.ended'));
      focusPart('slots');
    }
    before.current = state.kind;
  }, [state.kind]);
};

/** Who came for a place that is kept is led to it, each time that a message leads here. */
const useCalled = (): void => {
  const calledFor = useCalledFor();
  const { key } = useLocation();
  useEffect(() => {
    if (calledFor > 0) focusPart('slots');
  }, [calledFor, key]);
};

/** What happens by itself around the hold: found again, chosen before signing in, told to those who listen. */
export const useHoldEffects = (userId: number, cart: CustomerCart, wish: Wish): void => {
  useUnheardOrder(userId, cart);
  useFoundAgain(cart);
  useWishedSlot(cart, wish);
  useBackOnline(cart);
  useSaidAloud(cart);
  useCalled();
};
