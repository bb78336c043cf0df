import { isDuplicateKeyError, trustedFilter } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { StockMovementStore, StockKey } from '../../application/ports/stock-movements.ts';
import type { StockMovementDocument } from './stock-movement-model.ts';

/** Which stock an id of a movement belongs to, stored before the movement is recorded. */
export interface MovementIdDocument extends StockKey {
  readonly _id: string;
}

export const movementIdModel = (connection: Connection): Model<MovementIdDocument> =>
  connection.model<MovementIdDocument>(
    'StockMovementId',
    new Schema<MovementIdDocument>(
      {
        _id: String,
        unitId: { type: Number, required: true },
        locationId: { type: Number, required: true },
      },
      { collection: 'stockMovementIds', versionKey: false },
    ),
  );

const isOf = ({ unitId, locationId }: StockKey, other: StockKey | null): boolean =>
  other?.unitId === unitId && other.locationId === locationId;

export const createMovementIds = (
  ids: Model<MovementIdDocument>,
  stockMovements: Model<StockMovementDocument>,
): Pick<StockMovementStore, 'registerId'> & {
  readonly isStored: (movementId: string, stockKey: StockKey) => Promise<boolean>;
} => {
  const findStored = (movementId: string): Promise<StockKey | null> =>
    stockMovements
      .findOne(trustedFilter({ _id: movementId }), { unitId: 1, locationId: 1 })
      .lean<StockKey>()
      .exec();
  return {
    isStored: async (movementId, stockKey) => isOf(stockKey, await findStored(movementId)),
    registerId: async (movementId, { unitId, locationId }) => {
      try {
        await ids.collection.insertOne({ _id: movementId, unitId, locationId } as never);
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
      }
      const registered = await ids
        .findOne(trustedFilter({ _id: movementId }))
        .lean<StockKey>()
        .exec();
      // Movements from before ids were registered have only themselves.
      return isOf({ unitId, locationId }, (await findStored(movementId)) ?? registered);
    },
  };
};
