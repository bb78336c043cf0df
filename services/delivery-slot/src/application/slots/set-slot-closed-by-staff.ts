import { shopDate } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import {
  validateClosedByStaffChange,
  type ClosedByStaffError,
} from '../../domain/slots/slot-closure-rules.ts';
import { syncClosedDays, findDayClosureReasons } from '../plans/sync-closed-days.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { PlanStore } from '../ports/plans.ts';
import type { SlotPlanWriter, SlotReader } from '../ports/slots.ts';

interface SetSlotClosedByStaffDeps {
  readonly slots: Pick<SlotReader, 'findById' | 'findByDays'> &
    Pick<SlotPlanWriter, 'setClosedByStaff' | 'setDayClosureReason'>;
  readonly plans: Pick<PlanStore, 'findPlan' | 'listBlackoutDates'>;
  readonly clock: Clock;
}

interface SetSlotClosedByStaffCommand {
  readonly slotId: number;
  readonly isClosed: boolean;
}

/**
 * Writes only the staff's decision, so a blackout day that is saved at the same time still closes
 * the slot.
 */
export const setSlotClosedByStaff = async (
  deps: SetSlotClosedByStaffDeps,
  { slotId, isClosed }: SetSlotClosedByStaffCommand,
): Promise<Result<number, ClosedByStaffError | 'unknown-slot'>> => {
  const found = await deps.slots.findById(slotId);
  if (!found) return err('unknown-slot');
  const { groupId, date } = found.slot;
  const dayClosureReason = (await findDayClosureReasons(deps, groupId, [date])).get(date) ?? '';
  const error = validateClosedByStaffChange(found.slot, {
    isClosed,
    dayClosureReason,
    today: shopDate(deps.clock()),
  });
  if (error) return err(error);
  await deps.slots.setClosedByStaff(slotId, isClosed);
  await syncClosedDays(deps, groupId, [date]);
  return ok(slotId);
};
