import { Problem } from '@tokri/contracts';
import { dayClosedFor } from '../domain/template.ts';
import type { DayClosedFor } from '../domain/slot.ts';
import type { PlanStore } from './ports/plans.ts';
import type { SlotPlanning, SlotReads } from './ports/slots.ts';

interface Needs {
  readonly slots: Pick<SlotReads, 'ofDays'> & Pick<SlotPlanning, 'setDay'>;
  readonly plans: Pick<PlanStore, 'group' | 'blackoutDays'>;
}

/** Others may change the same days meanwhile, this often at most. */
const passesMax = 20;

/** Why each of some days of a group has no delivery, or ''. */
export const closedReasons = async (
  { plans }: Pick<Needs, 'plans'>,
  groupId: number,
  dates: readonly string[],
): Promise<ReadonlyMap<string, DayClosedFor>> => {
  const [group, blackoutDays] = [await plans.group(groupId), await plans.blackoutDays(groupId)];
  return new Map(
    dates.map((date) => [
      date,
      dayClosedFor(date, { weeklyOff: group?.weeklyOff ?? [], blackoutDays }),
    ]),
  );
};

/**
 * Slots of these days say why there is no delivery, or that there is; whether staff have closed one by hand is another matter. Who writes a day, and who makes or changes a slot, calls
 * this afterwards: each reads what the other wrote, and looks again after it has written, so that whoever is last leaves day and slots in agreement.
 * @throws Problem `conflict` when others never rest.
 */
export const closeDays = async (
  deps: Needs,
  groupId: number,
  dates: readonly string[],
): Promise<void> => {
  for (let pass = 0; pass < passesMax; pass += 1) {
    const reasons = await closedReasons(deps, groupId, dates);
    const other = (await deps.slots.ofDays([groupId], dates)).filter(
      (slot) => slot.dayClosedFor !== reasons.get(slot.date),
    );
    if (other.length === 0) return;
    for (const { slotId, date } of other) await deps.slots.setDay(slotId, reasons.get(date) ?? '');
  }
  throw new Problem('conflict');
};
