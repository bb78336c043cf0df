import { stockId } from '@tokri/contracts/orders';
import { defaultLocationId } from '@tokri/contracts/slots';
import { conditionalUpdate, insertAggregate, trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type {
  MovementQuery,
  StockMovementStore,
  StockPlace,
} from '../../application/ports/stock-movements.ts';
import type { StockMovement } from '../../domain/stock/stock-movement.ts';
import type { ReservationDocument } from '../reservations/reservation-repository.ts';
import { listOrderMovements } from './order-movement-queries.ts';
import { toPageFilter } from './movement-page.ts';
import {
  toCountedStock,
  toStockLevel,
  type AnyStockDocument,
  type StockModels,
} from './stock-model.ts';
import {
  toMovement,
  toMovementDocument,
  type StockMovementDocument,
} from './stock-movement-model.ts';

export interface StockMovementModels extends StockModels {
  readonly stockMovements: Model<StockMovementDocument>;
  readonly reservations: Model<ReservationDocument>;
}

const maxStoredPerRun = 200;
/** Keeps a stock document small while its movements cannot be moved out of it. */
const maxRecorded = 200;

const modelAt = (
  { stocks, locationStocks }: StockModels,
  locationId: number,
): Model<AnyStockDocument> =>
  (locationId === defaultLocationId ? stocks : locationStocks) as Model<AnyStockDocument>;

const findStocks = (
  model: Model<AnyStockDocument>,
  filter: Record<string, unknown>,
): Promise<AnyStockDocument[]> =>
  model.find(trustedFilter(filter)).lean<AnyStockDocument[]>().exec();

const createCounts = (
  models: StockMovementModels,
): Pick<StockMovementStore, 'readCount' | 'listCounts'> => ({
  readCount: async (place: StockPlace, movementId) => {
    const [document] = await findStocks(modelAt(models, place.locationId), {
      _id: stockId(place),
    });
    return document
      ? toCountedStock(document, movementId)
      : { ...place, free: 0, setAside: 0, isWithdrawn: false, rev: null, isRecorded: false };
  },
  listCounts: async (unitIds, locationId) => {
    const elsewhere = {
      unitId: { $in: [...unitIds] },
      ...(locationId === undefined ? {} : { locationId }),
    };
    const [atDefault, others] = await Promise.all([
      locationId === undefined || locationId === defaultLocationId
        ? findStocks(modelAt(models, defaultLocationId), { _id: { $in: [...unitIds] } })
        : [],
      locationId === defaultLocationId
        ? []
        : findStocks(models.locationStocks as Model<AnyStockDocument>, elsewhere),
    ]);
    return [...atDefault, ...others].map((document) => toCountedStock(document, ''));
  },
});

const createRecorder =
  (models: StockMovementModels): StockMovementStore['record'] =>
  async ({ unitId, locationId, rev }, { free, isWithdrawn }, movement) => {
    const place = locationId === defaultLocationId ? {} : { unitId, locationId };
    const written = await conditionalUpdate(modelAt(models, locationId), {
      id: stockId({ unitId, locationId }),
      precondition: {
        [`movements.${maxRecorded}`]: { $exists: false },
        ...(rev === null ? { rev: { $exists: false } } : {}),
      },
      ...(rev === null ? {} : { rev }),
      set: { free, hasMovements: 1, ...(isWithdrawn ? { isWithdrawn: true } : {}) },
      ...(isWithdrawn ? {} : { unset: ['isWithdrawn'] }),
      push: { movements: toMovementDocument(movement) },
      appliedEventId: movement.movementId,
      needsPublishing: true,
      ...(rev === null
        ? { insertIfMissing: { ...place, itemId: movement.itemId, holds: {} } }
        : {}),
    });
    return written && toStockLevel(written);
  };

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

const listOpenings = async (
  { stocks }: StockMovementModels,
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

export const createStockMovementRepository = (models: StockMovementModels): StockMovementStore => {
  const { stocks, locationStocks, stockMovements, reservations } = models;
  const storeRecorded = async (): Promise<number> =>
    sumOrThrow(
      await Promise.allSettled([
        storeMovements(stocks as Model<AnyStockDocument>, stockMovements),
        storeMovements(locationStocks as Model<AnyStockDocument>, stockMovements),
      ]),
    );
  /** One that cannot be stored is reported by the job; it must not keep staff from the others. */
  const storeForReading = (): Promise<number> => storeRecorded().catch(() => 0);
  return {
    ...createCounts(models),
    record: createRecorder(models),
    storeRecorded,
    find: async (movementId) => {
      await storeForReading();
      const document = await stockMovements
        .findOne(trustedFilter({ _id: movementId }))
        .lean<StockMovementDocument>()
        .exec();
      return document && toMovement(document);
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
        .lean<StockMovementDocument[]>()
        .exec();
      return [...stored.map(toMovement), ...(await listOpenings(models, query))];
    },
    listByOrders: (query) => listOrderMovements(reservations, query),
  };
};
