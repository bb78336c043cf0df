import type { MovementQuery } from '../../application/ports/stock-movements.ts';

/** Older than the position; of the same time, those with a smaller id. */
export const toPageFilter = (
  timeField: string,
  { from, to, before }: Pick<MovementQuery, 'from' | 'to' | 'before'>,
): Record<string, unknown> => ({
  [timeField]: {
    $gte: from ?? new Date(0),
    ...(to ? { $lt: to } : {}),
    ...(before ? { $lte: before.at } : {}),
  },
  ...(before
    ? {
        $or: [
          { [timeField]: { $lt: before.at } },
          { [timeField]: before.at, _id: { $lt: before.movementId } },
        ],
      }
    : {}),
});
