import type { QuotaStore } from '../ports/quotas.ts';
import type { WaitlistWriter } from '../ports/waitlists.ts';

/** Takes a customer out of the line. Repeating it, and a place that was offered meanwhile, is fine: that one is let go by its hold. */
export const leaveWaitlist = async (
  { slots, quotas }: { readonly slots: WaitlistWriter; readonly quotas: QuotaStore },
  { slotId, userId }: { readonly slotId: number; readonly userId: number },
): Promise<void> => {
  await slots.leave(slotId, userId);
  await quotas.remove({ kind: 'waits', userId, resourceId: slotId });
};
