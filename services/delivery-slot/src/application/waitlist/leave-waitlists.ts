import type { SlotStore } from '../ports/slots.ts';

/** Removes a user from every waitlist. */
export const leaveWaitlists = async (
  { slots }: { readonly slots: Pick<SlotStore, 'findWaitlistedBy' | 'leave'> },
  userId: number,
): Promise<void> => {
  for (const { slot } of await slots.findWaitlistedBy(userId))
    await slots.leave(slot.slotId, userId);
};
