import { formatInstant } from '@tokri/contracts/dates';
import type { SlotAggregate } from '../../application/ports/slot-aggregate.ts';
import type { CustomerWaitlistEntry } from '../../application/waitlist/list-customer-waitlists.ts';

export const toCustomerWaitlistResponse = ({ slot, position, offer }: CustomerWaitlistEntry) => ({
  SlotId: slot.slotId,
  Date: slot.date,
  Start: slot.start,
  End: slot.end,
  Position: position,
  Offer: offer && { HoldId: offer.holdId, ExpiresAt: formatInstant(offer.expiresAt) },
});

export const toSlotWaitlistResponse = ({
  holds,
  waitlist,
}: Pick<SlotAggregate, 'holds' | 'waitlist'>) => [
  ...holds
    .filter(({ state }) => state === 'offered')
    .map(({ userId, items, expiresAt }) => ({
      Position: 0,
      UserId: userId,
      Items: items,
      Since: null,
      OfferUntil: formatInstant(expiresAt),
    })),
  ...waitlist.map(({ userId, items, joinedAt }, index) => ({
    Position: index + 1,
    UserId: userId,
    Items: items,
    Since: formatInstant(joinedAt),
    OfferUntil: null,
  })),
];
