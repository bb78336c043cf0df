import type { CorrectionReason, StaffMovementKind } from '@tokri/contracts/validation';
import { aggregateSchema } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { StockMovement } from '../../domain/stock/stock-movement.ts';

export interface StockMovementDocument extends Omit<
  StockMovement,
  'movementId' | 'kind' | 'reason'
> {
  readonly _id: string;
  readonly kind: StaffMovementKind;
  readonly reason?: CorrectionReason;
}

const schema = aggregateSchema<StockMovementDocument>(
  {
    _id: String,
    at: { type: Date, required: true },
    madeAt: Date,
    kind: { type: String, required: true },
    unitId: { type: Number, required: true },
    itemId: { type: Number, required: true },
    locationId: { type: Number, required: true },
    before: { type: Number, required: true },
    after: { type: Number, required: true },
    reserved: Number,
    wasWithdrawn: Boolean,
    staffId: { type: Number, required: true },
    reason: String,
    note: String,
    undone: String,
    orderId: Number,
  },
  { collection: 'stockMovements' },
);
schema.index({ unitId: 1, at: -1, _id: -1 });
schema.index({ unitId: 1, locationId: 1, at: -1, _id: -1 });
schema.index({ locationId: 1, at: -1, _id: -1 });
schema.index({ kind: 1, at: -1, _id: -1 });
schema.index({ at: -1, _id: -1 });

export const stockMovementModel = (connection: Connection): Model<StockMovementDocument> =>
  connection.model<StockMovementDocument>('StockMovement', schema);

export const toMovementDocument = ({
  movementId,
  ...movement
}: StockMovement): StockMovementDocument => ({ _id: movementId, ...movement });

export const toMovement = ({ _id, ...movement }: StockMovementDocument): StockMovement => ({
  movementId: _id,
  ...movement,
});
