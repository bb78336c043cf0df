import { financialYear, shopDate } from '@tokri/contracts/dates';
import { billSeries, receiptPrefix } from '@tokri/contracts/orders';
import type { PartyPayment } from './party-payment.ts';

/**
 * Of the day on which staff recorded the payment or the provider captured it: both are stored, so a
 * repeat after a crash takes its number from the same series.
 */
export const receiptSeries = ({
  at,
  online,
  receivedOn,
}: Pick<PartyPayment, 'at' | 'online' | 'receivedOn'>): string =>
  billSeries(receiptPrefix, financialYear(online ? receivedOn : shopDate(at)));
