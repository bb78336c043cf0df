import { isExpired } from '../domain/hold.ts';
import type { Clock } from './ports/clock.ts';
import type { HoldReads, HoldWrites } from './ports/holds.ts';
import type { SlotReads } from './ports/slots.ts';

/** One sweep looks at this many slots; the next takes the rest. */
const slotsPerSweepMax = 200;

/** Takes away holds that have run out. A confirm that is on its way wins or loses on the same guard: exactly one of both. */
export const expireHolds = async ({
  slots,
  clock,
}: {
  slots: SlotReads & HoldReads & HoldWrites;
  clock: Clock;
}): Promise<number> => {
  let expired = 0;
  for (const slotId of await slots.withExpiredHolds(clock(), slotsPerSweepMax)) {
    const held = await slots.byId(slotId);
    if (!held) continue;
    for (const hold of held.holds.filter((candidate) => isExpired(candidate, clock())))
      if (await slots.expire(held.slot, hold, clock())) expired += 1;
    const after = await slots.byId(slotId);
    if (after) await slots.noteNextExpiry(after);
  }
  return expired;
};
