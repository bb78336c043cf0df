import { defaultLocationId } from '@tokri/contracts/slots';
import { aggregateSchema, snapshotFields, type SnapshotDocument } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { StockLevel, StockReport } from '../../application/ports/stock.ts';
import type { ReservedQuantityDocument } from './reserved-quantity-store.ts';

interface StockFields extends SnapshotDocument, ReservedQuantityDocument {
  readonly itemId: number;
  readonly sold?: number;
  readonly soldPaise?: number;
}

/** Stock at the default location. */
export interface StockDocument extends StockFields {
  readonly _id: number;
}

export interface LocationStockDocument extends StockFields {
  readonly _id: string;
  readonly unitId: number;
  readonly locationId: number;
}

const stockFields = {
  itemId: { type: Number, required: true },
  free: { type: Number, required: true },
  holds: { type: Schema.Types.Mixed, default: () => ({}) },
  sold: Number,
  soldPaise: Number,
  ...snapshotFields,
};

export const stockModel = (connection: Connection): Model<StockDocument> =>
  connection.model<StockDocument>(
    'Stock',
    aggregateSchema<StockDocument>({ _id: Number, ...stockFields }, { collection: 'stocks' }),
  );

export const locationStockModel = (connection: Connection): Model<LocationStockDocument> =>
  connection.model<LocationStockDocument>(
    'LocationStock',
    aggregateSchema<LocationStockDocument>(
      {
        _id: String,
        unitId: { type: Number, required: true, index: true },
        locationId: { type: Number, required: true },
        ...stockFields,
      },
      { collection: 'locationStocks' },
    ),
  );

export interface StockModels {
  readonly stocks: Model<StockDocument>;
  readonly locationStocks: Model<LocationStockDocument>;
}

type AnyStockDocument = StockDocument | LocationStockDocument;

const placeOf = (document: AnyStockDocument) =>
  'unitId' in document
    ? { unitId: document.unitId, locationId: document.locationId }
    : { unitId: document._id, locationId: defaultLocationId };

export const toStockLevel = (document: AnyStockDocument): Required<StockLevel> => ({
  ...placeOf(document),
  free: document.free,
  rev: document.rev,
});

export const toStockReport = (document: AnyStockDocument): StockReport => ({
  ...placeOf(document),
  free: document.free,
  setAside: Object.values(document.holds).reduce((sum, quantity) => sum + Math.max(0, quantity), 0),
  sold: document.sold ?? 0,
  soldPaise: document.soldPaise ?? 0,
});
