import { cartPath, offeredSlotPath } from '@tokri/contracts';
import { useNavigate } from '@tokri/web-kit/platform';
import { onLive } from '@tokri/web-kit/session';
import { Bell, shortDay, showToast, slotTime } from '@tokri/web-kit/ui';
import { useEffect } from 'react';
import { t } from '../texts.ts';

/** A place of the waiting list is kept for ten minutes only, so it is told on whatever page the customer is; the checkout itself shows it as well. */
export const useOfferedPlace = (): void => {
  const navigate = useNavigate();
  useEffect(() => onLive('slot.offered', ({ SlotId, Date: day, Start, End }) => showToast({
    icon: Bell, text: t('offer.free', { slot: `${shortDay(day)}, ${slotTime(Start, End)}` }), isLasting: location.pathname !== cartPath,
    action: { label: t('offer.see'), run: () => void navigate(offeredSlotPath(SlotId)) },
  })), [navigate]);
};
