import { stockId } from '@tokri/contracts/orders';
import { defaultLocationId } from '@tokri/contracts/slots';
import { conditionalUpdate } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { StockMovementStore, StockKey } from '../../application/ports/stock-movements.ts';
import { fallsLow, stopsRunningOut } from '../../domain/stock/low-stock.ts';
import {
  freeToSell,
  type StockCount,
  type StockMovement,
} from '../../domain/stock/stock-movement.ts';
import type { ReservationDocument } from '../reservations/reservation-model.ts';
import { deleteOldMovements } from './delete-old-movements.ts';
import { findStocks, modelAt } from './find-stocks.ts';
import { createMovementIds, type MovementIdDocument } from './movement-ids.ts';
import { createMovementQueries } from './movement-queries.ts';
import { listOrderMovements } from './order-movement-queries.ts';
import {
  toCountedStock,
  toStockLevel,
  type AnyStockDocument,
  type StockModels,
} from './stock-model.ts';
import { toMovementDocument, type StockMovementDocument } from './stock-movement-model.ts';
import type { ToStockAlertEntry } from './stock-reservation.ts';
import { storeRecordedMovements } from './store-recorded-movements.ts';

export interface StockMovementModels extends StockModels {
  readonly stockMovements: Model<StockMovementDocument>;
  readonly stockMovementIds: Model<MovementIdDocument>;
  readonly reservations: Model<ReservationDocument>;
}

/** Keeps a stock document small while its movements cannot be moved out of it. */
const maxRecorded = 200;

const createCounts = (
  models: StockMovementModels,
  { isStored }: Pick<ReturnType<typeof createMovementIds>, 'isStored'>,
): Pick<StockMovementStore, 'readCount' | 'listCounts'> => ({
  readCount: async (stockKey: StockKey, movementId) => {
    const [document] = await findStocks(modelAt(models, stockKey.locationId), {
      _id: stockId(stockKey),
    });
    const count = document
      ? toCountedStock(document, movementId)
      : { ...stockKey, free: 0, reserved: 0, isWithdrawn: false, rev: null, isRecorded: false };
    // After the document, which forgets old ids and whose movements are stored before they leave it.
    return count.isRecorded
      ? count
      : { ...count, isRecorded: await isStored(movementId, stockKey) };
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

/** Nothing can run out, or be refilled, that a location has never had. */
const toAlertEntries = (
  toStockAlertEntry: ToStockAlertEntry,
  { rev, ...before }: Pick<StockCount, 'free' | 'isWithdrawn'> & { readonly rev: number | null },
  {
    after,
    movement,
  }: { readonly after: Pick<StockCount, 'free' | 'isWithdrawn'>; readonly movement: StockMovement },
): readonly OutboxEntry[] => {
  const hasFallen = fallsLow(before, after);
  if (rev === null || (!hasFallen && !stopsRunningOut(before, after))) return [];
  const { unitId, itemId, locationId, at } = movement;
  const kind = hasFallen ? 'low' : 'refilled';
  const alert = { kind, unitId, itemId, locationId, free: freeToSell(after) } as const;
  return [toStockAlertEntry(alert, { seq: rev + 1, at })];
};

const createRecorder =
  (
    models: StockMovementModels,
    toStockAlertEntry: ToStockAlertEntry,
  ): StockMovementStore['record'] =>
  async (count, after, movement) => {
    const { unitId, locationId, rev } = count;
    const { free, isWithdrawn } = after;
    const stockKey = locationId === defaultLocationId ? {} : { unitId, locationId };
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
      publish: toAlertEntries(toStockAlertEntry, count, { after, movement }),
      hasPartSequence: true,
      needsPublishing: true,
      ...(rev === null
        ? { insertIfMissing: { ...stockKey, itemId: movement.itemId, holds: {} } }
        : {}),
    });
    return written && toStockLevel(written);
  };

export const createStockMovementRepository = (
  models: StockMovementModels,
  toStockAlertEntry: ToStockAlertEntry,
): StockMovementStore => {
  const ids = createMovementIds(models.stockMovementIds, models.stockMovements);
  return {
    ...createCounts(models, ids),
    ...createMovementQueries(models, models.stockMovements),
    registerId: ids.registerId,
    record: createRecorder(models, toStockAlertEntry),
    storeRecorded: () => storeRecordedMovements(models, models.stockMovements),
    deleteOld: (limits) => deleteOldMovements(models, limits),
    listByOrders: (query) => listOrderMovements(models.reservations, query),
  };
};
