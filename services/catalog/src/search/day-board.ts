import { dayLimitId } from '@tokri/contracts';
import type { DayBoard, StoredDayLimit } from '../application/ports/day-limits.ts';

/** Limits of dates in memory, since every list of a date asks for them. */
export const createDayBoard = (): DayBoard => {
  const known = new Map<string, StoredDayLimit>();
  let changes = 0;
  return {
    put: (some) => {
      for (const limit of some) {
        if ((known.get(dayLimitId(limit))?.rev ?? -1) > limit.rev) continue;
        known.set(dayLimitId(limit), limit);
        changes += 1;
      }
    },
    forgetBefore: (date) => {
      for (const [id, limit] of known) if (limit.date < date) known.delete(id);
    },
    version: () => changes,
    left: (unitId, date) =>
      known.size === 0 ? null : known.get(dayLimitId({ unitId, date }))?.left,
    from: (date) =>
      [...known.values()]
        .filter((limit) => limit.date >= date && limit.left !== null)
        .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.unitId - b.unitId)),
  };
};
