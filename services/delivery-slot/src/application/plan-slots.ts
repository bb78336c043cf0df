import { ok, kolkataDate, refusal, type Outcome } from '@tokri/contracts';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import {
  changedSlot,
  closedDayRefusal,
  newSlot,
  previewCapacity,
  slotWishRefusal,
  type CapacityPreview,
  type ClosedDayRefusal,
  type SlotWish,
  type SlotWishRefusal,
} from '../domain/save-slot.ts';
import { saysAlready, type BlackoutDay } from '../domain/template.ts';
import { closeDays, closedReasons } from './close-days.ts';
import type { AreaStore } from './ports/areas.ts';
import type { Clock } from './ports/clock.ts';
import type { PlanStore } from './ports/plans.ts';
import type { HeldSlot } from './ports/held-slot.ts';
import type { SlotPlanning, SlotReads } from './ports/slots.ts';
import { triesInARush } from './tries.ts';

interface Needs {
  readonly slots: SlotReads & SlotPlanning;
  readonly plans: PlanStore;
  readonly areas: AreaStore;
  readonly clock: Clock;
}

/** Closes or opens a day for one group or all (0). Bookings of the day stay. */
export const saveBlackoutDay = async (
  deps: Needs,
  day: BlackoutDay,
): Promise<Outcome<number, 'unknown-group' | ClosedDayRefusal>> => {
  const refused = closedDayRefusal(day, kolkataDate(deps.clock()));
  if (refused) return refusal(refused);
  if (day.groupId !== 0 && !(await deps.areas.byId(day.groupId))) return refusal('unknown-group');
  await updateAggregate({
    triesMax: triesInARush,
    load: () => deps.plans.blackoutDay(day),
    decide: (stored) => saysAlready(stored, day),
    save: async (stored, isDone) =>
      isDone || (await deps.plans.saveBlackoutDay(day, stored)) ? undefined : conflict,
  });
  const groups = (await deps.areas.all()).filter(
    ({ groupId }) => day.groupId === 0 || day.groupId === groupId,
  );
  for (const { groupId } of groups) await closeDays(deps, groupId, [day.date]);
  return ok(day.groupId);
};

/** Why a day of a group has no delivery, or ''. */
const closedOn = async (deps: Pick<Needs, 'slots' | 'plans'>, groupId: number, date: string) =>
  (await closedReasons(deps, groupId, [date])).get(date) ?? '';

/** A slot is there or it is not, its day has a delivery or none, and all of it may change while it is saved: decided anew then, a bounded number of times. */
export const saveSlot = async (
  deps: Pick<Needs, 'slots' | 'plans'>,
  wish: SlotWish,
): Promise<number> => {
  const { slots } = deps;
  return updateAggregate({
    triesMax: triesInARush,
    load: async () => ({
      dayClosed: await closedOn(deps, wish.groupId, wish.date),
      held: await slots.byKey(wish),
    }),
    decide: ({ held, dayClosed }) =>
      held ? changedSlot(held, wish, dayClosed) : newSlot(wish, dayClosed),
    save: async ({ held }, slot) => {
      if (!held) return (await slots.add(slot)) ?? conflict;
      return (await slots.change(held, { ...slot, slotId: held.slot.slotId }))
        ? held.slot.slotId
        : conflict;
    },
  });
};

export type SlotSaved = Outcome<number, SlotWishRefusal | 'unknown-group'>;

/** Creates or changes single slots (row S9), one outcome each. A group is of one company: for another's it is not there. */
export const saveSlots = async (
  deps: Needs,
  {
    groupId,
    companyId,
    slots,
  }: {
    groupId: number;
    companyId: number;
    slots: readonly Omit<SlotWish, 'groupId' | 'companyId'>[];
  },
): Promise<readonly SlotSaved[]> => {
  const area = await deps.areas.byId(groupId);
  const today = kolkataDate(deps.clock());
  const outcomes: SlotSaved[] = [];
  for (const slot of slots) {
    const wish = { ...slot, groupId, companyId };
    const refused = area?.companyId === companyId ? slotWishRefusal(wish, today) : 'unknown-group';
    outcomes.push(refused ? refusal(refused) : ok(await saveSlot(deps, wish)));
  }
  await closeDays(deps, groupId, [...new Set(slots.map(({ date }) => date))]);
  return outcomes;
};

interface CapacityChange {
  readonly slotId: number;
  readonly count: number;
  readonly itemCount: number | null;
}

/** What row S9 would make of a slot with another capacity; nothing is written. Null for an unknown slot. */
export const previewChange = async (
  deps: Needs,
  { slotId, count, itemCount }: CapacityChange,
): Promise<{ readonly before: HeldSlot; readonly preview: CapacityPreview } | null> => {
  const before = await deps.slots.byId(slotId);
  if (!before) return null;
  const { slot } = before;
  return {
    before,
    preview: previewCapacity(
      before,
      { ...slot, capacity: count, itemCapacity: itemCount },
      await closedOn(deps, slot.groupId, slot.date),
    ),
  };
};
