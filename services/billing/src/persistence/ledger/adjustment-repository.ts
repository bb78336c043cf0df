import {
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { AdjustmentStore } from '../../application/ports/adjustments.ts';
import type { Adjustment } from '../../domain/ledger/adjustment.ts';

export interface AdjustmentDocument extends Omit<Adjustment, 'requestId'> {
  /** The id of the request. */
  readonly _id: string;
  readonly rev: number;
  /** 1 while an approved adjustment is not in the ledger. */
  readonly ledgerDue?: number;
}

export const adjustmentModel = (connection: Connection): Model<AdjustmentDocument> =>
  connection.model<AdjustmentDocument>(
    'ledger_adjustment',
    aggregateSchema<AdjustmentDocument>({
      _id: String,
      rev: { type: Number, default: 0 },
      partyId: { type: Number, index: true },
      amountPaise: Number,
      reason: String,
      by: Number,
      at: Date,
      state: { type: String, index: true },
      decision: Schema.Types.Mixed,
      ledgerDue: { type: Number, index: true },
    }),
    'ledger_adjustments',
  );

export const toAdjustment = ({
  _id,
  rev,
  ledgerDue,
  ...adjustment
}: AdjustmentDocument): Adjustment => ({ requestId: _id, ...adjustment });

const toLedgerMark = ({ state }: Adjustment) => (state === 'approved' ? { ledgerDue: 1 } : {});

export const createAdjustmentRepository = (model: Model<AdjustmentDocument>): AdjustmentStore => {
  const find: AdjustmentStore['find'] = async (requestId) => {
    const document = await model.findById(requestId).lean<AdjustmentDocument | null>();
    return document && toAdjustment(document);
  };
  return {
    find,
    insertOrFind: async (adjustment) => {
      const { requestId, ...fields } = adjustment;
      const document = { _id: requestId, ...fields, ...toLedgerMark(adjustment) };
      if ((await insertAggregate(model, document)) === 'inserted') return adjustment;
      const existing = await find(requestId);
      if (!existing) throw new Error(`adjustment ${requestId} could neither be inserted nor found`);
      return existing;
    },
    saveDecision: async (adjustment) =>
      (await conditionalUpdate(model, {
        id: adjustment.requestId,
        precondition: { state: 'waiting' },
        set: {
          state: adjustment.state,
          decision: adjustment.decision,
          ...toLedgerMark(adjustment),
        },
      })) !== null,
    listWaiting: async ({ page, pageSize }) => {
      const waiting = trustedFilter({ state: 'waiting' });
      const [documents, total] = await Promise.all([
        model
          .find(waiting)
          .sort({ at: 1, _id: 1 })
          .skip((page - 1) * pageSize)
          .limit(pageSize)
          .lean<AdjustmentDocument[]>(),
        model.countDocuments(waiting),
      ]);
      return { adjustments: documents.map(toAdjustment), total };
    },
  };
};
