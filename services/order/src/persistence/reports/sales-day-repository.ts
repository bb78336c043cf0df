import { defaultLocationId } from '@tokri/contracts/slots';
import {
  aggregateSchema,
  conditionalUpdate,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { SalesDays, SoldItem } from '../../application/ports/sales-days.ts';
import type { SalesDimension } from '../../domain/reports/order-sales.ts';
import type { SalesDay, SalesSpan } from '../../domain/reports/sales-day.ts';
import type { Rows, SalesSums, TaxSums } from '../../domain/reports/sales-sums.ts';
import { encodeItemSums, sumEncodedItems } from './item-sums.ts';

type StoredRows<Sums> = readonly (Sums & { readonly key: string })[];
type StoredDimension = Exclude<SalesDimension, 'items'>;

interface SalesDayDocument extends Readonly<
  Record<Exclude<StoredDimension, 'locations'>, StoredRows<SalesSums>>
> {
  readonly _id: string;
  readonly rev: number;
  readonly totals: SalesSums;
  readonly deliveries: SalesDay['deliveries'];
  readonly taxes: StoredRows<TaxSums>;
  /** Missing in days from before stock had locations: all of it was that of the default one. */
  readonly locations?: StoredRows<SalesSums>;
  readonly items: Buffer;
}

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
      totals: Mixed,
      deliveries: Mixed,
      slots: [Mixed],
      categories: [Mixed],
      pincodes: [Mixed],
      locations: { type: [Mixed], default: undefined },
      offers: [Mixed],
      coupons: [Mixed],
      taxes: [Mixed],
      items: Buffer,
    }),
    'sales-days',
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

const toStoredRows = <Sums>(rows: Rows<Sums>): StoredRows<Sums> =>
  Object.entries(rows).map(([key, sums]) => ({ key, ...sums }));
const toRows = <Sums>(rows: StoredRows<Sums>): Rows<Sums> =>
  Object.fromEntries(rows.map(({ key, ...sums }) => [key, sums as Sums]));

const toFields = ({ totals, deliveries, ...day }: SalesDay) => ({
  totals,
  deliveries,
  slots: toStoredRows(day.slots),
  categories: toStoredRows(day.categories),
  pincodes: toStoredRows(day.pincodes),
  locations: toStoredRows(day.locations),
  offers: toStoredRows(day.offers),
  coupons: toStoredRows(day.coupons),
  taxes: toStoredRows(day.taxes),
  items: encodeItemSums(day.items),
});
const toSpan = (day: SalesDayDocument): SalesSpan & { readonly date: string } => ({
  date: day._id,
  totals: day.totals,
  deliveries: day.deliveries,
  slots: toRows(day.slots),
  categories: toRows(day.categories),
  pincodes: toRows(day.pincodes),
  locations: day.locations ? toRows(day.locations) : { [defaultLocationId]: day.totals },
  offers: toRows(day.offers),
  coupons: toRows(day.coupons),
  taxes: toRows(day.taxes),
});

const inSpan = (fromDate: string, toDate: string) =>
  trustedFilter({ _id: { $gte: fromDate, $lte: toDate } });

/** A lean document holds the driver's type for bytes. */
const toBytes = (items: Buffer | { readonly buffer: Uint8Array }): Uint8Array =>
  Buffer.isBuffer(items) ? items : (items.buffer as Uint8Array);

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
  soldItems,
  marking,
}: SalesDayModels): SalesDays => ({
  ...itemRepository(soldItems),
  findRevision: async (date) =>
    (await days.findById(date).select({ rev: 1 }).lean<{ rev: number } | null>())?.rev ?? null,
  save: async (day, revision) =>
    revision === null
      ? (await insertAggregate(days, { _id: day.date, ...toFields(day) })) === 'inserted'
      : (await conditionalUpdate(days, { id: day.date, rev: revision, set: toFields(day) })) !==
        null,
  list: async (fromDate, toDate) =>
    (
      await days
        .find(inSpan(fromDate, toDate))
        .select({ items: 0 })
        .sort({ _id: 1 })
        .lean<SalesDayDocument[]>()
    ).map(toSpan),
  sumItems: async (fromDate, toDate) =>
    sumEncodedItems(
      (
        await days
          .find(inSpan(fromDate, toDate))
          .select({ items: 1 })
          .lean<Pick<SalesDayDocument, 'items'>[]>()
      ).map(({ items }) => toBytes(items)),
    ),
  readMarkedUpTo: async () => {
    const stored = await marking.findById(markingId).lean<MarkingDocument | null>();
    return stored ? stored.markedUpTo : 0;
  },
  recordMarkedUpTo: async (markedUpTo) => {
    await marking.updateOne({ _id: markingId }, { $set: { markedUpTo } }, { upsert: true });
  },
});
