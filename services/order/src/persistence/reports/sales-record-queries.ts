import { trustedFilter } from '@tokri/service-kit/mongo';
import type { SalesDays, SalesMonths } from '../../application/ports/sales-days.ts';
import { sumSalesDays } from '../../domain/reports/sales-day.ts';
import {
  groupByMonth,
  isSumOf,
  monthOf,
  wholeMonths,
  type DayRevision,
} from '../../domain/reports/sales-months.ts';
import { sumEncodedItems } from './item-sums.ts';
import {
  toBytes,
  toFields,
  toSpan,
  type SalesDayDocument,
  type SalesMonthDocument,
} from './sales-day-document.ts';
import type { SalesDayModels } from './sales-day-models.ts';

type Models = Pick<SalesDayModels, 'days' | 'months'>;
type StoredPart = Omit<SalesDayDocument, 'rev'>;
type DayTotals = Pick<SalesDayDocument, '_id' | 'rev' | 'totals' | 'deliveries'>;
type DayId = Pick<SalesDayDocument, '_id' | 'rev'>;

const inSpan = (fromDate: string, toDate: string) =>
  trustedFilter({ _id: { $gte: fromDate, $lte: toDate } });
const withIds = (ids: readonly string[]) => trustedFilter({ _id: { $in: [...ids] } });
const toRevision = ({ _id, rev }: DayId): DayRevision => ({ date: _id, revision: rev });

/** A sum of a month in place of its days, unless one of them has changed since it was built. */
const chooseParts = (
  days: readonly DayRevision[],
  months: readonly SalesMonthDocument[],
): { readonly months: readonly SalesMonthDocument[]; readonly dates: readonly string[] } => {
  const daysOf = groupByMonth(days);
  const valid = months.filter((month) => isSumOf(month.days, daysOf.get(month._id) ?? []));
  const summed = new Set(valid.map(({ _id }) => _id));
  return {
    months: valid,
    dates: days.flatMap(({ date }) => (summed.has(monthOf(date)) ? [] : [date])),
  };
};

const readParts = async <Day extends DayId>(
  { days, months }: Models,
  [fromDate, toDate]: readonly [fromDate: string, toDate: string],
  fields: {
    readonly days: Readonly<Record<string, 1>>;
    readonly parts: Readonly<Record<string, 0 | 1>>;
  },
): Promise<{ readonly days: readonly Day[]; readonly parts: readonly StoredPart[] }> => {
  const whole = wholeMonths(fromDate, toDate);
  const [stored, sums] = await Promise.all([
    days
      .find(inSpan(fromDate, toDate))
      .select({ ...fields.days, rev: 1 })
      .sort({ _id: 1 })
      .lean<Day[]>(),
    whole.length === 0
      ? []
      : months.find(withIds(whole)).select(fields.parts).lean<SalesMonthDocument[]>(),
  ]);
  const chosen = chooseParts(stored.map(toRevision), sums);
  const rest =
    chosen.dates.length === 0
      ? []
      : await days.find(withIds(chosen.dates)).select(fields.parts).lean<StoredPart[]>();
  return { days: stored, parts: [...chosen.months, ...rest] };
};

export const salesRecordQueries = (models: Models): Pick<SalesDays, 'read' | 'sumItems'> => ({
  read: async (fromDate, toDate) => {
    const { days, parts } = await readParts<DayTotals>(models, [fromDate, toDate], {
      days: { totals: 1, deliveries: 1 },
      parts: { items: 0 },
    });
    return {
      days: days.map(({ _id, totals, deliveries }) => ({ date: _id, totals, deliveries })),
      parts: parts.map(toSpan),
    };
  },
  sumItems: async (fromDate, toDate) => {
    const { parts } = await readParts(models, [fromDate, toDate], {
      days: {},
      parts: { items: 1, days: 1 },
    });
    return sumEncodedItems(parts.map(({ items }) => toBytes(items)));
  },
});

export const createSalesMonths = ({ days, months }: Models): SalesMonths => ({
  listOutdated: async (month) => {
    const [stored, sums] = await Promise.all([
      days
        .find(trustedFilter({ _id: { $lt: month } }))
        .select({ rev: 1 })
        .lean<DayId[]>(),
      months.find().select({ days: 1 }).lean<Pick<SalesMonthDocument, '_id' | 'days'>[]>(),
    ]);
    const summed = new Map(sums.map((sum) => [sum._id, sum.days]));
    return [...groupByMonth(stored.map(toRevision))].flatMap(([name, current]) =>
      isSumOf(summed.get(name) ?? [], current) ? [] : [name],
    );
  },
  build: async (month) => {
    const stored = await days.find(inSpan(`${month}-01`, `${month}-31`)).lean<SalesDayDocument[]>();
    const items = sumEncodedItems(stored.map((day) => toBytes(day.items)));
    const sum = {
      ...sumSalesDays(stored.map(toSpan)),
      items: Object.fromEntries(items.map(({ itemId, ...sums }) => [itemId, sums])),
    };
    await months.updateOne(
      { _id: month },
      { $set: { ...toFields(sum), days: stored.map(toRevision) } },
      { upsert: true },
    );
  },
});
