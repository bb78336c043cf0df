import { canPaymentMove, paymentStatus, type PaymentStatusName } from '@tokri/contracts';
import { askedAtAccepting, nobodyAnswered } from './answers.ts';
import { reject } from './ending.ts';
import { unchanged, type Decision } from './facts.ts';
import {
  acceptWithinMs,
  inState,
  payWithinMs,
  soldOf,
  type GatewayOrder,
  type Order,
  type OrderOf,
} from './order.ts';

type Awaiting = OrderOf<'AwaitingPayment'>;
const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const later = (a: Date, b: Date): Date => (a.getTime() > b.getTime() ? a : b);
export const isBeforeCutOff = (order: Order, now: Date): boolean =>
  now.getTime() < order.slot.cutOffAt.getTime();

/** Billing has an order at the gateway for this one. */
export const noteGatewayOrder = (order: Order, gatewayOrder: GatewayOrder): Order =>
  order.gatewayOrder ? order : { ...order, gatewayOrder };

/** From here the customer pays; the place is kept meanwhile. */
export const awaitPayment = (order: Order, at: Date): Decision<Awaiting> => {
  const payByAt = after(at, payWithinMs);
  const awaiting = inState(
    order,
    { status: 'AwaitingPayment', stage: 'waiting', answers: {}, deadlineAt: payByAt, payByAt },
    { at, by: 'system' },
  );
  return { order: awaiting, facts: [{ kind: 'awaiting-payment', order: awaiting }] };
};

/** Money is set aside: before it is taken the place must say yes, and after a lapse the stock once more. */
export const acceptMoney = (order: Awaiting, at: Date): Decision<Awaiting> => {
  const isLate = order.stage === 'lapsed';
  const accepted: Awaiting = {
    ...order,
    stage: 'accepted',
    answers: nobodyAnswered(askedAtAccepting(order, isLate)),
    deadlineAt: after(at, acceptWithinMs),
  };
  return { order: accepted, facts: [{ kind: 'payment-accepted', order: accepted, isLate }] };
};

const confirmPaid = (order: Awaiting, at: Date): Decision => {
  const confirmed = inState(
    order,
    { status: 'Confirmed', paymentStatus: 'Paid' },
    { at, by: 'system' },
  );
  return { order: confirmed, facts: [{ kind: 'confirmed', order: confirmed }] };
};

/** Place and stock are had: the money is taken now, unless the gateway took it by itself. */
export const capture = (order: Awaiting, at: Date): Decision => {
  if (order.money === 'captured') return confirmPaid(order, at);
  const capturing: Awaiting = {
    ...order,
    stage: 'capturing',
    deadlineAt: later(order.slot.cutOffAt, after(at, acceptWithinMs)),
  };
  return { order: capturing, facts: [{ kind: 'capture-due', order: capturing }] };
};

/** Money counts until the cut-off; after it the order ends and the money goes back (architecture.md 3, step 5). */
const moneyArrived = (order: Awaiting, at: Date): Decision =>
  order.stage === 'lapsed' && !isBeforeCutOff(order, at)
    ? reject(order, at, { code: 'payment-late', short: [] })
    : acceptMoney(order, at);

/** `payment.authorized`. Of an order that has ended nothing changes: billing gives the money back by itself and says so. */
export const takeAuthorized = (order: Order, at: Date): Decision => {
  if (order.money !== 'none') return unchanged(order);
  if (order.status === 'Placed') return { order: { ...order, money: 'authorized' }, facts: [] };
  return order.status === 'AwaitingPayment'
    ? moneyArrived({ ...order, money: 'authorized' }, at)
    : unchanged(order);
};

/**
 * `payment.captured`: of an order paid online, or cash that staff collected. `amountPaise` is what was taken; cash that was recorded before the order was
 * packed short is more than what is due by now.
 */
export const takeCaptured = (
  order: Order,
  at: Date,
  amountPaise = soldOf(order).totals.payablePaise,
): Decision => {
  if (order.money === 'captured') return unchanged(order);
  const captured = { money: 'captured', paidPaise: amountPaise } as const;
  if (order.paymentMethod === 'cod') return changePayment(order, 'Paid', captured);
  if (order.status === 'Placed') return { order: { ...order, ...captured }, facts: [] };
  if (order.status !== 'AwaitingPayment') return unchanged(order);
  const paid: Awaiting = { ...order, ...captured };
  if (order.stage === 'capturing') return confirmPaid(paid, at);
  return order.stage === 'accepted' ? { order: paid, facts: [] } : moneyArrived(paid, at);
};

/** Forward by the published table only; a status that it has already is no change. */
const changePayment = (
  order: Order,
  to: PaymentStatusName,
  more: Partial<Pick<Order, 'money' | 'paidPaise' | 'refundPaise'>>,
): Decision => {
  if (
    order.paymentStatus === to ||
    !canPaymentMove(paymentStatus[order.paymentStatus], paymentStatus[to])
  )
    return unchanged(order);
  const changed = { ...order, ...more, paymentStatus: to };
  return { order: changed, facts: [{ kind: 'payment-changed', order: changed }] };
};

/** `payment.refund-due`: money goes back. */
export const takeRefundDue = (order: Order, amountPaise: number): Decision =>
  changePayment(order, 'RefundDue', { refundPaise: amountPaise });

/** `payment.refunded`: it has gone back, whole or in part. */
export const takeRefunded = (
  order: Order,
  { amountPaise, isWhole }: { readonly amountPaise: number; readonly isWhole: boolean },
): Decision =>
  changePayment(order, isWhole ? 'Refunded' : 'PartlyRefunded', { refundPaise: amountPaise });
