import { kolkataDate } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import { conflict, maxAttemptsUnderContention, updateAggregate } from '@tokri/service-kit/use-case';
import {
  createSlot,
  type SaveSlotError,
  type SlotInput,
  updateSlot,
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

export const saveSlot = async (
  deps: Pick<PlanSlotsDeps, 'slots' | 'plans'>,
  input: SlotInput,
): Promise<number> => {
  const { slots } = deps;
  return updateAggregate({
    maxAttempts: maxAttemptsUnderContention,
    load: async () => ({
      dayClosureReason: await findDayClosureReason(deps, input.groupId, input.date),
      aggregate: await slots.findByKey(input),
    }),
    decide: ({ aggregate, dayClosureReason }) =>
      aggregate
        ? updateSlot(aggregate, input, dayClosureReason)
        : createSlot(input, dayClosureReason),
    save: async ({ aggregate }, slot) => {
      if (!aggregate) return (await slots.add(slot)) ?? conflict;
      return (await slots.update(aggregate, { ...slot, slotId: aggregate.slot.slotId }))
        ? aggregate.slot.slotId
        : conflict;
    },
  });
};

export type SaveSlotResult = Result<number, SaveSlotError | 'unknown-group'>;

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
  const today = kolkataDate(deps.clock());
  const results: SaveSlotResult[] = [];
  for (const slot of slots) {
    const input = { ...slot, groupId, companyId };
    const error = area?.companyId === companyId ? validateSlotInput(input, today) : 'unknown-group';
    results.push(error ? err(error) : ok(await saveSlot(deps, input)));
  }
  await syncClosedDays(deps, groupId, [...new Set(slots.map(({ date }) => date))]);
  return results;
};
