import { shopDate } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import { planningDays, toSlotInputs } from '../../domain/plans/planned-slots.ts';
import {
  currentRev,
  decidePlanUpdate,
  type AreaPlan,
  type SaveTemplatesError,
  type SlotTemplate,
  validateTemplates,
} from '../../domain/plans/slot-templates.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { PlanStore } from '../ports/plans.ts';
import type { SlotPlanWriter, SlotReader } from '../ports/slots.ts';
import { saveSlot, type SlotConflict } from '../slots/save-slots.ts';
import { createPlannedSlots } from './create-planned-slots.ts';
import { syncClosedDays } from './sync-closed-days.ts';

interface SaveTemplatesDeps {
  readonly slots: SlotReader & SlotPlanWriter;
  readonly plans: PlanStore;
  readonly areas: AreaStore;
  readonly clock: Clock;
}

export interface SaveTemplatesCommand extends Omit<AreaPlan, 'companyId'> {
  readonly rev: number | undefined;
  readonly appliedTemplates: readonly SlotTemplate[];
}

export interface UnchangedSlot {
  readonly date: string;
  readonly start: string;
  readonly code: SlotConflict;
}

export interface SavedTemplates {
  readonly groupId: number;
  readonly rev: number;
  readonly changed: number;
  readonly unchanged: readonly UnchangedSlot[];
}

const replacePlan = (
  { plans }: SaveTemplatesDeps,
  group: AreaPlan,
  rev: number | undefined,
): Promise<Result<number, 'plan-changed'>> =>
  updateAggregate({
    load: () => plans.findPlan(group.groupId),
    decide: (stored) => decidePlanUpdate(stored, { ...group, rev }),
    save: async (stored, decision): Promise<Result<number, 'plan-changed'> | typeof conflict> => {
      if (!decision.ok) return decision;
      if (decision.value === 'unchanged') return ok(currentRev(stored));
      return (await plans.savePlan(group, stored)) ? ok(currentRev(stored) + 1) : conflict;
    },
  });

export const saveTemplates = async (
  deps: SaveTemplatesDeps,
  { groupId, weeklyOff, templates, rev, appliedTemplates }: SaveTemplatesCommand,
): Promise<Result<SavedTemplates, 'unknown-group' | SaveTemplatesError>> => {
  const area = await deps.areas.findById(groupId);
  if (!area) return err('unknown-group');
  const error = validateTemplates(templates);
  if (error) return err(error);
  const { companyId } = area;
  const savedRev = await replacePlan(deps, { groupId, companyId, weeklyOff, templates }, rev);
  if (!savedRev.ok) return savedRev;
  const days = planningDays(shopDate(deps.clock()));
  // Read before new slots are created: those already have the terms of their template.
  const existingSlots =
    appliedTemplates.length === 0
      ? []
      : (await deps.slots.findByDays([groupId], days)).filter(
          (slot) => slot.companyId === companyId,
        );
  const inputs = toSlotInputs(appliedTemplates, existingSlots);
  const unchangedSlots: UnchangedSlot[] = [];
  for (const input of inputs) {
    const saved = await saveSlot(deps, input);
    if (!saved.ok) unchangedSlots.push({ date: input.date, start: input.start, code: saved.code });
  }
  await createPlannedSlots(deps);
  await syncClosedDays(deps, groupId, days);
  return ok({
    groupId,
    rev: savedRev.value,
    changed: inputs.length - unchangedSlots.length,
    unchanged: unchangedSlots,
  });
};
