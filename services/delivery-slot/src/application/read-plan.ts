import { addDays, daysBetween, kolkataDate, Problem } from '@tokri/contracts';
import type { GroupTemplate } from '../domain/template.ts';
import type { AreaStore, Clock, HeldSlot, PlanStore, SlotStore } from './ports.ts';

interface Needs {
  readonly slots: SlotStore;
  readonly plans: PlanStore;
  readonly areas: AreaStore;
  readonly clock: Clock;
}

/** Days of one question at most. */
export const fillDaysMax = 31;

/** What rolls ahead for each group, also for one without templates. */
export const readTemplates = async ({ plans, areas }: Needs): Promise<readonly (GroupTemplate & { readonly name: string })[]> => {
  const groups = new Map((await plans.groups()).map((group) => [group.groupId, group]));
  return (await areas.all()).map(({ groupId, companyId, name }) => ({ groupId, companyId, weeklyOff: [], templates: [], ...groups.get(groupId), name }));
};

export const readClosedDays = ({ plans, clock }: Needs) => plans.closedDaysFrom(kolkataDate(clock()));

/** Slots of a span of days with what fills them, by start. @throws Problem `bad-input` for a span that is crossed or too long. */
export const readFill = async ({ slots, areas }: Needs, { from, to, groupId }: { readonly from: string; readonly to: string; readonly groupId: number | undefined }): Promise<readonly HeldSlot[]> => {
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > fillDaysMax) throw new Problem('bad-input', `ToDate: must lie 0 to ${fillDaysMax - 1} days after FromDate`, [{ field: 'ToDate', rule: 'span', message: `must lie 0 to ${fillDaysMax - 1} days after FromDate` }]);
  const groups = (await areas.all()).map((area) => area.groupId).filter((id) => groupId === undefined || id === groupId);
  const found = groups.length === 0 ? [] : await slots.heldOfDays(groups, Array.from({ length: days }, (_, index) => addDays(from, index)));
  return [...found].sort((a, b) => `${a.slot.date} ${a.slot.start}`.localeCompare(`${b.slot.date} ${b.slot.start}`) || a.slot.groupId - b.slot.groupId);
};
