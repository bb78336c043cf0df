import { shopDate } from '@tokri/contracts/dates';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok, type Result } from '@tokri/contracts/result';
import { conflict, maxAttemptsUnderContention, updateAggregate } from '@tokri/service-kit/use-case';
import {
  decideSlotSave,
  type SaveSlotError,
  type SlotInput,
  validateSlotInput,
} from '../../domain/slots/save-slot.ts';
import { findDayClosureReasons, syncClosedDays } from '../plans/sync-closed-days.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { PlanStore } from '../ports/plans.ts';
import type { SlotPlanWriter, SlotReader } from '../ports/slots.ts';

export interface PlanSlotsDeps {
  readonly slots: SlotReader & SlotPlanWriter;
  readonly plans: PlanStore;
  readonly areas: AreaStore;
  readonly clock: Clock;
}

export const findDayClosureReason = async (
  deps: Pick<PlanSlotsDeps, 'slots' | 'plans'>,
  groupId: number,
  date: string,
) => (await findDayClosureReasons(deps, groupId, [date])).get(date) ?? '';

const updateOrAddSlot = (
  deps: Pick<PlanSlotsDeps, 'slots' | 'plans'>,
  input: SlotInput,
): Promise<Result<number, 'slot-changed'>> => {
  const { slots } = deps;
  return updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    load: async () => ({
      dayClosureReason: await findDayClosureReason(deps, input.groupId, input.date),
      aggregate: await slots.findByKey(input),
    }),
    decide: ({ aggregate, dayClosureReason }) => decideSlotSave(aggregate, input, dayClosureReason),
    save: async (
      { aggregate },
      decision,
    ): Promise<Result<number, 'slot-changed'> | typeof conflict> => {
      if (!decision.ok) return decision;
      if (!aggregate) {
        const slotId = await slots.add(decision.value);
        return slotId === null ? conflict : ok(slotId);
      }
      const { slotId } = aggregate.slot;
      return (await slots.update(aggregate, { ...decision.value, slotId })) ? ok(slotId) : conflict;
    },
  });
};

export type SlotConflict = 'slot-busy' | 'slot-changed';

export const saveSlot = async (
  deps: Pick<PlanSlotsDeps, 'slots' | 'plans'>,
  input: SlotInput,
): Promise<Result<number, SlotConflict>> => {
  try {
    return await updateOrAddSlot(deps, input);
  } catch (problem) {
    if (problem instanceof ProblemError && problem.code === 'conflict') return err('slot-busy');
    throw problem;
  }
};

export type SaveSlotResult = Result<number, SaveSlotError | SlotConflict | 'unknown-group'>;

export const saveSlots = async (
  deps: PlanSlotsDeps,
  {
    groupId,
    companyId,
    slots,
  }: {
    groupId: number;
    companyId: number;
    slots: readonly Omit<SlotInput, 'groupId' | 'companyId'>[];
  },
): Promise<readonly SaveSlotResult[]> => {
  const area = await deps.areas.findById(groupId);
  const today = shopDate(deps.clock());
  const results: SaveSlotResult[] = [];
  try {
    for (const slot of slots) {
      const input = { ...slot, groupId, companyId };
      const error =
        area?.companyId === companyId ? validateSlotInput(input, today) : 'unknown-group';
      results.push(error ? err(error) : await saveSlot(deps, input));
    }
  } finally {
    await syncClosedDays(deps, groupId, [...new Set(slots.map(({ date }) => date))]);
  }
  return results;
};
