import { defaultLocationId } from '@tokri/contracts/slots';
import { Schema } from 'mongoose';
import type { SalesDimension } from '../../domain/reports/order-sales.ts';
import type { SalesDay, SalesSpan } from '../../domain/reports/sales-day.ts';
import type { DayRevision } from '../../domain/reports/sales-months.ts';
import type { Rows, SalesSums, TaxSums } from '../../domain/reports/sales-sums.ts';
import { encodeItemSums } from './item-sums.ts';

type StoredRows<Sums> = readonly (Sums & { readonly key: string })[];
type StoredDimension = Exclude<SalesDimension, 'items'>;

export interface SalesDayDocument extends Readonly<
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

/** The sum of a month, for reports of many days, and the days that were added up. */
export interface SalesMonthDocument extends Omit<SalesDayDocument, 'rev'> {
  readonly days: readonly DayRevision[];
}

const { Mixed } = Schema.Types;

export const salesFields = {
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
};

const toStoredRows = <Sums>(rows: Rows<Sums>): StoredRows<Sums> =>
  Object.entries(rows).map(([key, sums]) => ({ key, ...sums }));
const toRows = <Sums>(rows: StoredRows<Sums>): Rows<Sums> =>
  Object.fromEntries(rows.map(({ key, ...sums }) => [key, sums as Sums]));

export const toFields = ({ totals, deliveries, ...day }: Omit<SalesDay, 'date'>) => ({
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
export const toSpan = (
  day: Omit<SalesDayDocument, 'items' | 'rev'>,
): SalesSpan & { readonly date: string } => ({
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

/** A lean document holds the driver's type for bytes. */
export const toBytes = (items: Buffer | { readonly buffer: Uint8Array }): Uint8Array =>
  Buffer.isBuffer(items) ? items : (items.buffer as Uint8Array);
