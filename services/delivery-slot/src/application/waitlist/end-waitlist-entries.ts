import { conflict, maxAttemptsUnderContention, updateAggregate } from '@tokri/service-kit/use-case';
import { findEntryEndedByOrder, type ConfirmedOrderRef } from '../../domain/waitlist/waitlist.ts';
import type { QuotaStore } from '../ports/quotas.ts';
import type { HoldWriter } from '../ports/holds.ts';
import type { SlotReader } from '../ports/slots.ts';
import type { WaitlistReader, WaitlistWriter } from '../ports/waitlists.ts';

interface EndWaitlistEntriesDeps {
  readonly slots: SlotReader & WaitlistReader & WaitlistWriter & HoldWriter;
  readonly quotas: QuotaStore;
}

const endWaitlistEntry = (
  { slots, quotas }: EndWaitlistEntriesDeps,
  slotId: number,
  order: ConfirmedOrderRef,
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

export const endWaitlistEntries = async (
  deps: EndWaitlistEntriesDeps,
  order: ConfirmedOrderRef,
): Promise<void> => {
  // Everybody who ever waited has a quota document.
  const { rev } = await deps.quotas.find({ kind: 'waits', userId: order.userId });
  if (rev === 0) return;
  // Waitlists first: an entry that becomes an offer meanwhile is found by the second query.
  const [waits, offers] = [
    await deps.slots.findWaitlistedBy(order.userId),
    await deps.slots.findOfferedTo(order.userId),
  ];
  for (const slotId of new Set([...waits, ...offers].map(({ slot }) => slot.slotId)))
    await endWaitlistEntry(deps, slotId, order);
};
