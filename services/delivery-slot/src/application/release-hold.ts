import type { Outcome } from '@tokri/contracts';
import { decideRelease, type ReleaseRefusal } from '../domain/decide-release.ts';
import type { SlotStore } from './ports.ts';

/** Lets a held place go. Repeating is done already. */
export const releaseHold = async ({ slots }: { slots: SlotStore }, { holdId, userId }: { holdId: number; userId: number }): Promise<Outcome<'let-go' | 'gone', ReleaseRefusal>> => {
  const held = await slots.byHold(holdId);
  const hold = held?.holds.find((candidate) => candidate.holdId === holdId);
  const decision = decideRelease(hold, { userId, formerHolder: hold ? null : await slots.formerHolder(holdId) });
  // A write that does not match: the order or the sweeper was faster; either way the customer holds it no more.
  if (held && hold && decision.ok && decision.value === 'let-go') await slots.release(held.slot, hold);
  return decision;
};
