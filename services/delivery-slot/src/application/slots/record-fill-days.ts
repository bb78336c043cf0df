import { addDays, daysBetween, shopDate } from '@tokri/contracts/dates';
import type { Clock } from '@tokri/service-kit/use-case';
import { sumSlotFill } from '../../domain/slots/slot-fill.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { FillDays } from '../ports/fill-days.ts';
import type { SlotReader } from '../ports/slots.ts';

export interface RecordFillDaysDeps {
  readonly slots: Pick<SlotReader, 'listUse' | 'findFirstDate'>;
  readonly areas: Pick<AreaStore, 'findAll'>;
  readonly fillDays: FillDays;
  readonly clock: Clock;
}

/** Late cancellations still change the slots of the day before. */
const daysUntilRecorded = 2;
const maxDaysPerRun = 366;

/**
 * A year of slots is too much to read for each report, and past days no longer change. Returns the
 * number of days that were recorded.
 */
export const recordFillDays = async ({
  slots,
  areas,
  fillDays,
  clock,
}: RecordFillDaysDeps): Promise<number> => {
  const groupIds = (await areas.findAll()).map(({ groupId }) => groupId);
  const first = await slots.findFirstDate(groupIds);
  if (first === null) return 0;
  const recorded = await fillDays.listDates();
  const last = addDays(shopDate(clock()), -daysUntilRecorded);
  const dates = Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, day) =>
    addDays(first, day),
  )
    .filter((date) => !recorded.has(date))
    .slice(0, maxDaysPerRun);
  for (const date of dates) {
    const uses = await slots.listUse(groupIds, { fromDate: date, toDate: date });
    await fillDays.record({ date, fill: sumSlotFill(uses) });
  }
  return dates.length;
};
