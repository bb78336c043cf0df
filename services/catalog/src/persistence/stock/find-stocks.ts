import { defaultLocationId } from '@tokri/contracts/slots';
import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { AnyStockDocument, StockModels } from './stock-model.ts';

export const modelAt = (
  { stocks, locationStocks }: StockModels,
  locationId: number,
): Model<AnyStockDocument> =>
  (locationId === defaultLocationId ? stocks : locationStocks) as Model<AnyStockDocument>;

export const findStocks = (
  model: Model<AnyStockDocument>,
  filter: Record<string, unknown>,
): Promise<AnyStockDocument[]> =>
  model.find(trustedFilter(filter)).lean<AnyStockDocument[]>().exec();
