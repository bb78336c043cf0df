import { kolkataDate } from '@tokri/contracts';
import { dayClosedFor, type GroupTemplate } from '../domain/template.ts';
import type { AreaStore, Clock, PlanStore, SlotStore } from './ports.ts';
import { rollSlots } from './roll-slots.ts';

interface Needs {
  readonly slots: SlotStore;
  readonly plans: PlanStore;
  readonly areas: AreaStore;
  readonly clock: Clock;
}

/** Sets what rolls ahead for a group, and makes the days that are missing at once. */
export const saveTemplates = async (needs: Needs, group: Omit<GroupTemplate, 'companyId'>): Promise<'saved' | 'unknown-group' | 'end-before-start'> => {
  const area = await needs.areas.byId(group.groupId);
  if (!area) return 'unknown-group';
  if (group.templates.some(({ start, end }) => end <= start)) return 'end-before-start';
  await needs.plans.saveGroup({ ...group, companyId: area.companyId });
  await rollSlots(needs);
  return 'saved';
};

/** Closes or opens a day for one group or all (0). Bookings of the day stay. */
export const saveBlackoutDay = async (needs: Needs, day: { groupId: number; date: string; closed: boolean; reason: string }): Promise<'saved' | 'unknown-group'> => {
  if (day.groupId !== 0 && !(await needs.areas.byId(day.groupId))) return 'unknown-group';
  await needs.plans.saveBlackoutDay(day);
  const groups = (await needs.plans.groups()).filter(({ groupId }) => day.groupId === 0 || day.groupId === groupId);
  for (const group of groups) {
    await needs.slots.closeDay(group.groupId, day.date, dayClosedFor(day.date, { weeklyOff: group.weeklyOff, blackoutDays: await needs.plans.blackoutDays(group.groupId) }));
  }
  return 'saved';
};

export interface SlotToSave {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly capacity: number;
  readonly itemCapacity: number | null;
  readonly feePaise: number;
  readonly minimumOrderPaise: number;
  readonly cutOffMinutes: number;
}

/** Creates or changes single slots (row S9), one outcome each. */
export const saveSlots = async (needs: Needs, { groupId, companyId, slots }: { groupId: number; companyId: number; slots: readonly SlotToSave[] }): Promise<readonly (number | 'unknown-group' | 'slot-past' | 'end-before-start')[]> => {
  const area = await needs.areas.byId(groupId);
  const today = kolkataDate(needs.clock());
  const outcomes: (number | 'unknown-group' | 'slot-past' | 'end-before-start')[] = [];
  for (const slot of slots) {
    if (!area) outcomes.push('unknown-group');
    else if (slot.end <= slot.start) outcomes.push('end-before-start');
    else if (slot.date < today) outcomes.push('slot-past');
    else outcomes.push(await needs.slots.upsert({ ...slot, groupId, companyId }));
  }
  return outcomes;
};
