import type { QuoteClaims } from '@tokri/contracts';
import { couponCodeOf } from '@tokri/contracts/price';
import type { Order, PaymentMethod } from './order.ts';

export interface OrderRequest {
  readonly userId: number;
  readonly companyId: number;
  readonly pdate: string;
  readonly addressId: number;
  readonly couponCode: string | null;
  readonly paymentMethod: 'online' | 'cod' | 'credit';
  /** The one way of payment that the row is for: O1 online, O2 cash. */
  readonly rowMethod: PaymentMethod;
}

type Refusal = 'quote-invalid' | 'quote-changed' | 'date-changed' | 'payment-method';
type Rule = (quote: QuoteClaims, request: OrderRequest) => Refusal | null;

/** A quote is worth something to the user it was given to only. */
export const quoteIsOfThisUser: Rule = (quote, request) =>
  quote.userId === request.userId && quote.companyId === request.companyId ? null : 'quote-invalid';
/** A quote without a slot names no fee and no date that hold. */
export const quoteNamesASlot: Rule = (quote) => (quote.slot ? null : 'quote-invalid');
/** An empty cart cannot be ordered. */
export const quoteHasLines: Rule = (quote) => (quote.lines.length > 0 ? null : 'quote-invalid');
/** The slot's date is the delivery date (architecture.md 3). */
export const datesAgree: Rule = (quote, request) =>
  quote.pdate === request.pdate && quote.slot?.date === request.pdate ? null : 'date-changed';
/** Tax and charge were counted for the quote's address. */
export const addressesAgree: Rule = (quote, request) =>
  quote.addressId === request.addressId ? null : 'quote-changed';
/** The coupon that was quoted is the coupon that is ordered with. */
export const couponsAgree: Rule = (quote, request) =>
  request.couponCode === null || couponCodeOf(request.couponCode) === quote.coupon?.code
    ? null
    : 'quote-changed';
/** Online is ordered by O1 and cash by O2; credit is not open yet. */
export const paymentMethodFitsRow: Rule = (_quote, request) =>
  request.paymentMethod === request.rowMethod ? null : 'payment-method';

const rules: readonly Rule[] = [
  quoteIsOfThisUser,
  quoteNamesASlot,
  quoteHasLines,
  datesAgree,
  addressesAgree,
  couponsAgree,
  paymentMethodFitsRow,
];

/** The first rule of a quote that does not hold, or null. */
export const quoteRefusal = (quote: QuoteClaims, request: OrderRequest): Refusal | null => {
  for (const rule of rules) {
    const refusal = rule(quote, request);
    if (refusal) return refusal;
  }
  return null;
};

/** A hold as it was told. It never changes its slot or its customer. */
export interface KnownHold {
  readonly slotId: number;
  readonly userId: number;
}

/** What is known of a hold that cannot become this order's place: it is somebody else's, or the quote names another slot. Nothing is known of many. */
export const holdRefusal = (
  hold: KnownHold | undefined,
  { userId, slot }: Pick<QuoteClaims, 'userId' | 'slot'>,
): 'hold-expired' | 'quote-changed' | null => {
  if (!hold) return null;
  if (hold.userId !== userId) return 'hold-expired';
  return hold.slotId === slot?.slotId ? null : 'quote-changed';
};

/** Orders that are placed with one hold at most, all but the last of them rejected. */
export const triesOfHoldMax = 5;

/**
 * The order that a try answers, of those that its hold has: one that was not rejected, or the one of the very quote, so that a repeat is no new order.
 * After a rejection the hold can be ordered with again by another quote: it may live, and delivery-slot decides whether it does.
 */
export const orderOfTry = (ofHold: readonly Order[], quoteId: string): Order | undefined =>
  ofHold.find((order) => order.status !== 'Rejected' || order.quoteId === quoteId);
