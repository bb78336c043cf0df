import { conditionalUpdate, insertAggregate, trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { AnyStockDocument, StockModels } from './stock-model.ts';
import type { StockMovementDocument } from './stock-movement-model.ts';

const pageSize = 200;
/** So that the service stops without a long wait; the next run goes on. */
const maxPagesPerRun = 20;

const listWaiting = (
  model: Model<AnyStockDocument>,
  after: AnyStockDocument['_id'] | undefined,
): Promise<AnyStockDocument[]> =>
  model
    .find(
      trustedFilter({ hasMovements: 1, ...(after === undefined ? {} : { _id: { $gt: after } }) }),
    )
    .sort({ _id: 1 })
    .limit(pageSize)
    .lean<AnyStockDocument[]>()
    .exec();

const storeMovements = async (
  model: Model<AnyStockDocument>,
  stockMovements: Model<StockMovementDocument>,
): Promise<number> => {
  const failures: unknown[] = [];
  let count = 0;
  let after: AnyStockDocument['_id'] | undefined;
  for (let page = 0; page < maxPagesPerRun; page += 1) {
    const documents = await listWaiting(model, after);
    for (const { _id, rev, movements = [] } of documents)
      try {
        for (const movement of movements) await insertAggregate(stockMovements, movement);
        // A movement that was recorded meanwhile stays for the next run.
        await conditionalUpdate(model, { id: _id, rev, unset: ['movements', 'hasMovements'] });
      } catch (error) {
        failures.push(error);
      }
    count += documents.length;
    after = documents.at(-1)?._id;
    if (documents.length < pageSize) break;
  }
  if (failures.length > 0) throw failures[0];
  return count;
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
