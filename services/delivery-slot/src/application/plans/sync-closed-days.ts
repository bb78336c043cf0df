import { ProblemError } from '@tokri/contracts/problems';
import { findDayClosureReason } from '../../domain/slots/slot-closure-rules.ts';
import type { DayClosureReason } from '../../domain/slots/slot.ts';
import type { PlanStore } from '../ports/plans.ts';
import type { SlotPlanWriter, SlotReader } from '../ports/slots.ts';

interface SyncClosedDaysDeps {
  readonly slots: Pick<SlotReader, 'findByDays'> & Pick<SlotPlanWriter, 'setDayClosureReason'>;
  readonly plans: Pick<PlanStore, 'findPlan' | 'listBlackoutDates'>;
}

const maxPasses = 20;

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
 * Every writer of a day or of a slot calls this after its own write and repeats until nothing
 * differs, so the last writer leaves both consistent, whatever the interleaving.
 * @throws ProblemError `conflict`
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
