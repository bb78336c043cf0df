import { ok, kolkataDate, refusal } from '@tokri/contracts';
import { limitableDays, limitDay } from '../domain/day-limit.ts';
import type { DayLimit } from '../domain/day-limit.ts';
import type { Saved } from './outcome.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { Clock } from './ports/clock-and-ids.ts';
import type { DayBoard, DayLimitStore } from './ports/day-limits.ts';

export interface DayLimitNeeds {
  readonly days: DayLimitStore;
  readonly dayBoard: DayBoard;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
}

/** Says how many more of a unit may be sold for a delivery date, or that any number may. What orders have set aside stays. */
export const limitDayFor = async (
  { days, catalogue, clock }: DayLimitNeeds,
  { unitId, date, left }: Omit<DayLimit, 'itemId'>,
): Promise<Saved> => {
  const owner = catalogue.itemOfUnit(unitId);
  if (!owner) return refusal('unknown-unit');
  const limit = limitDay({ unitId, itemId: owner.item.itemId, date, left }, kolkataDate(clock()));
  if (!limit.ok) return limit;
  await days.set(limit.value);
  return ok(unitId);
};

/** All limits of days to come: a process is filled with them at start, and looks again now and then for what the topic did not tell. What is over is forgotten. */
export const followDays = async ({
  days,
  dayBoard,
  clock,
}: Omit<DayLimitNeeds, 'catalogue'>): Promise<void> => {
  const today = kolkataDate(clock());
  dayBoard.forgetBefore(today);
  dayBoard.put(await days.of(limitableDays(today)));
};
