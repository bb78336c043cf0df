import { financialYear } from '@tokri/contracts/dates';
import {
  billPrefixesOf,
  billSeries as toSeries,
  isVoucherKind,
  voucherPrefixes,
  type BillKind,
  type DatedBillPrefixes,
} from '@tokri/contracts/orders';

export const billSeries = (
  { kind, date }: { readonly kind: BillKind; readonly date: string },
  dated: readonly DatedBillPrefixes[],
): string => {
  if (kind === 'OrderConfirmation') throw new RangeError('an order confirmation has no number');
  const year = financialYear(date);
  const prefix = isVoucherKind(kind) ? voucherPrefixes[kind] : billPrefixesOf(dated, year)[kind];
  return toSeries(prefix, year);
};
