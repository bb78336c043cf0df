import { toPaise, toRupees } from '@tokri/contracts/money';
import { maxRateForTotal, rateWithTax } from '@tokri/contracts/pricing';

export interface PriceInput {
  readonly rate: string;
  readonly mrp: string;
  readonly taxPercent: number;
}

export interface CheckedPrice {
  /** All sums in rupees; null where the text is no amount. */
  readonly rate: number | null;
  readonly mrp: number | null;
  readonly total: number | null;
  readonly isAboveMrp: boolean;
  /** The highest rate before tax that the MRP allows. */
  readonly highestRate: number | null;
}

const parseRupees = (text: string): number | null => {
  const sum = Number(text.trim());
  return /^\d{1,8}(\.\d{1,2})?$/.test(text.trim()) && sum > 0 ? sum : null;
};

/** Checks a typed price as the catalog does: the rate with tax must not exceed the MRP. */
export const checkPrice = ({ rate, mrp, taxPercent }: PriceInput): CheckedPrice => {
  const [rateRupees, mrpRupees] = [parseRupees(rate), parseRupees(mrp)];
  const taxBasisPoints = Math.round(taxPercent * 100);
  const total =
    rateRupees === null ? null : toRupees(rateWithTax(toPaise(rateRupees), taxBasisPoints));
  return {
    rate: rateRupees,
    mrp: mrpRupees,
    total,
    isAboveMrp: total !== null && mrpRupees !== null && total > mrpRupees,
    highestRate:
      mrpRupees === null ? null : toRupees(maxRateForTotal(toPaise(mrpRupees), taxBasisPoints)),
  };
};
