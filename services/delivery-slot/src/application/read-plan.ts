import {
  addDays,
  daysBetween,
  fillDaysMax,
  kolkataDate,
  pageOf,
  Problem,
  type Page,
} from '@tokri/contracts';
import type { Plan } from '../domain/template.ts';
import type { AreaStore } from './ports/areas.ts';
import type { Clock } from './ports/clock.ts';
import type { PlanStore } from './ports/plans.ts';
import type { HeldSlot } from './ports/held-slot.ts';
import type { SlotReads } from './ports/slots.ts';

interface Needs {
  readonly slots: SlotReads;
  readonly plans: PlanStore;
  readonly areas: AreaStore;
  readonly clock: Clock;
}

/** Slots of one question at most: all of a large shop's month are read to count and sort them. */
export const fillSlotsMax = 20_000;

/** What rolls ahead for each group, also for one without templates. */
export const readTemplates = async ({
  plans,
  areas,
}: Needs): Promise<readonly (Plan & { readonly name: string })[]> => {
  const groups = new Map((await plans.groups()).map((group) => [group.groupId, group]));
  return (await areas.all()).map(({ groupId, companyId, name }) => ({
    groupId,
    companyId,
    rev: 0,
    weeklyOff: [],
    templates: [],
    ...groups.get(groupId),
    name,
  }));
};

export const readClosedDays = ({ plans, clock }: Needs) =>
  plans.closedDaysFrom(kolkataDate(clock()));

interface FillWish {
  readonly from: string;
  readonly to: string;
  readonly groupId: number | undefined;
  readonly page: Page;
}

const spanProblem = (message: string): Problem =>
  new Problem('bad-input', `ToDate: ${message}`, [{ field: 'ToDate', rule: 'span', message }]);

/** One page of the slots of a span of days with what fills them, by start, with the count of all. @throws Problem `bad-input` for a span that is crossed or too long, or has more slots than `fillSlotsMax`. */
export const readFill = async (
  { slots, areas }: Needs,
  { from, to, groupId, page }: FillWish,
): Promise<{ readonly total: number; readonly rows: readonly HeldSlot[] }> => {
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > fillDaysMax)
    throw spanProblem(`must lie 0 to ${fillDaysMax - 1} days after FromDate`);
  const groups = (await areas.all())
    .map((area) => area.groupId)
    .filter((id) => groupId === undefined || id === groupId);
  const found =
    groups.length === 0
      ? []
      : await slots.ofDays(
          groups,
          Array.from({ length: days }, (_, index) => addDays(from, index)),
        );
  if (found.length > fillSlotsMax)
    throw spanProblem(
      `has more than ${fillSlotsMax} slots: ask for fewer days, or for one GroupId`,
    );
  const sorted = [...found].sort(
    (a, b) =>
      `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`) ||
      a.groupId - b.groupId ||
      a.slotId - b.slotId,
  );
  const shown = pageOf(sorted, page).map(({ slotId }) => slotId);
  const held = new Map(
    (shown.length === 0 ? [] : await slots.byIds(shown)).map((one) => [one.slot.slotId, one]),
  );
  return { total: sorted.length, rows: shown.flatMap((slotId) => held.get(slotId) ?? []) };
};
