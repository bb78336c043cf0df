import { isDuplicateKeyError, trustedFilter } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { StockMovementStore, StockKey } from '../../application/ports/stock-movements.ts';
import type { StockMovementDocument } from './stock-movement-model.ts';

/** Which stock an id of a movement belongs to, stored before the movement is recorded. */
export interface MovementIdDocument extends StockKey {
  readonly _id: string;
  /** Missing in documents of former versions. */
  readonly content?: string;
  /** Missing in documents of former versions until the next clean-up. */
  readonly registeredAt?: Date;
}

export const movementIdModel = (connection: Connection): Model<MovementIdDocument> =>
  connection.model<MovementIdDocument>(
    'StockMovementId',
    new Schema<MovementIdDocument>(
      {
        _id: String,
        unitId: { type: Number, required: true },
        locationId: { type: Number, required: true },
        content: String,
        registeredAt: { type: Date, index: true },
      },
      { collection: 'stockMovementIds', versionKey: false },
    ),
  );

const isOf = ({ unitId, locationId }: StockKey, other: StockKey | null): boolean =>
  other?.unitId === unitId && other.locationId === locationId;

type StoredMovement = Pick<StockMovementDocument, 'unitId' | 'locationId' | 'kind'>;

export const createMovementIds = (
  ids: Model<MovementIdDocument>,
  stockMovements: Model<StockMovementDocument>,
): Pick<StockMovementStore, 'registerId'> & {
  readonly isStored: (movementId: string, stockKey: StockKey) => Promise<boolean>;
} => {
  const findStored = (movementId: string): Promise<StoredMovement | null> =>
    stockMovements
      .findOne(trustedFilter({ _id: movementId }), { unitId: 1, locationId: 1, kind: 1 })
      .lean<StoredMovement>()
      .exec();
  return {
    isStored: async (movementId, stockKey) => isOf(stockKey, await findStored(movementId)),
    registerId: async (movementId, { unitId, locationId }, { kind, content, registeredAt }) => {
      try {
        await ids.collection.insertOne({
          _id: movementId,
          unitId,
          locationId,
          content,
          registeredAt,
        } as never);
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
      }
      const [registered, stored] = await Promise.all([
        ids
          .findOne(trustedFilter({ _id: movementId }))
          .lean<MovementIdDocument>()
          .exec(),
        // Movements from before ids were registered have only themselves.
        findStored(movementId),
      ]);
      return (
        isOf({ unitId, locationId }, stored ?? registered) &&
        (stored?.kind ?? kind) === kind &&
        (registered?.content ?? content) === content
      );
    },
  };
};
