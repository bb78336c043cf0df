import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { offerLifeMs } from '../domain/hold.ts';
import {
  isHopeless,
  nextInLine,
  standsInTheWay,
  waitersMax,
  type Waiter,
} from '../domain/waiting-list.ts';
import type { Clock } from './ports/clock.ts';
import type { HeldSlot } from './ports/held-slot.ts';
import type { HoldWrites } from './ports/holds.ts';
import type { SlotReads } from './ports/slots.ts';
import type { LineReads, LineWrites } from './ports/waiting-lines.ts';

interface Needs {
  readonly slots: SlotReads & LineReads & LineWrites & HoldWrites;
  readonly clock: Clock;
}

/** Slots that are read at once; a sweep goes through all that have a line. */
const slotsAtOnce = 200;
/** A slot in a rush changes often; what is left the next sweep does. */
const triesMax = 20;

type Step =
  | { readonly kind: 'offer'; readonly to: Waiter }
  | { readonly kind: 'pass-over'; readonly userId: number }
  | { readonly kind: 'end'; readonly isHopeless: boolean }
  | { readonly kind: 'wait' };

const decide = (held: HeldSlot, now: Date): Step => {
  const hopeless = isHopeless(held, now);
  if (hopeless || held.line.length === 0) return { kind: 'end', isHopeless: hopeless };
  const next = nextInLine(held, now);
  if (next) return { kind: 'offer', to: next };
  const inTheWay = standsInTheWay(held, now);
  return inTheWay ? { kind: 'pass-over', userId: inTheWay.userId } : { kind: 'wait' };
};

/** Offers one free place of a slot, or clears the way to it; whether there is more to do. The write that offers takes the place, so however often and from wherever this runs, no place is offered twice. */
const offerOne = ({ slots, clock }: Needs, slotId: number): Promise<boolean> =>
  updateAggregate({
    triesMax,
    load: () => slots.byId(slotId),
    decide: (held): Step => (held ? decide(held, clock()) : { kind: 'wait' }),
    save: async (held, step): Promise<boolean | typeof conflict> => {
      if (!held || step.kind === 'wait') return false;
      if (step.kind === 'end') {
        await slots.noteLineEnded(held, step);
        return false;
      }
      if (step.kind === 'pass-over') {
        await slots.leave(slotId, step.userId);
        return true;
      }
      const { userId, items, since: waitedSince, language } = step.to;
      const hold = {
        holdId: await slots.nextHoldId(),
        userId,
        holdKey: '',
        items,
        heldFor: null,
        expiresAt: new Date(clock().getTime() + offerLifeMs),
        waitedSince,
      };
      return (await slots.offer(held.slot, hold, language)) || conflict;
    },
  });

const serve = async (deps: Needs, slotId: number): Promise<void> => {
  for (let times = 0; times < 2 * waitersMax && (await offerOne(deps, slotId)); times += 1);
};

/** Offers places that came free to those who wait, first come first served, in every slot that has a line. @throws the first fault, after the other slots were served. */
export const offerPlaces = async (deps: Needs): Promise<void> => {
  const faults: unknown[] = [];
  let ids: readonly number[] = [];
  let after = 0;
  do {
    ids = await deps.slots.withLines(after, slotsAtOnce);
    for (const slotId of ids)
      await serve(deps, slotId).catch((fault: unknown) => faults.push(fault));
    after = ids.at(-1) ?? after;
  } while (ids.length === slotsAtOnce);
  if (faults.length > 0) throw faults[0];
};
