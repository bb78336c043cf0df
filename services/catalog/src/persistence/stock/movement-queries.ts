import { stockId } from '@tokri/contracts/orders';
import { defaultLocationId } from '@tokri/contracts/slots';
import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { MovementQuery, StockMovementStore } from '../../application/ports/stock-movements.ts';
import type { StockMovement } from '../../domain/stock/stock-movement.ts';
import { findStocks, modelAt } from './find-stocks.ts';
import { toPageFilter } from './movement-page.ts';
import type { AnyStockDocument, StockModels } from './stock-model.ts';
import { toMovement, type StockMovementDocument } from './stock-movement-model.ts';
import { storeRecordedMovements } from './store-recorded-movements.ts';

const maxReadMs = 2_000;

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
  const opening = { movementId, at, unitId, itemId, locationId, after, before: 0, staffId: 0 };
  return isInPage ? [{ ...opening, kind: 'opened' }] : [];
};

export const createMovementQueries = (
  models: StockModels,
  stockMovements: Model<StockMovementDocument>,
): Pick<StockMovementStore, 'find' | 'listLater' | 'listByStaff'> => {
  /** One that cannot be stored is reported by the job; it must not keep staff from the others. */
  const storeForReading = (): Promise<number> =>
    storeRecordedMovements(models, stockMovements).catch(() => 0);
  return {
    find: async (movementId) => {
      await storeForReading();
      const document = await stockMovements
        .findOne(trustedFilter({ _id: movementId }))
        .lean<StockMovementDocument>()
        .exec();
      return document && toMovement(document);
    },
    listLater: async ({ unitId, locationId, movementId, at }) => {
      // First the document, because movements are stored before they leave it.
      const [document] = await findStocks(modelAt(models, locationId), {
        _id: stockId({ unitId, locationId }),
      });
      const stored = await stockMovements
        .find(trustedFilter({ unitId, locationId, at: { $gte: at } }))
        .maxTimeMS(maxReadMs)
        .lean<StockMovementDocument[]>()
        .exec();
      return [...stored, ...(document?.movements ?? [])]
        .filter((later) => later._id !== movementId && later.at >= at)
        .map(toMovement);
    },
    listByStaff: async (query) => {
      await storeForReading();
      const { unitId, locationId, kind, limit } = query;
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
      return [...stored.map(toMovement), ...(await listOpenings(models, query))];
    },
  };
};
