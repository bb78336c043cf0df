import type { QuotaStore } from '../ports/quotas.ts';
import type { WaitlistWriter } from '../ports/waitlists.ts';

export const leaveWaitlist = async (
  { slots, quotas }: { readonly slots: WaitlistWriter; readonly quotas: QuotaStore },
  { slotId, userId }: { readonly slotId: number; readonly userId: number },
): Promise<void> => {
  await slots.leave(slotId, userId);
  await quotas.remove({ kind: 'waits', userId, resourceId: slotId });
};
