import { cartPath, offeredSlotPath } from '@tokri/contracts/platform';
import { waitlistOfferMinutes } from '@tokri/contracts/slots';
import { useLocation, useNavigate } from '@tokri/web-kit/platform';
import { onLiveEvent, useSession } from '@tokri/web-kit/session';
import {
  Bell,
  hideToast,
  showToast,
  formatSlotWithDate,
  type ToastRequest,
} from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import { t } from '../labels.ts';

/** A longer or negative remaining time means that the device clock is wrong. */
const maxOfferMs = waitlistOfferMinutes * 60_000;

const remainingMs = (until: string): number => {
  const remaining = Date.parse(until) - Date.now();
  return remaining > 0 && remaining <= maxOfferMs ? remaining : maxOfferMs;
};

export const useWaitlistOffer = (): void => {
  const navigate = useNavigate();
  const isAtCheckout = useLocation().pathname === cartPath;
  const userId = useSession((state) => state.user?.Id ?? 0);
  const navigateRef = useRef(navigate);
  useEffect(() => {
    navigateRef.current = navigate;
  });
  useEffect(() => {
    if (isAtCheckout) return undefined;
    let shownToast: ToastRequest | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      if (shownToast) hideToast(shownToast);
    };
    const unsubscribe = onLiveEvent(
      'slot.offered',
      ({ SlotId, Date: day, Start, End, ExpiresAt }) => {
        hide();
        shownToast = {
          icon: Bell,
          text: t('offer.available', {
            minutes: waitlistOfferMinutes,
            slot: formatSlotWithDate({ Date: day, Start, End }),
          }),
          isPersistent: true,
          action: {
            label: t('offer.view'),
            run: () => void navigateRef.current(offeredSlotPath(SlotId)),
          },
        };
        showToast(shownToast);
        timer = setTimeout(hide, remainingMs(ExpiresAt));
      },
    );
    return () => {
      unsubscribe();
      hide();
    };
  }, [isAtCheckout, userId]);
};
