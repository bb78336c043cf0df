import { defaultLocationId } from '@tokri/contracts/slots';
import { aggregateSchema, snapshotFields, type SnapshotDocument } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { StockLevel, StockReport } from '../../application/ports/stock.ts';
import type { CountedStock } from '../../application/ports/stock-movements.ts';
import { sellable } from '../../domain/stock/sellable-stock.ts';
import { freeToSell } from '../../domain/stock/stock-movement.ts';
import type { ReservedQuantityDocument } from './reserved-quantity-store.ts';
import type { StockMovementDocument } from './stock-movement-model.ts';

interface StockFields extends SnapshotDocument, ReservedQuantityDocument {
  readonly itemId: number;
  readonly sold?: number;
  readonly soldPaise?: number;
  /** Not for sale at the location. */
  readonly isWithdrawn?: boolean;
  /** Recorded by the write that changed the stock, until they are in their own collection. */
  readonly movements?: readonly StockMovementDocument[];
  /** 1 while `movements` is not empty. */
  readonly hasMovements?: number;
  /** The ids of the last movements; older ones are in the collection of movements. */
  readonly inbox?: readonly string[];
  /** Events of the stock that are not published yet. Missing before the first one. */
  readonly outbox?: readonly unknown[];
  readonly pending?: number;
  readonly openedAt?: Date;
  readonly openedWith?: number;
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
  isWithdrawn: Boolean,
  movements: { type: [Schema.Types.Mixed], default: undefined },
  hasMovements: { type: Number, index: true },
  inbox: { type: [String], default: undefined },
  outbox: { type: [Schema.Types.Mixed], default: undefined },
  pending: { type: Number, index: true },
  openedAt: Date,
  openedWith: Number,
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

export type AnyStockDocument = StockDocument | LocationStockDocument;

const stockKeyOf = (document: AnyStockDocument) =>
  'unitId' in document
    ? { unitId: document.unitId, locationId: document.locationId }
    : { unitId: document._id, locationId: defaultLocationId };

export const toStockLevel = (document: AnyStockDocument): Required<StockLevel> => ({
  ...stockKeyOf(document),
  free: sellable(document),
  rev: document.rev,
});

export const countReserved = ({ holds }: Pick<StockFields, 'holds'>): number =>
  Object.values(holds).reduce((sum, quantity) => sum + Math.max(0, quantity), 0);

export const toStockReport = (document: AnyStockDocument): StockReport => ({
  ...stockKeyOf(document),
  free: freeToSell(document),
  reserved: countReserved(document),
  sold: document.sold ?? 0,
  soldPaise: document.soldPaise ?? 0,
});

/** The inbox forgets old ids; a movement that is not stored yet is in the document itself. */
const hasRecorded = ({ inbox = [], movements = [] }: AnyStockDocument, movementId: string) =>
  inbox.includes(movementId) || movements.some(({ _id }) => _id === movementId);

export const toCountedStock = (document: AnyStockDocument, movementId: string): CountedStock => ({
  ...stockKeyOf(document),
  free: document.free,
  reserved: countReserved(document),
  isWithdrawn: document.isWithdrawn ?? false,
  rev: document.rev,
  isRecorded: hasRecorded(document, movementId),
});
