import type { QuoteClaims } from '@tokri/contracts/pricing';
import { normalizeCouponCode } from '@tokri/contracts/pricing';
import type { Order, PaymentMethod } from '../order.ts';

export interface OrderRequest {
  readonly userId: number;
  readonly companyId: number;
  readonly pdate: string;
  readonly addressId: number;
  readonly couponCode: string | null;
  readonly paymentMethod: 'online' | 'cod' | 'credit';
  /** The one way of payment that the row is for: O1 online, O2 cash. */
  readonly operationMethod: PaymentMethod;
}

type QuoteError = 'quote-invalid' | 'quote-changed' | 'date-changed' | 'payment-method';
type QuoteRule = (quote: QuoteClaims, request: OrderRequest) => QuoteError | null;

/** A quote is worth something to the user it was given to only. */
export const quoteBelongsToUser: QuoteRule = (quote, request) =>
  quote.userId === request.userId && quote.companyId === request.companyId ? null : 'quote-invalid';
/** A quote without a slot names no fee and no date that hold. */
export const quoteHasSlot: QuoteRule = (quote) => (quote.slot ? null : 'quote-invalid');
/** An empty cart cannot be ordered. */
export const quoteHasLines: QuoteRule = (quote) =>
  quote.lines.length > 0 ? null : 'quote-invalid';
/** The slot's date is the delivery date (architecture.md 3). */
export const datesMatch: QuoteRule = (quote, request) =>
  quote.pdate === request.pdate && quote.slot?.date === request.pdate ? null : 'date-changed';
/** Tax and charge were counted for the quote's address. */
export const addressesMatch: QuoteRule = (quote, request) =>
  quote.addressId === request.addressId ? null : 'quote-changed';
/** The coupon that was quoted is the coupon that is ordered with. */
export const couponsMatch: QuoteRule = (quote, request) =>
  request.couponCode === null || normalizeCouponCode(request.couponCode) === quote.coupon?.code
    ? null
    : 'quote-changed';
/** Online is ordered by O1 and cash by O2; credit is not open yet. */
export const paymentMethodMatchesOperation: QuoteRule = (_quote, request) =>
  request.paymentMethod === request.operationMethod ? null : 'payment-method';

const quoteRules: readonly QuoteRule[] = [
  quoteBelongsToUser,
  quoteHasSlot,
  quoteHasLines,
  datesMatch,
  addressesMatch,
  couponsMatch,
  paymentMethodMatchesOperation,
];

/** The first rule of a quote that does not hold, or null. */
export const checkQuote = (quote: QuoteClaims, request: OrderRequest): QuoteError | null => {
  for (const rule of quoteRules) {
    const code = rule(quote, request);
    if (code) return code;
  }
  return null;
};

/** A hold as it was told. It never changes its slot or its customer. */
export interface KnownHold {
  readonly slotId: number;
  readonly userId: number;
}

/** What is known of a hold that cannot become this order's place: it is somebody else's, or the quote names another slot. Nothing is known of many. */
export const checkHold = (
  hold: KnownHold | undefined,
  { userId, slot }: Pick<QuoteClaims, 'userId' | 'slot'>,
): 'hold-expired' | 'quote-changed' | null => {
  if (!hold) return null;
  if (hold.userId !== userId) return 'hold-expired';
  return hold.slotId === slot?.slotId ? null : 'quote-changed';
};

/** Orders that are placed with one hold at most, all but the last of them rejected. */
export const maxAttemptsPerHold = 5;

/**
 * The order that a try answers, of those that its hold has: one that was not rejected, or the one of the very quote, so that a repeat is no new order.
 * After a rejection the hold can be ordered with again by another quote: it may live, and delivery-slot decides whether it does.
 */
export const findRepeatedOrder = (
  ordersOfHold: readonly Order[],
  quoteId: string,
): Order | undefined =>
  ordersOfHold.find((order) => order.status !== 'Rejected' || order.quoteId === quoteId);
