import { conditionalUpdate, insertAggregate, trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { AnyStockDocument, StockModels } from './stock-model.ts';
import type { StockMovementDocument } from './stock-movement-model.ts';

const maxStoredPerRun = 200;

const storeMovements = async (
  model: Model<AnyStockDocument>,
  stockMovements: Model<StockMovementDocument>,
): Promise<number> => {
  const documents = await model
    .find(trustedFilter({ hasMovements: 1 }))
    .limit(maxStoredPerRun)
    .lean<AnyStockDocument[]>()
    .exec();
  const failures: unknown[] = [];
  for (const { _id, rev, movements = [] } of documents)
    try {
      for (const movement of movements) await insertAggregate(stockMovements, movement);
      // A movement that was recorded meanwhile stays for the next run.
      await conditionalUpdate(model, { id: _id, rev, unset: ['movements', 'hasMovements'] });
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
  return documents.length;
};

const sumOrThrow = (results: readonly PromiseSettledResult<number>[]): number =>
  results.reduce((sum, result) => {
    if (result.status === 'rejected') throw result.reason;
    return sum + result.value;
  }, 0);

/** Moves recorded movements out of the stock documents into a collection of their own. */
export const storeRecordedMovements = async (
  { stocks, locationStocks }: StockModels,
  stockMovements: Model<StockMovementDocument>,
): Promise<number> =>
  sumOrThrow(
    await Promise.allSettled([
      storeMovements(stocks as Model<AnyStockDocument>, stockMovements),
      storeMovements(locationStocks as Model<AnyStockDocument>, stockMovements),
    ]),
  );
