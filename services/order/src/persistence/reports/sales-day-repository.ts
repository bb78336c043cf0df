import { conditionalUpdate, insertAggregate, trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { SalesDays, SoldItem } from '../../application/ports/sales-days.ts';
import { toFields } from './sales-day-document.ts';
import type { MarkingDocument, SalesDayModels, SoldItemDocument } from './sales-day-models.ts';
import { salesRecordQueries } from './sales-record-queries.ts';

const markingId = 'orders';

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
