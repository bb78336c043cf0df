import { defaultLocationId } from '@tokri/contracts/slots';
import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type {
  MovementQuery,
  StockKey,
  StockMovementStore,
} from '../../application/ports/stock-movements.ts';
import type { LaterMovements, StockMovement } from '../../domain/stock/stock-movement.ts';
import { findStocks } from './find-stocks.ts';
import { isInPage, toPageFilter } from './movement-page.ts';
import { listRecorded } from './recorded-movements.ts';
import type { AnyStockDocument, StockModels } from './stock-model.ts';
import { toMovement, type StockMovementDocument } from './stock-movement-model.ts';

const maxReadMs = 2_000;
export const maxLaterMovements = 1_000;

const listOpenings = async (
  { stocks }: StockModels,
  { unitId, locationId = defaultLocationId, kind, from, to, before }: MovementQuery,
): Promise<readonly StockMovement[]> => {
  if (unitId === undefined || locationId !== defaultLocationId) return [];
  if (kind !== undefined && kind !== 'opened') return [];
  const [document] = await findStocks(stocks as Model<AnyStockDocument>, { _id: unitId });
  if (!document?.openedAt) return [];
  const { openedAt: at, openedWith: after = 0, itemId } = document;
  const isInPage =
    (!from || at >= from) && (!to || at < to) && (!before || at.getTime() < before.at.getTime());
  const movementId = `opened:${unitId}`;
  const opening = {
    movementId,
    at,
    unitId,
    itemId,
    locationId,
    after,
    before: 0,
    reserved: 0,
    staffId: 0,
  };
  return isInPage ? [{ ...opening, kind: 'opened' }] : [];
};

const listLater = async (
  models: StockModels,
  stockMovements: Model<StockMovementDocument>,
  { unitId, locationId, movementId, at }: Parameters<StockMovementStore['listLater']>[0],
): Promise<LaterMovements> => {
  const recorded = await listRecorded(models, { unitId, locationId });
  const stored = await stockMovements
    .find(trustedFilter({ unitId, locationId, at: { $gte: at }, _id: { $ne: movementId } }))
    .limit(maxLaterMovements + 1)
    .maxTimeMS(maxReadMs)
    .lean<StockMovementDocument[]>()
    .exec();
  if (stored.length > maxLaterMovements) return 'too-many';
  return [...stored, ...recorded]
    .filter((later) => later._id !== movementId && later.at >= at)
    .map(toMovement);
};

const find = async (
  models: StockModels,
  stockMovements: Model<StockMovementDocument>,
  { movementId, stockKey }: { readonly movementId: string; readonly stockKey: StockKey },
): Promise<StockMovement | null> => {
  const recorded = await listRecorded(models, stockKey);
  const movement =
    recorded.find(({ _id }) => _id === movementId) ??
    (await stockMovements
      .findOne(trustedFilter({ _id: movementId }))
      .lean<StockMovementDocument>()
      .exec());
  return movement && toMovement(movement);
};

const listByStaff = async (
  models: StockModels,
  stockMovements: Model<StockMovementDocument>,
  query: MovementQuery,
): Promise<readonly StockMovement[]> => {
  const { unitId, locationId, kind, limit } = query;
  const recorded = (await listRecorded(models, query)).filter(
    (movement) => (kind === undefined || movement.kind === kind) && isInPage(movement, query),
  );
  const stored = await stockMovements
    .find(
      trustedFilter({
        ...(unitId === undefined ? {} : { unitId }),
        ...(locationId === undefined ? {} : { locationId }),
        ...(kind === undefined ? {} : { kind }),
        ...toPageFilter('at', query),
      }),
    )
    .sort({ at: -1, _id: -1 })
    .limit(limit)
    .maxTimeMS(maxReadMs)
    .lean<StockMovementDocument[]>()
    .exec();
  const byId = new Map([...recorded, ...stored].map((movement) => [movement._id, movement]));
  return [...[...byId.values()].map(toMovement), ...(await listOpenings(models, query))];
};

export const createMovementQueries = (
  models: StockModels,
  stockMovements: Model<StockMovementDocument>,
): Pick<StockMovementStore, 'find' | 'listLater' | 'listByStaff'> => ({
  find: (movementId, stockKey) => find(models, stockMovements, { movementId, stockKey }),
  listLater: (movement) => listLater(models, stockMovements, movement),
  listByStaff: (query) => listByStaff(models, stockMovements, query),
});
