import type { Outcome } from '@tokri/contracts';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { decideRelease, type ReleaseRefusal } from '../domain/decide-release.ts';
import type { HoldReads, HoldWrites } from './ports/holds.ts';

/** Lets a held place go. Repeating is done already. */
export const releaseHold = (
  { slots }: { slots: HoldReads & HoldWrites },
  { holdId, userId }: { holdId: number; userId: number },
): Promise<Outcome<'let-go' | 'gone', ReleaseRefusal>> => {
  const load = async () => {
    const held = await slots.byHold(holdId);
    const hold = held?.holds.find((candidate) => candidate.holdId === holdId);
    return { held, hold, formerHolder: hold ? null : await slots.formerHolder(holdId) };
  };
  return updateAggregate({
    load,
    decide: ({ hold, formerHolder }) => decideRelease(hold, { userId, formerHolder }),
    save: async (
      { held, hold },
      decision,
    ): Promise<Outcome<'let-go' | 'gone', ReleaseRefusal> | typeof conflict> => {
      if (!held || !hold || !decision.ok || decision.value === 'gone') return decision;
      // An order or the sweeper may be faster: what stands then is told, so that nobody believes to have let go what an order has.
      return (await slots.release(held.slot, hold)) ? decision : conflict;
    },
  });
};
