import type { EditedItem } from '@tokri/contracts/api';
import { today } from '@tokri/web-kit/ui';
import { checkTotal, type CheckedPrice } from '../price-change.ts';

interface DatedTax {
  readonly fromDate: string;
  readonly taxPercent: string;
}

/** With what the form changes about it. */
export const taxPercentToday = (
  taxes: readonly DatedTax[],
  saved: EditedItem['Taxes'] = [],
): number =>
  Number(
    taxes.findLast(({ fromDate }) => fromDate <= today())?.taxPercent ??
      saved.findLast(({ FromDate }) => FromDate <= today())?.TaxPercent ??
      0,
  );

interface PackPrice {
  /** What customers pay, with tax. */
  readonly price: string;
  readonly mrp: string;
}

export const checkPackPrice = ({ price, mrp }: PackPrice, taxPercent: number): CheckedPrice =>
  checkTotal({ total: price, mrp, taxPercent });

/** Of a form without errors. */
export const toPackPriceBody = (
  pack: PackPrice & { readonly stock: string },
  taxPercent: number,
) => ({
  Rate: checkPackPrice(pack, taxPercent).rate ?? 0,
  Mrp: Number(pack.mrp),
  Stock: Number(pack.stock),
});
