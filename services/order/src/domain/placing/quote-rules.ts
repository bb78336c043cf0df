import type { PaymentMethod } from '@tokri/contracts/orders';
import type { QuoteClaims } from '@tokri/contracts/pricing';
import { normalizeCouponCode } from '@tokri/contracts/pricing';
import type { Order, OrderTerms } from '../order.ts';

export interface OrderRequest {
  readonly userId: number;
  readonly companyId: number;
  readonly pdate: string;
  readonly addressId: number;
  readonly couponCode: string | null;
  readonly paymentMethod: PaymentMethod;
  /** What the called operation is for; that without online payment also takes credit. */
  readonly operationMethod: 'online' | 'cod';
  /** 0 unless the person may order for a business. */
  readonly buysForPartyId: number;
}

type QuoteError =
  'quote-invalid' | 'quote-changed' | 'date-changed' | 'payment-method' | 'credit-account';
type QuoteRule = (quote: QuoteClaims, request: OrderRequest) => QuoteError | null;

const checkOwner: QuoteRule = (quote, request) =>
  quote.userId === request.userId && quote.companyId === request.companyId ? null : 'quote-invalid';
const checkSlot: QuoteRule = (quote) => (quote.slot ? null : 'quote-invalid');
const checkLines: QuoteRule = (quote) => (quote.lines.length > 0 ? null : 'quote-invalid');
const checkDates: QuoteRule = (quote, request) =>
  quote.pdate === request.pdate && quote.slot?.date === request.pdate ? null : 'date-changed';
const checkAddress: QuoteRule = (quote, request) =>
  quote.addressId === request.addressId ? null : 'quote-changed';
const checkCoupon: QuoteRule = (quote, request) =>
  request.couponCode === null || normalizeCouponCode(request.couponCode) === quote.coupon?.code
    ? null
    : 'quote-changed';
const checkPaymentMethod: QuoteRule = (_quote, { paymentMethod, operationMethod }) => {
  const isOnline = paymentMethod === 'online';
  return isOnline === (operationMethod === 'online') ? null : 'payment-method';
};

/** Billing decides on the limit; this keeps everybody else from the account of a business. */
const checkBuyer: QuoteRule = ({ partyId }, { paymentMethod, buysForPartyId }) =>
  paymentMethod !== 'credit' || (partyId > 0 && partyId === buysForPartyId)
    ? null
    : 'credit-account';

const quoteRules: readonly QuoteRule[] = [
  checkOwner,
  checkSlot,
  checkLines,
  checkDates,
  checkAddress,
  checkCoupon,
  checkPaymentMethod,
  checkBuyer,
];

export const checkQuote = (quote: QuoteClaims, request: OrderRequest): QuoteError | null => {
  for (const rule of quoteRules) {
    const code = rule(quote, request);
    if (code) return code;
  }
  return null;
};

export interface KnownHold {
  readonly slotId: number;
  readonly userId: number;
}

export const checkHold = (
  hold: KnownHold | undefined,
  { userId, slot }: Pick<QuoteClaims, 'userId' | 'slot'>,
): 'hold-expired' | 'quote-changed' | null => {
  if (!hold) return null;
  if (hold.userId !== userId) return 'hold-expired';
  return hold.slotId === slot?.slotId ? null : 'quote-changed';
};

const isPaymentExpired = (order: Order): boolean =>
  order.status === 'AwaitingPayment' && order.stage === 'expired';

/** Its hold came back to the customer, who may order again. */
export const hasReturnedHold = (order: Order): boolean =>
  order.status === 'Rejected' || isPaymentExpired(order);

export const findRepeatedOrder = (
  ordersOfHold: readonly Order[],
  quoteId: string,
): Order | undefined =>
  ordersOfHold.find((order) => !hasReturnedHold(order) || order.quoteId === quoteId);

/** An order whose payment expired can still be paid, so only rejected ones lose their hold. */
export const listEndedOrderIds = (
  ordersOfHold: readonly Order[],
): Pick<OrderTerms, 'earlierOrderIds' | 'expiredOrderIds'> => {
  const listIds = (isEnded: (order: Order) => boolean): readonly number[] =>
    ordersOfHold.filter(isEnded).map(({ orderId }) => orderId);
  const expiredOrderIds = listIds(isPaymentExpired);
  return {
    earlierOrderIds: listIds(({ status }) => status === 'Rejected'),
    ...(expiredOrderIds.length > 0 ? { expiredOrderIds } : {}),
  };
};
