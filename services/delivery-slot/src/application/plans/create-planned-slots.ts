import { shopDate } from '@tokri/contracts/dates';
import { plannedSlots, planningDays } from '../../domain/plans/planned-slots.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { PlanStore } from '../ports/plans.ts';
import type { SlotPlanWriter, SlotReader } from '../ports/slots.ts';
import { syncClosedDays } from './sync-closed-days.ts';

export const createPlannedSlots = async ({
  slots,
  plans,
  clock,
}: {
  slots: Pick<SlotReader, 'findByDays'> &
    Pick<SlotPlanWriter, 'addMissing' | 'setDayClosureReason'>;
  plans: Pick<PlanStore, 'listPlans' | 'findPlan' | 'listBlackoutDates'>;
  clock: Clock;
}): Promise<number> => {
  const today = shopDate(clock());
  let createdCount = 0;
  for (const group of await plans.listPlans()) {
    createdCount += await slots.addMissing(
      plannedSlots(group, { today, blackoutDays: await plans.listBlackoutDates(group.groupId) }),
    );
    await syncClosedDays({ slots, plans }, group.groupId, planningDays(today));
  }
  return createdCount;
};
