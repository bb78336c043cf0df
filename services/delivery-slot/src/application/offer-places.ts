import { conflict, loadDecideSave } from '@tokri/service-kit/use-case';
import { offerLifeMs } from '../domain/hold.ts';
import { isHopeless, nextInLine, waitersMax } from '../domain/waiting-list.ts';
import type { Clock, HeldSlot, SlotStore } from './ports.ts';

interface Needs {
  readonly slots: SlotStore;
  readonly clock: Clock;
}

/** One sweep looks at this many slots; the next takes the rest. */
const slotsPerSweepMax = 200;
/** A slot in a rush changes often; what is left the next sweep does. */
const triesMax = 20;

type Step = { readonly kind: 'offer'; readonly userId: number; readonly items: number } | { readonly kind: 'end'; readonly isHopeless: boolean } | { readonly kind: 'wait' };

const decide = (held: HeldSlot, now: Date): Step => {
  const hopeless = isHopeless(held, now);
  if (hopeless || held.line.length === 0) return { kind: 'end', isHopeless: hopeless };
  const next = nextInLine(held, now);
  return next ? { kind: 'offer', userId: next.userId, items: next.items } : { kind: 'wait' };
};

/** Offers one free place of a slot; whether there was one to offer. The write that offers takes the place, so however often and from wherever this runs, no place is offered twice. */
const offerOne = ({ slots, clock }: Needs, slotId: number): Promise<boolean> =>
  loadDecideSave({
    triesMax,
    load: () => slots.byId(slotId),
    decide: (held): Step => (held ? decide(held, clock()) : { kind: 'wait' }),
    save: async (held, step): Promise<boolean | typeof conflict> => {
      if (!held || step.kind === 'wait') return false;
      if (step.kind === 'end') {
        await slots.noteLineEnded(held, step);
        return false;
      }
      const hold = { holdId: await slots.nextHoldId(), userId: step.userId, holdKey: '', items: step.items, expiresAt: new Date(clock().getTime() + offerLifeMs) };
      return (await slots.offer(held.slot, hold)) || conflict;
    },
  });

/** Offers places that came free to those who wait, first come first served. Answers how many. */
export const offerPlaces = async (needs: Needs): Promise<number> => {
  let offered = 0;
  for (const slotId of await needs.slots.withLines(slotsPerSweepMax)) {
    for (let times = 0; times < waitersMax && (await offerOne(needs, slotId)); times += 1) offered += 1;
  }
  return offered;
};
