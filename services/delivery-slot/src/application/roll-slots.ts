import { kolkataDate } from '@tokri/contracts';
import { plannedSlots } from '../domain/template.ts';
import type { Clock, PlanStore, SlotStore } from './ports.ts';

/** Makes the slots of the days ahead that are missing, for every group. Repeating makes none twice. */
export const rollSlots = async ({ slots, plans, clock }: { slots: SlotStore; plans: PlanStore; clock: Clock }): Promise<number> => {
  const today = kolkataDate(clock());
  let made = 0;
  for (const group of await plans.groups()) made += await slots.addMissing(plannedSlots(group, { today, blackoutDays: await plans.blackoutDays(group.groupId) }));
  return made;
};
