import { shopDate } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import { conflict, maxAttemptsUnderContention, updateAggregate } from '@tokri/service-kit/use-case';
import {
  type BlackoutDay,
  type BlackoutDayError,
  isSameBlackoutDay,
  validateBlackoutDay,
} from '../../domain/plans/blackout-days.ts';
import type { PlanSlotsDeps } from '../slots/save-slots.ts';
import { syncClosedDays } from './sync-closed-days.ts';

export const saveBlackoutDay = async (
  deps: PlanSlotsDeps,
  day: BlackoutDay,
): Promise<Result<number, 'unknown-group' | BlackoutDayError>> => {
  const error = validateBlackoutDay(day, shopDate(deps.clock()));
  if (error) return err(error);
  if (day.groupId !== 0 && !(await deps.areas.findById(day.groupId))) return err('unknown-group');
  await updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    load: () => deps.plans.findBlackoutDay(day),
    decide: (stored) => isSameBlackoutDay(stored, day),
    save: async (stored, isUnchanged) =>
      isUnchanged || (await deps.plans.saveBlackoutDay(day, stored)) ? undefined : conflict,
  });
  const groups = (await deps.areas.findAll()).filter(
    ({ groupId }) => day.groupId === 0 || day.groupId === groupId,
  );
  for (const { groupId } of groups) await syncClosedDays(deps, groupId, [day.date]);
  return ok(day.groupId);
};
