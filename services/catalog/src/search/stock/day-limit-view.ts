import { dayLimitId } from '@tokri/contracts/orders';
import type { DayLimitView, StoredDayLimit } from '../../application/ports/day-limits.ts';

export const createDayLimitView = (): DayLimitView => {
  const limits = new Map<string, StoredDayLimit>();
  let changes = 0;
  return {
    upsert: (values) => {
      for (const limit of values) {
        if ((limits.get(dayLimitId(limit))?.rev ?? -1) > limit.rev) continue;
        limits.set(dayLimitId(limit), limit);
        changes += 1;
      }
    },
    removeBefore: (date) => {
      for (const [id, limit] of limits) if (limit.date < date) limits.delete(id);
    },
    version: () => changes,
    left: (day) => (limits.size === 0 ? null : limits.get(dayLimitId(day))?.left),
    listFrom: (date) =>
      [...limits.values()]
        .filter((limit) => limit.date >= date && limit.left !== null)
        .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.unitId - b.unitId)),
  };
};
