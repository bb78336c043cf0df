import { shopDate, shopTime } from '@tokri/contracts/dates';
import { defaultLocationId } from '@tokri/contracts/slots';
import type { QuotedLine } from '@tokri/contracts/pricing';
import { currentContents, type HistoryEntry, type Order } from '../order.ts';
import { addSums, negate, noSales, type SalesSums, type TaxSums } from './sales-sums.ts';

export type CountedOrder = Pick<
  Order,
  | 'lines'
  | 'totals'
  | 'taxSummary'
  | 'coupon'
  | 'packed'
  | 'history'
  | 'slot'
  | 'pdate'
  | 'locationId'
> & { readonly address: Pick<Order['address'], 'pincode'> };

const timeOf = ({ history }: CountedOrder, status: HistoryEntry['status']): Date | undefined =>
  history.find((entry) => entry.status === status)?.at;

interface CountedDates {
  readonly sold?: string;
  readonly returned?: string;
  readonly delivered?: string;
}

/**
 * An order is sold on the day it is packed, when its bill is issued, and returned on the day it is
 * cancelled after that, when its credit note is issued. A delivery counts on the delivery date.
 */
export const countedDates = (order: CountedOrder): CountedDates => {
  const packedAt = timeOf(order, 'Packed');
  const cancelledAt = timeOf(order, 'Cancelled');
  return {
    ...(packedAt ? { sold: shopDate(packedAt) } : {}),
    ...(packedAt && cancelledAt ? { returned: shopDate(cancelledAt) } : {}),
    ...(timeOf(order, 'Delivered') ? { delivered: order.pdate } : {}),
  };
};

/** The days in whose figures the order counts. */
export const listSalesDates = (order: CountedOrder): readonly string[] =>
  [...new Set(Object.values(countedDates(order) as Record<string, string>))].sort();

export const isOnTime = (order: CountedOrder): boolean => {
  const deliveredAt = timeOf(order, 'Delivered');
  if (!deliveredAt) return false;
  const date = shopDate(deliveredAt);
  return date < order.pdate || (date === order.pdate && shopTime(deliveredAt) <= order.slot.end);
};

const toLineSums = (line: QuotedLine): SalesSums => ({
  ...noSales,
  orders: 1,
  units: line.quantity,
  taxablePaise: line.taxablePaise,
  taxPaise: line.cgstPaise + line.sgstPaise + line.igstPaise,
  totalPaise: line.totalPaise,
  discountPaise:
    line.offerId === 0
      ? 0
      : line.rateWithTaxPaise * line.quantity - (line.totalBeforeCouponPaise ?? line.totalPaise),
});

export type SalesDimension =
  'slots' | 'categories' | 'pincodes' | 'locations' | 'offers' | 'coupons' | 'items';
type KeyedSums = readonly [key: string, sums: SalesSums];

/** Lines of one order with the same key count as one order. */
const groupLines = (
  lines: readonly QuotedLine[],
  keyOf: (line: QuotedLine) => string,
): readonly KeyedSums[] => {
  const rows = new Map<string, SalesSums>();
  for (const line of lines) {
    const row = rows.get(keyOf(line));
    const sums = toLineSums(line);
    rows.set(keyOf(line), row ? addSums(row, { ...sums, orders: 0 }) : sums);
  }
  return [...rows];
};

export interface Contribution {
  readonly totals: SalesSums;
  readonly rows: Readonly<Record<SalesDimension, readonly KeyedSums[]>>;
  readonly taxes: readonly (readonly [key: string, sums: TaxSums])[];
}

export const toContribution = (order: CountedOrder): Contribution => {
  const { totals, taxSummary, coupon, lines: allLines } = currentContents(order as Order);
  const lines = allLines.filter(({ quantity }) => quantity > 0);
  const sums: SalesSums = {
    orders: 1,
    returns: 0,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    taxablePaise: totals.taxablePaise + totals.deliveryChargePaise + totals.slotFeePaise,
    taxPaise: totals.cgstPaise + totals.sgstPaise + totals.igstPaise + totals.deliveryTaxPaise,
    totalPaise: totals.payablePaise,
    discountPaise:
      lines.reduce((sum, line) => sum + toLineSums(line).discountPaise, 0) +
      (coupon?.amountPaise ?? 0),
  };
  const { slot, address, locationId = defaultLocationId } = order;
  return {
    totals: sums,
    rows: {
      slots: [[`${slot.start}-${slot.end}`, sums]],
      pincodes: [[address.pincode, sums]],
      locations: [[String(locationId), sums]],
      categories: groupLines(lines, ({ itemGroupId }) => String(itemGroupId)),
      items: groupLines(lines, ({ itemId }) => String(itemId)),
      offers: groupLines(
        lines.filter(({ offerId }) => offerId > 0),
        ({ offerId }) => String(offerId),
      ),
      coupons: coupon ? [[coupon.code, { ...sums, discountPaise: coupon.amountPaise }]] : [],
    },
    taxes: taxSummary.map(({ taxBasisPoints, ...tax }) => [
      String(taxBasisPoints),
      {
        taxablePaise: tax.taxablePaise,
        cgstPaise: tax.cgstPaise,
        sgstPaise: tax.sgstPaise,
        igstPaise: tax.igstPaise,
      },
    ]),
  };
};

const toReturn = (sums: SalesSums): SalesSums => ({
  ...negate(sums),
  orders: 0,
  returns: sums.orders,
});
export const toReturnContribution = ({ totals, rows, taxes }: Contribution): Contribution => ({
  totals: toReturn(totals),
  rows: Object.fromEntries(
    Object.entries(rows).map(([name, entries]) => [
      name,
      entries.map(([key, sums]) => [key, toReturn(sums)] as const),
    ]),
  ) as unknown as Contribution['rows'],
  taxes: taxes.map(([key, sums]) => [key, negate(sums)] as const),
});
