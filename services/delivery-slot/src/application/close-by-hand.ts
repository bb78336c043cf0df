import { ok, kolkataDate, refusal, type Outcome } from '@tokri/contracts';
import { closeByHandRefusal, type CloseByHandRefusal } from '../domain/close-by-hand.ts';
import { closeDays, closedReasons } from './close-days.ts';
import type { Clock } from './ports/clock.ts';
import type { PlanStore } from './ports/plans.ts';
import type { SlotPlanning, SlotReads } from './ports/slots.ts';

interface Needs {
  readonly slots: Pick<SlotReads, 'byId' | 'ofDays'> &
    Pick<SlotPlanning, 'setClosedByStaff' | 'setDay'>;
  readonly plans: Pick<PlanStore, 'group' | 'blackoutDays'>;
  readonly clock: Clock;
}

interface CloseByHand {
  readonly slotId: number;
  readonly isClosed: boolean;
}

/** Closes a single slot, or opens it again (row S25). Who has a place keeps it. Only what staff say is written, not what the day says, so a day that is closed meanwhile wins over the opening. */
export const closeByHand = async (
  deps: Needs,
  { slotId, isClosed }: CloseByHand,
): Promise<Outcome<number, CloseByHandRefusal | 'unknown-slot'>> => {
  const held = await deps.slots.byId(slotId);
  if (!held) return refusal('unknown-slot');
  const { groupId, date } = held.slot;
  const dayClosedFor = (await closedReasons(deps, groupId, [date])).get(date) ?? '';
  const refused = closeByHandRefusal(held.slot, {
    isClosed,
    dayClosedFor,
    today: kolkataDate(deps.clock()),
  });
  if (refused) return refusal(refused);
  await deps.slots.setClosedByStaff(slotId, isClosed);
  await closeDays(deps, groupId, [date]);
  return ok(slotId);
};
