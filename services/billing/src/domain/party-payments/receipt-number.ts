import { financialYear } from '@tokri/contracts/dates';
import { billSeries, receiptPrefix } from '@tokri/contracts/orders';

/** `issuedOn` is the day of the receipt, not the one on which the money came. */
export const receiptSeries = (issuedOn: string): string =>
  billSeries(receiptPrefix, financialYear(issuedOn));
