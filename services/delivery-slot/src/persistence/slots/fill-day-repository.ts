import { aggregateSchema, trustedFilter } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { FillDay, FillDays } from '../../application/ports/fill-days.ts';
import type { FillSums } from '../../domain/slots/slot-fill.ts';

type StoredRow<Key> = FillSums & { readonly key: Key };

export interface FillDayDocument {
  /** The date. */
  readonly _id: string;
  readonly totals: FillSums;
  readonly times: readonly StoredRow<string>[];
  readonly groups: readonly StoredRow<number>[];
}

const { Mixed } = Schema.Types;

export const fillDayModel = (connection: Connection): Model<FillDayDocument> =>
  connection.model<FillDayDocument>(
    'fill-day',
    aggregateSchema<FillDayDocument>({
      _id: String,
      totals: Mixed,
      times: [Mixed],
      groups: [Mixed],
    }),
    'fill-days',
  );

const toRows = <Key>(sums: ReadonlyMap<Key, FillSums>): readonly StoredRow<Key>[] =>
  [...sums].map(([key, row]) => ({ key, ...row }));
const toSums = <Key>(rows: readonly StoredRow<Key>[]): ReadonlyMap<Key, FillSums> =>
  new Map(rows.map(({ key, ...sums }) => [key, sums]));

/** A day without counted slots has no entry, as in a sum over slots. */
const toFillDay = ({ _id: date, totals, times, groups }: FillDayDocument): FillDay => ({
  date,
  fill: {
    totals,
    days: new Map(totals.slots > 0 ? [[date, totals]] : []),
    times: toSums(times),
    groups: toSums(groups),
  },
});

export const createFillDayRepository = (model: Model<FillDayDocument>): FillDays => ({
  listDates: async () => {
    const found = await model.find().select({ _id: 1 }).lean<Pick<FillDayDocument, '_id'>[]>();
    return new Set(found.map(({ _id }) => _id));
  },
  list: async (fromDate, toDate) =>
    (
      await model
        .find(trustedFilter({ _id: { $gte: fromDate, $lte: toDate } }))
        .sort({ _id: 1 })
        .lean<FillDayDocument[]>()
    ).map(toFillDay),
  record: async ({ date, fill: { totals, times, groups } }) => {
    const set = { totals, times: toRows(times), groups: toRows(groups) };
    await model.updateOne({ _id: date }, { $set: set }, { upsert: true });
  },
});
