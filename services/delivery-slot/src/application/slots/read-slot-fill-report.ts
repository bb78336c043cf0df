import { addDays, daysBetween } from '@tokri/contracts/dates';
import { checkReportSpan } from '@tokri/contracts/orders';
import type { Area } from '../../domain/areas/area.ts';
import { addSlotFill, sumSlotFill, type SlotFill } from '../../domain/slots/slot-fill.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { FillDays } from '../ports/fill-days.ts';
import type { SlotReader } from '../ports/slots.ts';

interface Span {
  readonly fromDate: string;
  readonly toDate: string;
}

export interface SlotFillReportDeps {
  readonly slots: Pick<SlotReader, 'listUse'>;
  readonly areas: Pick<AreaStore, 'findAll'>;
  readonly fillDays: Pick<FillDays, 'list'>;
}

/** Consecutive days that are not recorded, one span each. */
const listOtherSpans = ({ fromDate, toDate }: Span, recorded: ReadonlySet<string>): Span[] => {
  const spans: Span[] = [];
  for (let day = 0; day <= daysBetween(fromDate, toDate); day += 1) {
    const date = addDays(fromDate, day);
    if (recorded.has(date)) continue;
    const last = spans.at(-1);
    if (last && addDays(last.toDate, 1) === date) spans.push({ ...spans.pop()!, toDate: date });
    else spans.push({ fromDate: date, toDate: date });
  }
  return spans;
};

export const readSlotFillReport = async (
  { slots, areas, fillDays }: SlotFillReportDeps,
  span: Span,
): Promise<{ readonly fill: SlotFill; readonly areas: readonly Area[] }> => {
  checkReportSpan(span.fromDate, span.toDate);
  const [found, days] = await Promise.all([
    areas.findAll(),
    fillDays.list(span.fromDate, span.toDate),
  ]);
  const groupIds = found.map(({ groupId }) => groupId);
  const others = await Promise.all(
    listOtherSpans(span, new Set(days.map(({ date }) => date))).map((other) =>
      slots.listUse(groupIds, other),
    ),
  );
  return {
    fill: addSlotFill([...days.map(({ fill }) => fill), sumSlotFill(others.flat())]),
    areas: found,
  };
};
