import { stockId } from '@tokri/contracts/orders';
import { defaultLocationId } from '@tokri/contracts/slots';
import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { MovementQuery } from '../../application/ports/stock-movements.ts';
import type { AnyStockDocument, StockModels } from './stock-model.ts';
import type { StockMovementDocument } from './stock-movement-model.ts';

/** While more stocks wait for the job, a list of all units lacks the rest for a moment. */
const maxStocksRead = 1_000;

const read = async (
  model: Model<AnyStockDocument>,
  filter: Record<string, unknown>,
): Promise<readonly StockMovementDocument[]> => {
  const documents = await model
    .find(trustedFilter({ ...filter, hasMovements: 1 }), { movements: 1 })
    .limit(maxStocksRead)
    .lean<Pick<AnyStockDocument, 'movements'>[]>()
    .exec();
  return documents.flatMap(({ movements = [] }) => movements);
};

/**
 * Movements that are not in their own collection yet. Read before it, because they are stored there
 * before they leave the stock document.
 */
export const listRecorded = async (
  { stocks, locationStocks }: StockModels,
  { unitId, locationId }: Pick<MovementQuery, 'unitId' | 'locationId'>,
): Promise<readonly StockMovementDocument[]> => {
  const atLocation = {
    ...(unitId === undefined ? {} : { unitId }),
    ...(locationId === undefined ? {} : { locationId }),
  };
  const elsewhere =
    unitId === undefined || locationId === undefined
      ? atLocation
      : { _id: stockId({ unitId, locationId }) };
  const [atDefault, others] = await Promise.all([
    locationId === undefined || locationId === defaultLocationId
      ? read(stocks as Model<AnyStockDocument>, unitId === undefined ? {} : { _id: unitId })
      : [],
    locationId === defaultLocationId
      ? []
      : read(locationStocks as Model<AnyStockDocument>, elsewhere),
  ]);
  return [...atDefault, ...others];
};
