import { shopDate } from '@tokri/contracts/dates';
import { err, ok } from '@tokri/contracts/result';
import { limitableDates, validateDayLimit } from '../../domain/stock/day-limit.ts';
import type { DayLimit } from '../../domain/stock/day-limit.ts';
import type { SaveResult } from '../save-result.ts';
import type { CatalogIndex } from '../ports/catalog-index.ts';
import { defaultLocationId } from '@tokri/contracts/slots';
import type { LocationView } from '../ports/locations.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import type { DayLimitView, DayLimitStore } from '../ports/day-limits.ts';
import { checkLocation } from './check-location.ts';

export interface DayLimitDeps {
  readonly dayLimits: DayLimitStore;
  readonly dayLimitView: DayLimitView;
  readonly catalogIndex: CatalogIndex;
  readonly locations: LocationView;
  readonly clock: Clock;
}

export const setDayLimit = async (
  { dayLimits, catalogIndex, locations, clock }: Omit<DayLimitDeps, 'dayLimitView'>,
  { unitId, locationId = defaultLocationId, date, left }: Omit<DayLimit, 'itemId'>,
): Promise<SaveResult> => {
  const owner = catalogIndex.findItemByUnit(unitId);
  if (!owner) return err('unknown-unit');
  const location = checkLocation(locations, locationId);
  if (!location.ok) return location;
  const limit = validateDayLimit(
    { unitId, itemId: owner.item.itemId, locationId, date, left },
    shopDate(clock()),
  );
  if (!limit.ok) return limit;
  await dayLimits.set(limit.value);
  return ok(unitId);
};

export const refreshDayLimits = async ({
  dayLimits,
  dayLimitView,
  clock,
}: Omit<DayLimitDeps, 'catalogIndex' | 'locations'>): Promise<void> => {
  const today = shopDate(clock());
  dayLimitView.removeBefore(today);
  dayLimitView.upsert(await dayLimits.listByDates(limitableDates(today)));
};
