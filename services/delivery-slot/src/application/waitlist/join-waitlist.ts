import { type Language } from '@tokri/contracts/language';
import { err, ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { isQuoteOwner } from '../../domain/holds/decide-hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import {
  decideJoinWaitlist,
  type JoinWaitlistError,
  maxWaitlistsPerCustomer,
  waitlistPosition,
} from '../../domain/waitlist/waitlist.ts';
import { addQuotaEntry } from '../holds/add-quota-entry.ts';
import type { SlotAggregate } from '../ports/slot-aggregate.ts';
import { findAlternatives, loadSlot, type SlotDecisionDeps } from '../slots/load-slot.ts';

export interface JoinWaitlistCommand {
  readonly slotId: number;
  readonly userId: number;
  readonly quoteToken: string;
  readonly language: Language;
}

export type JoinWaitlistResult = Result<
  { readonly position: number; readonly alternatives: readonly Slot[] },
  JoinWaitlistError | 'quote-invalid' | 'quote-expired'
>;

const reserveWaitlistQuota = (
  deps: SlotDecisionDeps,
  userId: number,
  slotId: number,
): Promise<boolean> =>
  addQuotaEntry(deps, {
    kind: 'waits',
    userId,
    resourceId: slotId,
    max: maxWaitlistsPerCustomer,
    findStatuses: async () => ({
      active: new Set((await deps.slots.findWaitlistedBy(userId)).map(({ slot }) => slot.slotId)),
      ended: new Set(),
    }),
  });

export const joinWaitlist = async (
  deps: SlotDecisionDeps,
  { slotId, userId, quoteToken, language }: JoinWaitlistCommand,
): Promise<JoinWaitlistResult> => {
  const quoteResult = await deps.readQuote(quoteToken);
  if (!quoteResult.ok) return quoteResult;
  const quote = quoteResult.value;
  if (!isQuoteOwner(quote, userId)) return err('quote-invalid');
  const now = deps.clock();
  const requirements = {
    now,
    itemCount: quote.itemCount,
    leadTimeMinutes: quote.leadTimeMinutes,
    itemsPaise: quote.totals.itemsPaise,
  };
  const joinedWaitlists = (await deps.slots.findWaitlistedBy(userId)).length;
  return updateAggregate({
    load: () => loadSlot(deps, slotId),
    decide: (loaded) =>
      decideJoinWaitlist(loaded, {
        ...requirements,
        userId,
        pincode: quote.pincode,
        joinedWaitlists,
      }),
    save: async (loaded, decision): Promise<JoinWaitlistResult | typeof conflict> => {
      if (!decision.ok) return decision;
      if (decision.value === 'join' && !(await reserveWaitlistQuota(deps, userId, slotId)))
        return err('too-many-waits');
      const updated: SlotAggregate | null =
        decision.value === 'already-joined'
          ? loaded
          : await deps.slots.join(slotId, {
              userId,
              items: quote.itemCount,
              joinedAt: now,
              language,
            });
      return updated
        ? ok({
            position: waitlistPosition(updated.waitlist, userId),
            alternatives: await findAlternatives(deps, loaded.slot, requirements),
          })
        : conflict;
    },
  });
};
