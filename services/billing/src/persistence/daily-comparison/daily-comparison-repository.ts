import type { PaymentProvider } from '@tokri/contracts/platform';
import { aggregateSchema, conditionalUpdate, trustedFilter } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { DailyComparisonStore } from '../../application/ports/daily-comparisons.ts';
import type { DailyComparison } from '../../domain/daily-comparison/daily-comparison.ts';

interface DailyComparisonDocument extends DailyComparison {
  readonly _id: string;
  readonly rev: number;
}

export const dailyComparisonModel = (connection: Connection): Model<DailyComparisonDocument> =>
  connection.model<DailyComparisonDocument>(
    'daily_comparison',
    aggregateSchema<DailyComparisonDocument>({
      _id: String,
      rev: { type: Number, default: 0 },
      provider: String,
      date: { type: String, index: true },
      comparedAt: Date,
      books: Schema.Types.Mixed,
      acknowledgements: { type: [Schema.Types.Mixed], default: () => [] },
    }),
    'daily_comparisons',
  );

const toId = (provider: PaymentProvider, date: string): string => `${provider}:${date}`;

const toComparison = ({
  provider,
  date,
  comparedAt,
  books,
  acknowledgements,
}: DailyComparisonDocument): DailyComparison => ({
  provider,
  date,
  comparedAt,
  books,
  acknowledgements,
});

export const createDailyComparisonRepository = (
  model: Model<DailyComparisonDocument>,
): DailyComparisonStore => ({
  save: async ({ provider, date, comparedAt, books }) => {
    await conditionalUpdate(model, {
      id: toId(provider, date),
      set: { comparedAt, books },
      insertIfMissing: { provider, date, acknowledgements: [] },
    });
  },
  find: async (provider, date) => {
    const document = await model
      .findById(toId(provider, date))
      .lean<DailyComparisonDocument | null>();
    return document && toComparison(document);
  },
  listBetween: async (fromDate, toDate) =>
    (
      await model
        .find(trustedFilter({ date: { $gte: fromDate, $lte: toDate } }))
        .sort({ date: -1, _id: 1 })
        .lean<DailyComparisonDocument[]>()
    ).map(toComparison),
  acknowledge: async (provider, date, acknowledgement) =>
    (await conditionalUpdate(model, {
      id: toId(provider, date),
      precondition: {
        'acknowledgements.differenceId': { $ne: acknowledgement.differenceId },
      },
      push: { acknowledgements: acknowledgement },
    })) !== null,
});
