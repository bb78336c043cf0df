import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { findEntryEndedByOrder, type PlacedOrderRef } from '../../domain/waitlist/waitlist.ts';
import type { QuotaStore } from '../ports/quotas.ts';
import type { HoldWriter } from '../ports/holds.ts';
import type { SlotReader } from '../ports/slots.ts';
import type { WaitlistReader, WaitlistWriter } from '../ports/waitlists.ts';
import { maxAttemptsUnderContention } from '../max-attempts.ts';

interface EndWaitlistEntriesDeps {
  readonly slots: SlotReader & WaitlistReader & WaitlistWriter & HoldWriter;
  readonly quotas: QuotaStore;
}

/** One write in one slot; what is ended already is not ended again. */
const endWaitlistEntry = (
  { slots, quotas }: EndWaitlistEntriesDeps,
  slotId: number,
  order: PlacedOrderRef,
): Promise<void> =>
  updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    load: () => slots.findById(slotId),
    decide: (aggregate) => aggregate && findEntryEndedByOrder(aggregate, order),
    save: async (aggregate, ended): Promise<void | typeof conflict> => {
      if (!aggregate || !ended) return undefined;
      if (ended.kind === 'offer')
        return (await slots.release(aggregate.slot, ended.hold)) ? undefined : conflict;
      if (!(await slots.leave(slotId, order.userId))) return conflict;
      return quotas.remove({ kind: 'waits', userId: order.userId, resourceId: slotId });
    },
  });

/** A customer has ordered: they leave the lines that they stood in with this cart, and what was offered to them is for the next. Repeating it is done already. */
export const endWaitlistEntries = async (
  deps: EndWaitlistEntriesDeps,
  order: PlacedOrderRef,
): Promise<void> => {
  // Lines first: one that becomes an offer meanwhile is found then.
  const [waits, offers] = [
    await deps.slots.findWaitlistedBy(order.userId),
    await deps.slots.findOfferedTo(order.userId),
  ];
  for (const slotId of new Set([...waits, ...offers].map(({ slot }) => slot.slotId)))
    await endWaitlistEntry(deps, slotId, order);
};
