import { cartPath, offeredSlotPath, offerMinutes } from '@tokri/contracts';
import { useLocation, useNavigate } from '@tokri/web-kit/platform';
import { onLive, useSession } from '@tokri/web-kit/session';
import { Bell, hideToast, showToast, slotDateWords, type ToastRequest } from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import { t } from '../texts.ts';

/** An end further away, or past already, means that this device's clock is wrong. */
const keptMsMax = offerMinutes * 60_000;

const leftMs = (until: string): number => {
  const left = Date.parse(until) - Date.now();
  return left > 0 && left <= keptMsMax ? left : keptMsMax;
};

/** A place of the waiting list is kept for `offerMinutes` only, so it is told on whatever page the customer is, until they go to look, sign out or the time is over. The checkout shows it itself. */
export const useOfferedPlace = (): void => {
  const navigate = useNavigate();
  const isAtCheckout = useLocation().pathname === cartPath;
  const userId = useSession((state) => state.user?.Id ?? 0);
  // Another function on every page, which must not end what is told.
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });
  useEffect(() => {
    if (isAtCheckout) return undefined;
    let told: ToastRequest | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      if (told) hideToast(told);
    };
    const stop = onLive('slot.offered', ({ SlotId, Date: day, Start, End, ExpiresAt }) => {
      hide();
      told = {
        icon: Bell,
        text: t('offer.free', {
          minutes: offerMinutes,
          slot: slotDateWords({ Date: day, Start, End }),
        }),
        isLasting: true,
        action: { label: t('offer.see'), run: () => void go.current(offeredSlotPath(SlotId)) },
      };
      showToast(told);
      timer = setTimeout(hide, leftMs(ExpiresAt));
    });
    return () => {
      stop();
      hide();
    };
  }, [isAtCheckout, userId]);
};
