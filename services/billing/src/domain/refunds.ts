import { canGo } from './payment-state.ts';
import { unchanged, type Decision, type Payment, type Refund } from './payment.ts';

/** A refund as the gateway shows it. */
export interface GatewayRefund {
  /** Ours, as we named it when we asked. */
  readonly refundId: string;
  readonly status: 'pending' | 'processed' | 'failed';
}

const nextRefundId = ({ orderId, refunds }: Payment): string => `refund-${orderId}-${refunds.length + 1}`;

/** The money of the attempt that counts goes back: taken money by a refund, money only set aside by not taking it. */
export const beginRefund = (payment: Payment): Decision => {
  const { gatewayPaymentId, amountPaise } = payment;
  if (gatewayPaymentId === null || !canGo(payment.state, 'refund-due')) return unchanged(payment);
  const refund: Refund = { refundId: nextRefundId(payment), gatewayPaymentId, amountPaise, state: payment.state === 'captured' ? 'due' : 'letting-go' };
  return { payment: { ...payment, state: 'refund-due', refunds: [...payment.refunds, refund], tries: 0 }, facts: [{ kind: 'refund-due', amountPaise }] };
};

/** A second success for a paid order is given back in silence: the order's own money is as it was (reliability.md 5.2). */
export const refundSecond = (payment: Payment, { gatewayPaymentId, amountPaise }: { readonly gatewayPaymentId: string; readonly amountPaise: number }): Decision => {
  if (payment.refunds.some((refund) => refund.gatewayPaymentId === gatewayPaymentId)) return unchanged(payment);
  return unchanged({ ...payment, refunds: [...payment.refunds, { refundId: nextRefundId(payment), gatewayPaymentId, amountPaise, state: 'due' }] });
};

/** The order has ended: what came goes back now, what comes later will. */
export const endPayment = (payment: Payment): Decision => (payment.isOver ? unchanged(payment) : beginRefund({ ...payment, isOver: true }));

const backPaise = ({ refunds, gatewayPaymentId }: Payment): number =>
  refunds.filter((refund) => refund.gatewayPaymentId === gatewayPaymentId && refund.state === 'processed').reduce((total, { amountPaise }) => total + amountPaise, 0);

/** A refund that failed at the gateway is asked for again under a name of its own: the old key would only answer the old failure. */
const renamed = (payment: Payment, refund: Refund): Refund => ({ ...refund, refundId: `${refund.refundId.replace(/-again-\d+$/, '')}-again-${payment.tries + 1}`, state: 'due' });

const stateAfter = (payment: Payment, refund: Refund, { status }: GatewayRefund): Refund => {
  if (refund.state === 'processed') return refund;
  return status === 'failed' ? renamed(payment, refund) : { ...refund, state: status };
};

/** Takes in what the gateway shows of a refund; forward only, told when it is processed. */
export const applyRefund = (payment: Payment, shown: GatewayRefund): Decision => {
  const known = payment.refunds.find(({ refundId }) => refundId === shown.refundId);
  if (!known) return unchanged(payment);
  const refund = stateAfter(payment, known, shown);
  if (refund.state === known.state && refund.refundId === known.refundId) return unchanged(payment);
  const next: Payment = { ...payment, refunds: payment.refunds.map((other) => (other === known ? refund : other)), tries: shown.status === 'failed' ? payment.tries + 1 : 0 };
  if (refund.state !== 'processed' || refund.gatewayPaymentId !== payment.gatewayPaymentId) return unchanged(next);
  const amountPaise = backPaise(next);
  const isWhole = amountPaise >= payment.amountPaise;
  const state = isWhole ? 'refunded' as const : 'partly-refunded' as const;
  return canGo(next.state, state) ? { payment: { ...next, state }, facts: [{ kind: 'refunded', amountPaise, isWhole }] } : unchanged(next);
};
