import { useLocation, useNavigate, useOnline } from '@tokri/web-kit/platform';
import { announce } from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import { findPlacedOrder } from '../../features/place-order/find-placed-order.ts';
import { readHold } from '../../features/slots/hold/hold-storage.ts';
import type { PendingSlot } from '../../features/slots/hold/use-pending-slot.ts';
import { formatChosenSlot } from '../../formats.ts';
import { t } from '../../labels.ts';
import { useOrderAgainLink } from './use-order-again.ts';
import { useSlotFromLink } from './use-slot-from-link.ts';
import { focusSection } from './focus-section.ts';
import type { CustomerCart } from './use-customer-cart.ts';

const useUnconfirmedOrder = (userId: number, { hold, coupon }: CustomerCart): void => {
  const navigate = useNavigate();
  const finishOrder = useRef<() => void>(() => undefined);
  finishOrder.current = () => {
    hold.drop();
    coupon.choose('');
  };
  useEffect(() => {
    const stored = readHold(userId);
    if (!stored?.placingSince) return;
    findPlacedOrder({ userId, slotId: stored.slot.slotId, since: stored.placingSince }).then(
      (orderId) => {
        if (orderId === undefined) return;
        finishOrder.current();
        void navigate(`/order-status?Id=${orderId}`, { replace: true });
      },
      // If the lookup fails, placing with the same hold again returns that order.
      () => undefined,
    );
  }, [userId, navigate]);
};

const useVerifyRestoredHold = ({ hold, quotedCart }: CustomerCart): void => {
  const hasVerified = useRef(hold.state.kind === 'none' || hold.state.kind === 'ended');
  const hasQuote = quotedCart?.Quote != null;
  const { verify } = hold;
  useEffect(() => {
    if (hasVerified.current || !hasQuote) return;
    hasVerified.current = true;
    void verify();
  }, [hasQuote, verify]);
};

/** Another device may have taken the hold over while this page was in the background. */
const useVerifyOnReturn = (userId: number, { hold }: CustomerCart): void => {
  const verify = useRef(hold.verify);
  verify.current = hold.verify;
  const isHeld = hold.state.kind === 'held';
  useEffect(() => {
    if (!isHeld) return undefined;
    const handleVisibility = (): void => {
      const isPlacing = Boolean(readHold(userId)?.placingSince);
      if (document.visibilityState === 'visible' && !isPlacing) void verify.current();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [userId, isHeld]);
};

const useHoldPendingSlot = ({ hold, quotedCart }: CustomerCart, pendingSlot: PendingSlot): void => {
  const hasQuote = quotedCart?.Quote != null;
  const { slot, isTakingOver, clear } = pendingSlot;
  const { choose, state } = hold;
  const canRequest = state.kind !== 'requesting';
  useEffect(() => {
    if (!slot || !hasQuote || !canRequest) return;
    clear();
    choose(slot, { isTakingOver });
  }, [slot, isTakingOver, hasQuote, canRequest, choose, clear]);
};

const useRetryWhenOnline = ({ hold }: CustomerCart): void => {
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  const { state, retryAfterReconnect } = hold;
  const isFailed = state.kind === 'rejected' && state.error.code === 'failed';
  useEffect(() => {
    const isBackOnline = isOnline && wasOffline.current;
    wasOffline.current = !isOnline;
    if (isBackOnline && isFailed) void retryAfterReconnect();
  }, [isOnline, isFailed, retryAfterReconnect]);
};

const useHoldAnnouncements = ({ hold }: CustomerCart): void => {
  const { state } = hold;
  const holdKey = state.kind === 'held' ? state.hold.holdKey : '';
  const announcement =
    state.kind === 'held'
      ? t('hold.announcement', { slot: formatChosenSlot(state.hold.slot) })
      : '';
  const isFirst = useRef(true);
  useEffect(() => {
    if (holdKey && !isFirst.current) announce(announcement);
    isFirst.current = false;
  }, [holdKey, announcement]);
  const previousKind = useRef(state.kind);
  useEffect(() => {
    if (state.kind === 'ended' && previousKind.current !== 'ended') {
      announce(t('slot.holdExpired'));
      focusSection('slots');
    }
    previousKind.current = state.kind;
  }, [state.kind]);
};

const useFocusLinkedSlot = (): void => {
  const linkedSlotId = useSlotFromLink();
  const { key } = useLocation();
  useEffect(() => {
    if (linkedSlotId > 0) focusSection('slots');
  }, [linkedSlotId, key]);
};

export const useHoldEffects = (
  userId: number,
  cart: CustomerCart,
  pendingSlot: PendingSlot,
): void => {
  useOrderAgainLink(cart);
  useUnconfirmedOrder(userId, cart);
  useVerifyRestoredHold(cart);
  useVerifyOnReturn(userId, cart);
  useHoldPendingSlot(cart, pendingSlot);
  useRetryWhenOnline(cart);
  useHoldAnnouncements(cart);
  useFocusLinkedSlot();
};
