import { keep, secondsOf } from '../books/kept.ts';
import { find, paymentsOf } from './books.ts';
import type { Books } from './books.ts';
import { bankError, noError } from './entities.ts';
import type { Payment, PaymentMethod } from './entities.ts';
import { settleOrder } from './orders.ts';
import { Refusal } from './refusal.ts';
import type { CaptureRequest } from './requests.ts';

/** How long after its failure a late success comes (demo-shop.md). */
export const lateAfterMs = 20_000;
/** Of a captured payment: 2 % and 18 % GST on it, as Razorpay's standard plan. */
const feeShare = 0.02;
const feeTaxShare = 0.18;

export interface Attempt {
  readonly orderId: string;
  readonly method: PaymentMethod;
  /** Times that each webhook about it is sent. */
  readonly times: number;
  readonly isMuted?: boolean;
}

const tell = (
  books: Books,
  event: 'payment.authorized' | 'payment.captured' | 'payment.failed' | 'order.paid',
  { payment, times }: { readonly payment: Payment; readonly times: number },
): void => {
  if (books.muted.has(payment.id)) return;
  books.tell({
    event,
    payment,
    times,
    ...(event === 'order.paid' ? { order: find(books.orders, payment.order_id) } : {}),
  });
};

/** A customer begins to pay. @throws Refusal for an unknown order or one that is paid. */
const beginPayment = (books: Books, { orderId, method, isMuted = false }: Attempt): Payment => {
  const order = find(books.orders, orderId);
  if (order.status === 'paid')
    throw new Refusal('Payment processing cancelled because the order has been paid already.');
  const id = books.newId('pay');
  if (isMuted) books.muted.set(id, true);
  return {
    id,
    entity: 'payment',
    amount: order.amount,
    currency: 'INR',
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    card_id: method === 'card' ? id.replace('pay_', 'card_') : null,
    bank: null,
    wallet: null,
    vpa: method === 'upi' ? 'customer@standin' : null,
    // What the vendor writes when the merchant gives neither.
    email: 'void@razorpay.com',
    contact: '+919999999999',
    notes: order.notes,
    fee: null,
    tax: null,
    ...noError,
    acquirer_data: {},
    created_at: secondsOf(books.now()),
  };
};

const afterCapture = (books: Books, payment: Payment, times: number): Payment => {
  const fee = Math.round(payment.amount * feeShare * (1 + feeTaxShare));
  const captured = keep(books, books.payments, {
    ...payment,
    status: 'captured',
    captured: true,
    fee,
    tax: Math.round(payment.amount * feeShare * feeTaxShare),
  });
  settleOrder(books, captured);
  tell(books, 'payment.captured', { payment: captured, times });
  tell(books, 'order.paid', { payment: captured, times });
  return captured;
};

const afterAuthorization = (books: Books, payment: Payment, times: number): Payment => {
  const authorized = keep(books, books.payments, { ...payment, status: 'authorized', ...noError });
  settleOrder(books, authorized);
  tell(books, 'payment.authorized', { payment: authorized, times });
  return authorized;
};

/** The bank says yes; captured too when asked for, or when its order wants that. */
export const succeed = (
  books: Books,
  attempt: Attempt & { readonly isCaptured: boolean },
): Payment => {
  const authorized = afterAuthorization(books, beginPayment(books, attempt), attempt.times);
  return attempt.isCaptured || books.capturedAtOnce.has(attempt.orderId)
    ? afterCapture(books, authorized, attempt.times)
    : authorized;
};

/** The bank says no. */
export const fail = (books: Books, attempt: Attempt): Payment => {
  const failed = keep(books, books.payments, {
    ...beginPayment(books, attempt),
    status: 'failed',
    ...bankError,
  });
  settleOrder(books, failed);
  tell(books, 'payment.failed', { payment: failed, times: attempt.times });
  return failed;
};

/** The bank says no, and `lateAfterMs` later yes. A late success of an order that was paid meanwhile goes back by itself, as at Razorpay. */
export const failThenSucceed = (books: Books, attempt: Attempt): Payment => {
  const failed = fail(books, attempt);
  books.later(() => {
    const late = books.payments.get(failed.id);
    if (late === undefined) return;
    const isTooLate = paymentsOf(books, attempt.orderId).some(({ captured }) => captured);
    const authorized = afterAuthorization(books, late, attempt.times);
    if (isTooLate)
      keep(books, books.payments, {
        ...authorized,
        status: 'refunded',
        amount_refunded: authorized.amount,
        refund_status: 'full',
      });
  }, lateAfterMs);
  return failed;
};

/** @throws Refusal unless it is authorized and the amount is the whole. */
export const capture = (books: Books, paymentId: string, { amount }: CaptureRequest): Payment => {
  const payment = find(books.payments, paymentId);
  if (payment.captured) throw new Refusal('This payment has already been captured');
  if (payment.status !== 'authorized')
    throw new Refusal(
      'Only payments which have been authorized and not yet captured can be captured',
    );
  if (payment.amount !== amount)
    throw new Refusal('Capture amount must be equal to the amount authorized', { field: 'amount' });
  if (find(books.orders, payment.order_id).status === 'paid')
    throw new Refusal('Another payment of this order has been captured already');
  return afterCapture(books, payment, 1);
};
