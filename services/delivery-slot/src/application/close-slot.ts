import { happened, kolkataDate, refusal, type Outcome } from '@tokri/contracts';
import { conflict, loadDecideSave } from '@tokri/service-kit/use-case';
import { closedSlot, closeRefusal, type CloseRefusal } from '../domain/close-slot.ts';
import { dayClosedFor } from '../domain/template.ts';
import type { Clock, PlanStore, SlotStore } from './ports.ts';

interface Needs {
  readonly slots: SlotStore;
  readonly plans: PlanStore;
  readonly clock: Clock;
}

/** The slot of a rush changes all the time: closing it is decided anew this often. */
const triesMax = 50;

type Closed = Outcome<number, CloseRefusal | 'unknown-slot'>;

/** Closes a single slot, or opens it again (row S25). Who has a place keeps it. */
export const closeSlot = ({ slots, plans, clock }: Needs, { slotId, isClosed }: { readonly slotId: number; readonly isClosed: boolean }): Promise<Closed> =>
  loadDecideSave({
    triesMax,
    load: async () => {
      const held = await slots.byId(slotId);
      if (!held) return null;
      const { groupId, date } = held.slot;
      return { held, dayClosedFor: dayClosedFor(date, { weeklyOff: (await plans.group(groupId))?.weeklyOff ?? [], blackoutDays: await plans.blackoutDays(groupId) }) };
    },
    decide: (found) => found && closeRefusal(found.held.slot, { isClosed, dayClosedFor: found.dayClosedFor, today: kolkataDate(clock()) }),
    save: async (found, refused): Promise<Closed | typeof conflict> => {
      if (!found) return refusal('unknown-slot');
      if (refused) return refusal(refused);
      return (await slots.change(found.held, closedSlot(found.held.slot, isClosed))) ? happened(slotId) : conflict;
    },
  });
