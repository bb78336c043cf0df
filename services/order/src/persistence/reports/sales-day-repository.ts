import {
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { SalesDays, SoldItem } from '../../application/ports/sales-days.ts';
import {
  salesFields,
  toFields,
  type SalesDayDocument,
  type SalesMonthDocument,
} from './sales-day-document.ts';
import { salesRecordQueries } from './sales-record-queries.ts';

interface SoldItemDocument extends Omit<SoldItem, 'itemId'> {
  readonly _id: number;
}

interface MarkingDocument {
  readonly _id: string;
  readonly markedUpTo: number | null;
}

const { Mixed } = Schema.Types;
const markingId = 'orders';

export const salesDayModels = (connection: Connection) => ({
  days: connection.model<SalesDayDocument>(
    'sales-day',
    aggregateSchema<SalesDayDocument>({
      _id: String,
      rev: { type: Number, default: 0 },
      ...salesFields,
    }),
    'sales-days',
  ),
  months: connection.model<SalesMonthDocument>(
    'sales-month',
    aggregateSchema<SalesMonthDocument>({ _id: String, days: [Mixed], ...salesFields }),
    'sales-months',
  ),
  soldItems: connection.model<SoldItemDocument>(
    'sold-item',
    aggregateSchema<SoldItemDocument>({
      _id: Number,
      name: String,
      hindiName: String,
      itemGroupId: Number,
    }),
    'sold-items',
  ),
  marking: connection.model<MarkingDocument>(
    'sales-marking',
    aggregateSchema<MarkingDocument>({ _id: String, markedUpTo: Number }),
    'sales-markings',
  ),
});
export type SalesDayModels = ReturnType<typeof salesDayModels>;

const itemRepository = (
  soldItems: Model<SoldItemDocument>,
): Pick<SalesDays, 'saveItems' | 'listItems'> => {
  const written = new Map<number, string>();
  const toText = ({ name, hindiName, itemGroupId }: SoldItem): string =>
    JSON.stringify([name, hindiName, itemGroupId]);
  return {
    saveItems: async (items) => {
      const changed = items.filter((item) => written.get(item.itemId) !== toText(item));
      if (changed.length === 0) return;
      await soldItems.bulkWrite(
        changed.map(({ itemId, ...fields }) => ({
          updateOne: { filter: { _id: itemId }, update: { $set: fields }, upsert: true },
        })) as never,
        { ordered: false },
      );
      for (const item of changed) written.set(item.itemId, toText(item));
    },
    listItems: async (itemIds) => {
      const found = await soldItems
        .find(trustedFilter({ _id: { $in: [...itemIds] } }))
        .lean<SoldItemDocument[]>();
      return new Map(found.map(({ _id, ...fields }) => [_id, { ...fields, itemId: _id }]));
    },
  };
};

export const createSalesDayRepository = ({
  days,
  months,
  soldItems,
  marking,
}: SalesDayModels): SalesDays => ({
  ...itemRepository(soldItems),
  ...salesRecordQueries({ days, months }),
  findRevision: async (date) =>
    (await days.findById(date).select({ rev: 1 }).lean<{ rev: number } | null>())?.rev ?? null,
  save: async (day, revision) =>
    revision === null
      ? (await insertAggregate(days, { _id: day.date, ...toFields(day) })) === 'inserted'
      : (await conditionalUpdate(days, { id: day.date, rev: revision, set: toFields(day) })) !==
        null,
  readMarkedUpTo: async () => {
    const stored = await marking.findById(markingId).lean<MarkingDocument | null>();
    return stored ? stored.markedUpTo : 0;
  },
  recordMarkedUpTo: async (markedUpTo) => {
    await marking.updateOne({ _id: markingId }, { $set: { markedUpTo } }, { upsert: true });
  },
});
