import { stockId } from '@tokri/contracts/orders';
import { defaultLocationId } from '@tokri/contracts/slots';
import { insertAggregate, trustedFilter } from '@tokri/service-kit/mongo';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Model } from 'mongoose';
import type { ReservedUnits, StockStore } from '../../application/ports/stock.ts';
import { createReservedQuantityStore } from './reserved-quantity-store.ts';
import { routeByLocation } from './route-by-location.ts';
import { createStockConsumption } from './stock-consumption.ts';
import { createStockReservation, type StockReservationOptions } from './stock-reservation.ts';
import {
  toStockLevel,
  toStockReport,
  type AnyStockDocument,
  type LocationStockDocument,
  type StockDocument,
  type StockModels,
} from './stock-model.ts';

const batchSize = 2_000;
const levelFields = { free: 1, isWithdrawn: 1, rev: 1, unitId: 1, locationId: 1 } as const;

const opening = (free: number, clock: Clock) => ({ openedAt: clock(), openedWith: free });

const createStockWriter = (
  { stocks }: StockModels,
  clock: Clock,
): Pick<StockStore, 'insertNew' | 'insertMissing'> => ({
  insertNew: async (units) => {
    if (units.length > 0)
      await stocks.collection.insertMany(
        units.map(({ unitId, ...stock }) => ({
          _id: unitId,
          ...stock,
          holds: {},
          ...opening(stock.free, clock),
          rev: 0,
          dirty: 1,
        })) as never,
        { ordered: false },
      );
    return units.map(({ unitId, free }) => ({ unitId, free, rev: 0 }));
  },
  insertMissing: async (units) => {
    for (const { unitId, ...stock } of units)
      await insertAggregate(
        stocks,
        { _id: unitId, ...stock, holds: {}, ...opening(stock.free, clock) },
        { needsPublishing: true },
      );
  },
});

const createStockQueries = ({
  stocks,
  locationStocks,
}: StockModels): Pick<StockStore, 'listStockLevels' | 'listStockReports' | 'all'> => {
  const findByIds = <Doc extends StockDocument | LocationStockDocument>(
    model: Model<Doc>,
    ids: readonly (number | string)[],
  ): Promise<Doc[]> =>
    model
      .find(trustedFilter({ _id: { $in: [...ids] } }) as never)
      .lean<Doc[]>()
      .exec();
  return {
    listStockLevels: async (unitIds, locationId) =>
      locationId === defaultLocationId
        ? (await findByIds(stocks, unitIds)).map(toStockLevel)
        : (
            await findByIds(
              locationStocks,
              unitIds.map((unitId) => stockId({ unitId, locationId })),
            )
          ).map(toStockLevel),
    listStockReports: async (unitIds) => {
      const [atDefault, elsewhere] = await Promise.all([
        findByIds(stocks, unitIds),
        locationStocks
          .find(trustedFilter({ unitId: { $in: [...unitIds] } }))
          .lean<LocationStockDocument[]>()
          .exec(),
      ]);
      return [...atDefault, ...elsewhere].map(toStockReport);
    },
    all: async function* all() {
      for (const model of [stocks, locationStocks] as Model<StockDocument>[])
        for await (const document of model
          .find({}, levelFields)
          .lean<StockDocument>()
          .batchSize(batchSize)
          .cursor())
          yield toStockLevel(document as StockDocument);
    },
  };
};

export const createStockRepository = (
  models: StockModels,
  options: StockReservationOptions,
): StockStore => {
  const { clock, onChange } = options;
  const quantityOptions = {
    onChange: (stock: AnyStockDocument) => {
      onChange(toStockLevel(stock));
    },
    isPublished: true,
    countsSales: true,
  };
  const createStore = <Doc extends AnyStockDocument>(model: Model<Doc>) => ({
    ...createReservedQuantityStore(model, quantityOptions),
    ...createStockReservation(model as unknown as Model<AnyStockDocument>, options),
    ...createStockConsumption(model as unknown as Model<AnyStockDocument>, { clock, onChange }),
  });
  return {
    ...routeByLocation<ReservedUnits>(
      createStore(models.stocks),
      createStore(models.locationStocks),
    ),
    ...createStockQueries(models),
    ...createStockWriter(models, clock),
  };
};
