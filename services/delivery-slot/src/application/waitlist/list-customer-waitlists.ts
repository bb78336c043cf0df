import type { Slot } from '../../domain/slots/slot.ts';
import { waitlistPosition } from '../../domain/waitlist/waitlist.ts';
import type { WaitlistReader } from '../ports/waitlists.ts';

export interface CustomerWaitlistEntry {
  readonly slot: Slot;
  readonly position: number;
  readonly offer: { readonly holdId: number; readonly expiresAt: Date } | null;
}

export const listCustomerWaitlists = async (
  { slots }: { readonly slots: WaitlistReader },
  userId: number,
): Promise<readonly CustomerWaitlistEntry[]> => {
  const [offers, waits] = [await slots.findOfferedTo(userId), await slots.findWaitlistedBy(userId)];
  const all = [
    ...offers.map(({ slot, holds }) => ({
      slot,
      position: 0,
      offer: holds.find((hold) => hold.userId === userId && hold.state === 'offered') ?? null,
    })),
    ...waits.map(({ slot, waitlist }) => ({
      slot,
      position: waitlistPosition(waitlist, userId),
      offer: null,
    })),
  ];
  return all.sort((a, b) =>
    `${a.slot.date} ${a.slot.start}`.localeCompare(`${b.slot.date} ${b.slot.start}`),
  );
};
