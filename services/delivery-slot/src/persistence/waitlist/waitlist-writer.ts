import type { WaitlistWriter } from '../../application/ports/waitlists.ts';
import { findStoredHold } from '../slots/slot-model.ts';
import { toSlotAggregateOrNull } from '../slots/slot-reader.ts';
import type { WriteSlot } from '../slots/write-slot.ts';
import {
  acceptOfferUpdate,
  emptyWaitlistUpdate,
  expireWaitlistUpdate,
  joinUpdate,
  leaveUpdate,
  offerUpdate,
} from './waitlist-updates.ts';

export const createWaitlistWriter = (writeSlot: WriteSlot): WaitlistWriter => ({
  join: async (slotId, entry) =>
    toSlotAggregateOrNull(await writeSlot(joinUpdate(slotId, entry), null)),
  leave: async (slotId, userId) => (await writeSlot(leaveUpdate(slotId, userId), null)) !== null,
  offer: async (slot, hold, language) =>
    (await writeSlot(offerUpdate(slot, hold), {
      kind: 'offered',
      slot,
      hold: { ...hold, seq: 1 },
      language,
    })) !== null,
  accept: async (slot, hold, request) => {
    const event = {
      kind: 'held' as const,
      slot,
      hold: { ...hold, seq: hold.seq + 1, expiresAt: request.expiresAt },
    };
    return findStoredHold(
      await writeSlot(acceptOfferUpdate(slot, hold, request), event),
      hold.holdId,
    );
  },
  closeWaitlist: async ({ slot, rev }, { isExpired }) => {
    await writeSlot(
      isExpired ? expireWaitlistUpdate(slot.slotId, rev) : emptyWaitlistUpdate(slot.slotId),
      null,
    );
  },
});
