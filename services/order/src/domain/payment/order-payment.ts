import {
  canPaymentStatusTransition,
  paymentStatus,
  type PaymentInstrument,
  type PaymentStatusName,
} from '@tokri/contracts/orders';
import { participantsToCapturePayment, allPending } from '../saga/saga-participants.ts';
import { rejectOrder } from '../saga/reject-order.ts';
import { unchanged, type Decision } from '../order-events.ts';
import {
  captureTimeoutMs,
  transitionTo,
  paymentTimeoutMs,
  currentContents,
  type GatewayOrder,
  type Order,
  type OrderWithStatus,
} from '../order.ts';

type AwaitingPaymentOrder = OrderWithStatus<'AwaitingPayment'>;
const addMs = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const latest = (a: Date, b: Date): Date => (a.getTime() > b.getTime() ? a : b);
export const isBeforeCutOff = (order: Order, now: Date): boolean =>
  now.getTime() < order.slot.cutOffAt.getTime();

export const attachGatewayOrder = (order: Order, gatewayOrder: GatewayOrder): Order =>
  order.gatewayOrder ? order : { ...order, gatewayOrder };

export const awaitPayment = (order: Order, at: Date): Decision<AwaitingPaymentOrder> => {
  const payByAt = addMs(at, paymentTimeoutMs);
  const awaiting = transitionTo(
    order,
    { status: 'AwaitingPayment', stage: 'waiting', replies: {}, deadlineAt: payByAt, payByAt },
    { at, by: 'system' },
  );
  return { order: awaiting, events: [{ kind: 'awaiting-payment', order: awaiting }] };
};

export const acceptPayment = (
  order: AwaitingPaymentOrder,
  at: Date,
): Decision<AwaitingPaymentOrder> => {
  const isLate = order.stage === 'expired';
  const accepted: AwaitingPaymentOrder = {
    ...order,
    stage: 'accepted',
    replies: allPending(participantsToCapturePayment(order, isLate)),
    deadlineAt: addMs(at, captureTimeoutMs),
  };
  return { order: accepted, events: [{ kind: 'payment-accepted', order: accepted, isLate }] };
};

const confirmPaidOrder = (order: AwaitingPaymentOrder, at: Date): Decision => {
  const confirmed = transitionTo(
    order,
    { status: 'Confirmed', paymentStatus: 'Paid' },
    { at, by: 'system' },
  );
  return { order: confirmed, events: [{ kind: 'confirmed', order: confirmed }] };
};

export const capturePayment = (order: AwaitingPaymentOrder, at: Date): Decision => {
  if (order.captureState === 'captured') return confirmPaidOrder(order, at);
  const capturing: AwaitingPaymentOrder = {
    ...order,
    stage: 'capturing',
    deadlineAt: latest(order.slot.cutOffAt, addMs(at, captureTimeoutMs)),
  };
  return { order: capturing, events: [{ kind: 'capture-due', order: capturing }] };
};

const handlePaymentReceived = (order: AwaitingPaymentOrder, at: Date): Decision =>
  order.stage === 'expired' && !isBeforeCutOff(order, at)
    ? rejectOrder(order, at, { code: 'payment-late', shortages: [] })
    : acceptPayment(order, at);

/** Ignored for an ended order: billing refunds the payment on its own. */
export const applyPaymentAuthorized = (order: Order, at: Date): Decision => {
  if (order.captureState !== 'none') return unchanged(order);
  if (order.status === 'Placed')
    return { order: { ...order, captureState: 'authorized' }, events: [] };
  return order.status === 'AwaitingPayment'
    ? handlePaymentReceived({ ...order, captureState: 'authorized' }, at)
    : unchanged(order);
};

interface CapturedPayment {
  readonly amountPaise?: number;
  readonly paidAt?: Date;
  readonly paidWith?: PaymentInstrument | undefined;
}

/** Cash may be recorded before packing, so the amount can exceed what is due now. */
export const applyPaymentCaptured = (
  order: Order,
  at: Date,
  {
    amountPaise = currentContents(order).totals.payablePaise,
    paidAt = at,
    paidWith,
  }: CapturedPayment = {},
): Decision => {
  if (order.captureState === 'captured') return unchanged(order);
  const captured = {
    captureState: 'captured',
    paidPaise: amountPaise,
    paidAt,
    ...(paidWith ? { paidWith } : {}),
  } as const;
  if (order.paymentMethod === 'cod') return changePaymentStatus(order, 'Paid', captured);
  if (order.status === 'Placed') return { order: { ...order, ...captured }, events: [] };
  if (order.status !== 'AwaitingPayment') return unchanged(order);
  const paid: AwaitingPaymentOrder = { ...order, ...captured };
  if (order.stage === 'capturing') return confirmPaidOrder(paid, at);
  return order.stage === 'accepted' ? { order: paid, events: [] } : handlePaymentReceived(paid, at);
};

const changePaymentStatus = (
  order: Order,
  to: PaymentStatusName,
  changes: Partial<
    Pick<
      Order,
      'captureState' | 'paidPaise' | 'paidAt' | 'paidWith' | 'refundPaise' | 'providerRefundPaise'
    >
  >,
): Decision => {
  const isAnotherPart = to === 'PartlyRefunded' && (changes.refundPaise ?? 0) > order.refundPaise;
  const isPossible =
    order.paymentStatus === to
      ? isAnotherPart
      : canPaymentStatusTransition(paymentStatus[order.paymentStatus], paymentStatus[to]);
  if (!isPossible) return unchanged(order);
  const updated = { ...order, ...changes, paymentStatus: to };
  return { order: updated, events: [{ kind: 'payment-changed', order: updated }] };
};

export const applyRefundDue = (order: Order, amountPaise: number): Decision =>
  changePaymentStatus(order, 'RefundDue', { refundPaise: amountPaise });

export interface RefundedPayment {
  readonly amountPaise: number;
  readonly isWhole: boolean;
  readonly atProviderPaise?: number | undefined;
}

export const applyRefunded = (
  order: Order,
  { amountPaise, isWhole, atProviderPaise }: RefundedPayment,
): Decision =>
  changePaymentStatus(order, isWhole ? 'Refunded' : 'PartlyRefunded', {
    refundPaise: amountPaise,
    ...(atProviderPaise === undefined ? {} : { providerRefundPaise: atProviderPaise }),
  });
