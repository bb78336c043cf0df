import { ProblemError } from '@tokri/contracts/problems';
import { findDayClosureReason } from '../../domain/plans/blackout-days.ts';
import type { DayClosureReason } from '../../domain/slots/slot.ts';
import type { PlanStore } from '../ports/plans.ts';
import type { SlotPlanWriter, SlotReader } from '../ports/slots.ts';

interface SyncClosedDaysDeps {
  readonly slots: Pick<SlotReader, 'findByDays'> & Pick<SlotPlanWriter, 'setDayClosureReason'>;
  readonly plans: Pick<PlanStore, 'findPlan' | 'listBlackoutDates'>;
}

/** Others may change the same days meanwhile, this often at most. */
const maxPasses = 20;

/** Why each of some days of a group has no delivery, or ''. */
export const findDayClosureReasons = async (
  { plans }: Pick<SyncClosedDaysDeps, 'plans'>,
  groupId: number,
  dates: readonly string[],
): Promise<ReadonlyMap<string, DayClosureReason>> => {
  const [group, blackoutDays] = [
    await plans.findPlan(groupId),
    await plans.listBlackoutDates(groupId),
  ];
  return new Map(
    dates.map((date) => [
      date,
      findDayClosureReason(date, { weeklyOff: group?.weeklyOff ?? [], blackoutDays }),
    ]),
  );
};

/**
 * Slots of these days say why there is no delivery, or that there is; whether staff have closed one by hand is another matter. Who writes a day, and who makes or changes a slot, calls
 * this afterwards: each reads what the other wrote, and looks again after it has written, so that whoever is last leaves day and slots in agreement.
 * @throws Problem `conflict` when others never rest.
 */
export const syncClosedDays = async (
  deps: SyncClosedDaysDeps,
  groupId: number,
  dates: readonly string[],
): Promise<void> => {
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const reasons = await findDayClosureReasons(deps, groupId, dates);
    const outdated = (await deps.slots.findByDays([groupId], dates)).filter(
      (slot) => slot.dayClosureReason !== reasons.get(slot.date),
    );
    if (outdated.length === 0) return;
    for (const { slotId, date } of outdated)
      await deps.slots.setDayClosureReason(slotId, reasons.get(date) ?? '');
  }
  throw new ProblemError('conflict');
};
