import { aggregateSchema, insertAggregate, conditionalUpdate } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { RangeReservationStore } from '../../application/ports/range-reservations.ts';
import type { RangeReservation } from '../../domain/areas/area.ts';

export interface RangeReservationDocument {
  readonly _id: string;
  readonly rev: number;
  readonly openings: readonly RangeReservation[];
}

const documentId = 'all';

export const rangeReservationModel = (connection: Connection): Model<RangeReservationDocument> =>
  connection.model<RangeReservationDocument>(
    'opening',
    aggregateSchema<RangeReservationDocument>({
      _id: String,
      rev: Number,
      openings: [Schema.Types.Mixed],
    }),
    'openings',
  );

export const rangeReservationRepository = (
  model: Model<RangeReservationDocument>,
): RangeReservationStore => ({
  read: async () => {
    const found = await model.findById(documentId).lean<RangeReservationDocument | null>();
    return { rev: found?.rev ?? 0, reservations: found?.openings ?? [] };
  },
  replace: async (reservations, rev) =>
    rev === 0
      ? (await insertAggregate(model, { _id: documentId, rev: 1, openings: reservations })) ===
        'inserted'
      : (await conditionalUpdate(model, {
          id: documentId,
          rev,
          set: { openings: reservations },
        })) !== null,
  remove: async ({ groupId, at }) => {
    await conditionalUpdate(model, { id: documentId, pull: { openings: { groupId, at } } });
  },
});
