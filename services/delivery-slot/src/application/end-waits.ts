import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { endedByOrder, type OrderedCart } from '../domain/waiting-list.ts';
import type { ClaimStore } from './ports/claims.ts';
import type { HoldWrites } from './ports/holds.ts';
import type { SlotReads } from './ports/slots.ts';
import type { LineReads, LineWrites } from './ports/waiting-lines.ts';
import { triesInARush } from './tries.ts';

interface Needs {
  readonly slots: SlotReads & LineReads & LineWrites & HoldWrites;
  readonly claims: ClaimStore;
}

/** One write in one slot; what is ended already is not ended again. */
const endWait = ({ slots, claims }: Needs, slotId: number, order: OrderedCart): Promise<void> =>
  updateAggregate({
    triesMax: triesInARush,
    load: () => slots.byId(slotId),
    decide: (held) => held && endedByOrder(held, order),
    save: async (held, ended): Promise<void | typeof conflict> => {
      if (!held || !ended) return undefined;
      if (ended.kind === 'offer')
        return (await slots.release(held.slot, ended.hold)) ? undefined : conflict;
      if (!(await slots.leave(slotId, order.userId))) return conflict;
      return claims.drop({ kind: 'waits', userId: order.userId, thing: slotId });
    },
  });

/** A customer has ordered: they leave the lines that they stood in with this cart, and what was offered to them is for the next. Repeating it is done already. */
export const endWaits = async (deps: Needs, order: OrderedCart): Promise<void> => {
  // Lines first: one that becomes an offer meanwhile is found then.
  const [waits, offers] = [
    await deps.slots.waitedForBy(order.userId),
    await deps.slots.offeredTo(order.userId),
  ];
  for (const slotId of new Set([...waits, ...offers].map(({ slot }) => slot.slotId)))
    await endWait(deps, slotId, order);
};
