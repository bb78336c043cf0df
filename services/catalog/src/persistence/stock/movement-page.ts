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

export const isInPage = (
  { at, _id }: { readonly at: Date; readonly _id: string },
  { from, to, before }: Pick<MovementQuery, 'from' | 'to' | 'before'>,
): boolean =>
  (!from || at >= from) &&
  (!to || at < to) &&
  (!before || at < before.at || (at.getTime() === before.at.getTime() && _id < before.movementId));
