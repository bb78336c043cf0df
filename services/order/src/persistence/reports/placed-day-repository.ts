import { aggregateSchema, insertAggregate, trustedFilter } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { ReportTotals } from '../../domain/reports/report-totals.ts';
import type { PlacedDays } from '../../application/ports/placed-days.ts';
import type { OrderDocument } from '../order-document.ts';

interface PlacedDayDocument {
  readonly _id: string;
  readonly rev: number;
  /** Absent after the day was invalidated. */
  readonly sums?: ReportTotals;
}

export const placedDayModel = (connection: Connection): Model<PlacedDayDocument> =>
  connection.model<PlacedDayDocument>(
    'placed-day',
    aggregateSchema<PlacedDayDocument>({
      _id: String,
      rev: { type: Number, default: 0 },
      sums: Schema.Types.Mixed,
    }),
    'placed-days',
  );

export const createPlacedDayRepository = (
  model: Model<PlacedDayDocument>,
  orders: Model<OrderDocument>,
): PlacedDays => ({
  findFirstDay: async () => {
    const first = await orders
      .findOne()
      .sort({ day: 1 })
      .select({ day: 1 })
      .lean<Pick<OrderDocument, 'day'> | null>();
    return first?.day ?? null;
  },
  listSums: async (fromDate, toDate) => {
    const found = await model
      .find(trustedFilter({ _id: { $gte: fromDate, $lte: toDate } }))
      .lean<PlacedDayDocument[]>();
    return new Map(found.flatMap(({ _id, sums }) => (sums ? [[_id, sums] as const] : [])));
  },
  findRevision: async (day) =>
    (await model.findById(day).select({ rev: 1 }).lean<{ rev: number } | null>())?.rev ?? null,
  save: async (day, sums, rev) => {
    if (rev === null) await insertAggregate(model, { _id: day, rev: 0, sums });
    else await model.updateOne({ _id: day, rev }, { $set: { sums } });
  },
  invalidate: async (days) => {
    for (const day of days)
      await model.updateOne(
        { _id: day },
        { $inc: { rev: 1 }, $unset: { sums: '' } },
        { upsert: true },
      );
  },
});
