import { toPaise, toRupees } from '@tokri/contracts/money';
import { maxRateForTotal, rateWithTax } from '@tokri/contracts/pricing';

export interface CheckedPrice {
  /** All sums in rupees; null where the text is no amount. */
  readonly rate: number | null;
  readonly mrp: number | null;
  readonly total: number | null;
  readonly isAboveMrp: boolean;
}

const parseRupees = (text: string): number | null => {
  const sum = Number(text.trim());
  return /^\d{1,8}(\.\d{1,2})?$/.test(text.trim()) && sum > 0 ? sum : null;
};

export interface TotalInput {
  /** What customers pay, with tax. */
  readonly total: string;
  readonly mrp: string;
  readonly taxPercent: number;
  /** The rate that applies now; it stays when it has the same total. */
  readonly rateNow?: number | undefined;
}

/**
 * Checks a price as customers pay it. Not every total has a rate in whole paise; the highest rate
 * that stays within it is taken, so `total` may be a paisa or two less than what was typed.
 */
export const checkTotal = ({ total, mrp, taxPercent, rateNow = 0 }: TotalInput): CheckedPrice => {
  const [typed, mrpRupees] = [parseRupees(total), parseRupees(mrp)];
  const taxBasisPoints = Math.round(taxPercent * 100);
  const totalOf = (rate: number): number => toRupees(rateWithTax(toPaise(rate), taxBasisPoints));
  const highest = typed === null ? 0 : toRupees(maxRateForTotal(toPaise(typed), taxBasisPoints));
  const rate = rateNow > 0 && totalOf(rateNow) === typed ? rateNow : highest;
  return {
    rate: rate > 0 ? rate : null,
    mrp: mrpRupees,
    total: rate > 0 ? totalOf(rate) : null,
    isAboveMrp: typed !== null && mrpRupees !== null && typed > mrpRupees,
  };
};
