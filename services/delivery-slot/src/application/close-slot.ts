import { happened, kolkataDate, refusal, type Outcome } from '@tokri/contracts';
import { conflict, loadDecideSave } from '@tokri/service-kit/use-case';
import { closedSlot, closeRefusal, type CloseRefusal } from '../domain/close-slot.ts';
import type { Slot } from '../domain/slot.ts';
import { closeDays, closedReasons } from './close-days.ts';
import type { Clock, PlanStore, SlotStore } from './ports.ts';

interface Needs {
  readonly slots: Pick<SlotStore, 'byId' | 'change' | 'ofDays' | 'setDay'>;
  readonly plans: Pick<PlanStore, 'group' | 'blackoutDays'>;
  readonly clock: Clock;
}

interface CloseSlot {
  readonly slotId: number;
  readonly isClosed: boolean;
}

/** The slot of a rush changes all the time: closing it is decided anew this often. */
const triesMax = 50;

type Decided = Outcome<Slot, CloseRefusal | 'unknown-slot'>;

const decide = (needs: Needs, { slotId, isClosed }: CloseSlot): Promise<Decided> =>
  loadDecideSave({
    triesMax,
    load: async () => {
      const held = await needs.slots.byId(slotId);
      return held && { held, dayClosedFor: (await closedReasons(needs, held.slot.groupId, [held.slot.date])).get(held.slot.date) ?? '' };
    },
    decide: (found) => found && closeRefusal(found.held.slot, { isClosed, dayClosedFor: found.dayClosedFor, today: kolkataDate(needs.clock()) }),
    save: async (found, refused): Promise<Decided | typeof conflict> => {
      if (!found) return refusal('unknown-slot');
      if (refused) return refusal(refused);
      const slot = closedSlot(found.held.slot, isClosed);
      return (await needs.slots.change(found.held, slot)) ? happened(slot) : conflict;
    },
  });

/** Closes a single slot, or opens it again (row S25). Who has a place keeps it. A day that was closed meanwhile wins over the opening. */
export const closeSlot = async (needs: Needs, wish: CloseSlot): Promise<Outcome<number, CloseRefusal | 'unknown-slot'>> => {
  const decided = await decide(needs, wish);
  if (!decided.ok) return decided;
  await closeDays(needs, decided.value.groupId, [decided.value.date]);
  return happened(wish.slotId);
};
