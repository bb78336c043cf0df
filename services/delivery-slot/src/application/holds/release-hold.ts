import type { Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { decideRelease, type ReleaseHoldError } from '../../domain/holds/decide-release.ts';
import type { HoldReader, HoldWriter } from '../ports/holds.ts';

export const releaseHold = (
  { slots }: { slots: HoldReader & HoldWriter },
  { holdId, userId, holdKey }: { holdId: number; userId: number; holdKey: string | undefined },
): Promise<Result<'released' | 'already-released', ReleaseHoldError>> => {
  const load = async () => {
    const found = await slots.findByHold(holdId);
    const hold = found?.holds.find((candidate) => candidate.holdId === holdId);
    return {
      aggregate: found,
      hold,
      formerHolder: hold ? null : await slots.findFormerHolder(holdId),
    };
  };
  return updateAggregate({
    load,
    decide: ({ hold, formerHolder }) => decideRelease(hold, { userId, formerHolder, holdKey }),
    save: async (
      { aggregate, hold },
      decision,
    ): Promise<Result<'released' | 'already-released', ReleaseHoldError> | typeof conflict> => {
      if (!aggregate || !hold || !decision.ok || decision.value === 'already-released')
        return decision;
      // An order or the expiry job may win; the caller then gets the current state.
      return (await slots.release(aggregate.slot, hold)) ? decision : conflict;
    },
  });
};
