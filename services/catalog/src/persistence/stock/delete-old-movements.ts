import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { StockMovementStore } from '../../application/ports/stock-movements.ts';
import type { MovementIdDocument } from './movement-ids.ts';
import type { StockMovementDocument } from './stock-movement-model.ts';

const maxDeletedPerRun = 5_000;

const deleteOldest = async <Doc extends { readonly _id: string }>(
  model: Model<Doc>,
  filter: Record<string, unknown>,
): Promise<number> => {
  const old = await model
    .find(trustedFilter(filter) as never, { _id: 1 })
    .limit(maxDeletedPerRun)
    .lean<{ _id: string }[]>()
    .exec();
  if (old.length === 0) return 0;
  const ids = old.map(({ _id }) => _id);
  return (await model.deleteMany(trustedFilter({ _id: { $in: ids } }) as never).exec())
    .deletedCount;
};

export const deleteOldMovements = async (
  {
    stockMovements,
    stockMovementIds,
  }: {
    readonly stockMovements: Model<StockMovementDocument>;
    readonly stockMovementIds: Model<MovementIdDocument>;
  },
  { movementsBefore, requestIdsBefore, now }: Parameters<StockMovementStore['deleteOld']>[0],
): Promise<number> => {
  // Ids of former versions have no time: they are kept as long as one of today.
  await stockMovementIds
    .updateMany(trustedFilter({ registeredAt: null }), { $set: { registeredAt: now } })
    .exec();
  return (
    (await deleteOldest(stockMovements, { at: { $lt: movementsBefore } })) +
    (await deleteOldest(stockMovementIds, { registeredAt: { $lt: requestIdsBefore } }))
  );
};
