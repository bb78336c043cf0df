import { shopDate } from '@tokri/contracts/dates';
import { defaultLocationId } from '@tokri/contracts/slots';
import { paginate } from '@tokri/contracts/platform';
import type { itemAdminOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { setDayLimit } from '../../application/stock/set-day-limit.ts';
import type { DayLimitDeps } from '../../application/stock/set-day-limit.ts';
import { toResultEntries } from '../error-messages/error-entry.ts';

export const createDayLimitHandlers = (
  deps: DayLimitDeps,
): Pick<OperationHandlers<typeof itemAdminOperations>, 'limit-day' | 'list-day-limits'> => ({
  'limit-day': async ({ body, language }) => ({
    body: toResultEntries(
      await setDayLimit(deps, {
        unitId: body.UnitId,
        locationId: body.LocationId,
        date: body.PDate,
        left: body.Left,
      }),
      language,
    ),
  }),
  'list-day-limits': async ({ pagination }) => {
    const limits = deps.dayLimitView.listFrom(shopDate(deps.clock()));
    return {
      total: limits.length,
      body: paginate(limits, pagination).map(({ unitId, itemId, locationId, date, left }) => {
        const item = deps.catalogIndex.findItem(itemId)?.item;
        return {
          UnitId: unitId,
          ItemId: itemId,
          ItemName: item?.name ?? '',
          UnitName: item?.units.find((unit) => unit.unitId === unitId)?.name ?? '',
          PDate: date,
          LocationId: locationId ?? defaultLocationId,
          Left: left ?? 0,
        };
      }),
    };
  },
});
