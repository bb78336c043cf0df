import { financialYear, shopDate } from '@tokri/contracts/dates';
import { billSeries, receiptPrefix } from '@tokri/contracts/orders';
import type { PartyPayment } from './party-payment.ts';

/** The day of its receipt and of its receipt voucher. */
export const receiptDate = ({
  at,
  online,
  receivedOn,
}: Pick<PartyPayment, 'at' | 'online' | 'receivedOn'>): string =>
  online ? receivedOn : shopDate(at);

/**
 * Of the day on which staff recorded the payment or the provider captured it: both are stored, so a
 * repeat after a crash takes its number from the same series.
 */
export const receiptSeries = (payment: Parameters<typeof receiptDate>[0]): string =>
  billSeries(receiptPrefix, financialYear(receiptDate(payment)));
