import { ok, kolkataDate, Problem, refusal, type Outcome } from '@tokri/contracts';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { SlotWish } from '../domain/save-slot.ts';
import {
  daysFrom,
  decidePlan,
  revOf,
  templatesRefusal,
  wishesOf,
  type GroupTemplate,
  type SlotTemplate,
  type PlanRefusal,
} from '../domain/template.ts';
import { closeDays } from './close-days.ts';
import { saveSlot } from './plan-slots.ts';
import type { AreaStore } from './ports/areas.ts';
import type { Clock } from './ports/clock.ts';
import type { PlanStore } from './ports/plans.ts';
import type { SlotPlanning, SlotReads } from './ports/slots.ts';
import { rollSlots } from './roll-slots.ts';

interface Needs {
  readonly slots: SlotReads & SlotPlanning;
  readonly plans: PlanStore;
  readonly areas: AreaStore;
  readonly clock: Clock;
}

export interface PlanWish extends Omit<GroupTemplate, 'companyId'> {
  /** The version that the planner has read; undefined takes whatever stands. */
  readonly rev: number | undefined;
  /** Those of the templates that hold for the slots that are there, too. */
  readonly applied: readonly SlotTemplate[];
}

/** A slot that did not take the terms of its window. */
export interface KeptSlot {
  readonly date: string;
  readonly start: string;
  readonly code: 'slot-busy';
}

export interface PlanSaved {
  readonly groupId: number;
  readonly rev: number;
  /** Slots that took the terms of their window. */
  readonly changed: number;
  readonly refused: readonly KeptSlot[];
}

/** The version that stands afterwards. */
const replacePlan = (
  { plans }: Needs,
  group: GroupTemplate,
  rev: number | undefined,
): Promise<Outcome<number, 'plan-changed'>> =>
  updateAggregate({
    load: () => plans.group(group.groupId),
    decide: (stored) => decidePlan(stored, { ...group, rev }),
    save: async (stored, decision): Promise<Outcome<number, 'plan-changed'> | typeof conflict> => {
      if (!decision.ok) return decision;
      if (decision.value === 'stands') return ok(revOf(stored));
      return (await plans.saveGroup(group, stored)) ? ok(revOf(stored) + 1) : conflict;
    },
  });

/** Null when it was changed. What one slot comes to stops none of the others. */
const keptFrom = async (deps: Needs, wish: SlotWish): Promise<KeptSlot | null> => {
  try {
    await saveSlot(deps, wish);
    return null;
  } catch (problem) {
    if (problem instanceof Problem && problem.code === 'conflict')
      return { date: wish.date, start: wish.start, code: 'slot-busy' };
    throw problem;
  }
};

/**
 * Sets what rolls ahead for a group, and makes the days that are missing at once. Slots that are there stay as they are, but a weekly off holds for them, too,
 * and so do the windows that are applied. Repeating it is done already, and finishes what a crash left.
 */
export const saveTemplates = async (
  deps: Needs,
  { groupId, weeklyOff, templates, rev, applied }: PlanWish,
): Promise<Outcome<PlanSaved, 'unknown-group' | PlanRefusal>> => {
  const area = await deps.areas.byId(groupId);
  if (!area) return refusal('unknown-group');
  const refused = templatesRefusal(templates);
  if (refused) return refusal(refused);
  const { companyId } = area;
  const replaced = await replacePlan(deps, { groupId, companyId, weeklyOff, templates }, rev);
  if (!replaced.ok) return replaced;
  const days = daysFrom(kolkataDate(deps.clock()));
  // Read before the missing ones are made, which have the terms from birth.
  const there =
    applied.length === 0
      ? []
      : (await deps.slots.ofDays([groupId], days)).filter((slot) => slot.companyId === companyId);
  const wishes = wishesOf(applied, there);
  const kept: KeptSlot[] = [];
  for (const wish of wishes) {
    const one = await keptFrom(deps, wish);
    if (one) kept.push(one);
  }
  await rollSlots(deps);
  await closeDays(deps, groupId, days);
  return ok({
    groupId,
    rev: replaced.value,
    changed: wishes.length - kept.length,
    refused: kept,
  });
};
