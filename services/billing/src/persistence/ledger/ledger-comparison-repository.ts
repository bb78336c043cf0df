import { shopDate } from '@tokri/contracts/dates';
import { aggregateSchema, conditionalUpdate } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { LedgerComparisonStore } from '../../application/ports/ledger.ts';
import type { LedgerComparison } from '../../domain/ledger/compare-ledger.ts';

interface LedgerComparisonDocument extends LedgerComparison {
  /** The day on which the ledgers were compared. */
  readonly _id: string;
  readonly rev: number;
}

export const ledgerComparisonModel = (connection: Connection): Model<LedgerComparisonDocument> =>
  connection.model<LedgerComparisonDocument>(
    'ledger_comparison',
    aggregateSchema<LedgerComparisonDocument>({
      _id: String,
      rev: { type: Number, default: 0 },
      comparedAt: Date,
      parties: Number,
      differencePaise: Number,
      differences: Schema.Types.Mixed,
    }),
    'ledger_comparisons',
  );

export const createLedgerComparisonRepository = (
  model: Model<LedgerComparisonDocument>,
): LedgerComparisonStore => ({
  save: async (comparison) => {
    await conditionalUpdate(model, {
      id: shopDate(comparison.comparedAt),
      set: { ...comparison },
      insertIfMissing: {},
    });
  },
  findLast: async () => {
    const document = await model
      .findOne()
      .sort({ _id: -1 })
      .lean<LedgerComparisonDocument | null>();
    if (!document) return null;
    const { _id, rev, ...comparison } = document;
    return comparison;
  },
});
