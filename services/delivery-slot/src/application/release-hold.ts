import { Problem } from '@tokri/contracts';
import type { SlotStore } from './ports.ts';

export type ReleaseOutcome = 'released' | 'already-booked';

/**
 * Lets a held place go. Repeating is done already.
 * @throws Problem 404 for a hold that never was, 403 for somebody else's; `lenient` keeps quiet about both (a move must not fail for its old hold).
 */
export const releaseHold = async ({ slots }: { slots: SlotStore }, { holdId, userId, lenient = false }: { holdId: number; userId: number; lenient?: boolean }): Promise<ReleaseOutcome> => {
  const held = await slots.byHold(holdId);
  const hold = held?.holds.find((candidate) => candidate.holdId === holdId);
  if (!held || !hold) {
    const holder = await slots.formerHolder(holdId);
    if (lenient || holder === userId) return 'released';
    throw new Problem(holder === null ? 'not-found' : 'not-allowed');
  }
  if (hold.userId !== userId) {
    if (lenient) return 'released';
    throw new Problem('not-allowed');
  }
  if (hold.state !== 'H') return 'already-booked';
  // False: the order or the sweeper was faster; either way the customer holds it no more.
  await slots.release(held.slot, hold);
  return 'released';
};
