import { addDays, daysBetween } from '@tokri/contracts/dates';
import { paginate, type Pagination } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import { maxSlotReportDays } from '@tokri/contracts/slots';
import type { AreaStore } from '../ports/areas.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { PlanStore } from '../ports/plans.ts';
import type { SlotAggregate } from '../ports/slot-aggregate.ts';
import type { SlotReader } from '../ports/slots.ts';

export interface ReadPlanDeps {
  readonly slots: SlotReader;
  readonly plans: PlanStore;
  readonly areas: AreaStore;
  readonly clock: Clock;
}

export const maxFillSlots = 20_000;

interface SlotFillQuery {
  readonly from: string;
  readonly to: string;
  readonly groupId: number | undefined;
  readonly pagination: Pagination;
}

const dateRangeProblem = (message: string): ProblemError =>
  new ProblemError('bad-input', `ToDate: ${message}`, [{ field: 'ToDate', rule: 'span', message }]);

export const listSlotFill = async (
  { slots, areas }: ReadPlanDeps,
  { from, to, groupId, pagination }: SlotFillQuery,
): Promise<{ readonly total: number; readonly rows: readonly SlotAggregate[] }> => {
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > maxSlotReportDays)
    throw dateRangeProblem(`must lie 0 to ${maxSlotReportDays - 1} days after FromDate`);
  const groups = (await areas.findAll())
    .map((area) => area.groupId)
    .filter((id) => groupId === undefined || id === groupId);
  const found =
    groups.length === 0
      ? []
      : await slots.findByDays(
          groups,
          Array.from({ length: days }, (_, index) => addDays(from, index)),
        );
  if (found.length > maxFillSlots)
    throw dateRangeProblem(
      `has more than ${maxFillSlots} slots: ask for fewer days, or for one GroupId`,
    );
  const sorted = [...found].sort(
    (a, b) =>
      `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`) ||
      a.groupId - b.groupId ||
      a.slotId - b.slotId,
  );
  const pageIds = paginate(sorted, pagination).map(({ slotId }) => slotId);
  const aggregatesById = new Map(
    (pageIds.length === 0 ? [] : await slots.findByIds(pageIds)).map((aggregate) => [
      aggregate.slot.slotId,
      aggregate,
    ]),
  );
  return {
    total: sorted.length,
    rows: pageIds.flatMap((slotId) => aggregatesById.get(slotId) ?? []),
  };
};
