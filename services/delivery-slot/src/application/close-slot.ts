import { happened, kolkataDate, refusal, type Outcome } from '@tokri/contracts';
import { closeRefusal, type CloseRefusal } from '../domain/close-slot.ts';
import { closeDays, closedReasons } from './close-days.ts';
import type { Clock, PlanStore } from './ports.ts';
import type { SlotPlanning, SlotReads } from './slot-ports.ts';

interface Needs {
  readonly slots: Pick<SlotReads, 'byId' | 'ofDays'> & Pick<SlotPlanning, 'setHand' | 'setDay'>;
  readonly plans: Pick<PlanStore, 'group' | 'blackoutDays'>;
  readonly clock: Clock;
}

interface CloseSlot {
  readonly slotId: number;
  readonly isClosed: boolean;
}

/** Closes a single slot, or opens it again (row S25). Who has a place keeps it. Staff's hand is written alone, so a day that is closed meanwhile wins over the opening. */
export const closeSlot = async (needs: Needs, { slotId, isClosed }: CloseSlot): Promise<Outcome<number, CloseRefusal | 'unknown-slot'>> => {
  const held = await needs.slots.byId(slotId);
  if (!held) return refusal('unknown-slot');
  const { groupId, date } = held.slot;
  const dayClosedFor = (await closedReasons(needs, groupId, [date])).get(date) ?? '';
  const refused = closeRefusal(held.slot, { isClosed, dayClosedFor, today: kolkataDate(needs.clock()) });
  if (refused) return refusal(refused);
  await needs.slots.setHand(slotId, isClosed);
  await closeDays(needs, groupId, [date]);
  return happened(slotId);
};
