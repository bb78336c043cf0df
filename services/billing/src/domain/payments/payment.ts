import type { PaymentProvider } from '@tokri/contracts/platform';
import type { PaymentState } from './payment-transitions.ts';

/** How staff gave money back. */
export interface ManualRefund {
  readonly way: 'cash' | 'bank' | 'upi';
  /** All that was handed over then. */
  readonly amountPaise: number;
  /** Of the transfer; empty for cash. */
  readonly reference: string;
  /** Who of the staff. */
  readonly by: number;
  readonly at: Date;
}

/** One giving back of money, written down before the gateway hears of it. */
export interface Refund {
  /** `refund-<orderId>-<n>`, after failures `…-again-<failures>`: the gateway's idempotency key too, at least 10 of [A-Za-z0-9_-]. */
  readonly refundId: string;
  readonly gatewayPaymentId: string;
  readonly amountPaise: number;
  /**
   * `due`: the gateway must be asked; `pending`: it knows; `letting-go`: money that was only set aside is not taken, the gateway returns it by
   * itself within days (facts.md 3.2); `by-hand`: staff owe it, for it was cash; `processed`: it is back.
   */
  readonly state: 'due' | 'pending' | 'letting-go' | 'by-hand' | 'processed';
  /** How often the gateway took it and then failed it; never falls, so that no name of it comes twice. */
  readonly failures: number;
  readonly handed?: ManualRefund;
}

/** The money of one order. */
export interface Payment {
  readonly orderId: number;
  readonly userId: number;
  readonly amountPaise: number;
  readonly method: 'online' | 'cod';
  readonly state: PaymentState;
  /** Where it was opened, whatever is configured since; null before, and of cash. */
  readonly provider: PaymentProvider | null;
  readonly gatewayOrderId: string | null;
  /** Of the attempt that counts: the first that succeeded; of cash a name of our own. */
  readonly gatewayPaymentId: string | null;
  readonly failedAttempts: readonly string[];
  /** The order has its place: the money is to be taken. */
  readonly isCaptureDue: boolean;
  /** The order has ended: money that is there or comes goes back. */
  readonly isOver: boolean;
  readonly refunds: readonly Refund[];
  readonly openedAt: Date;
  /** Tries of the present task that the gateway did not answer. */
  readonly tries: number;
  readonly retryAt: Date;
}

/** What happened to a payment; messaging turns each into the event that others read. */
export type PaymentEvent =
  | {
      readonly kind: 'requested';
      readonly provider: PaymentProvider;
      readonly gatewayOrderId: string;
    }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'attempt-failed' }
  | { readonly kind: 'authorized' }
  | { readonly kind: 'captured' }
  | { readonly kind: 'refund-due'; readonly amountPaise: number }
  | {
      readonly kind: 'refunded';
      readonly amountPaise: number;
      readonly nowPaise: number;
      readonly isWhole: boolean;
      readonly byHand: boolean;
    };

/** A payment as it is from now on, and what is told of it, in this order. */
export interface Decision {
  readonly payment: Payment;
  readonly events: readonly PaymentEvent[];
}

export const unchanged = (payment: Payment): Decision => ({ payment, events: [] });

/** An order that will be paid at the gateway: the gateway has to be asked for an order of its own first. */
export const createOnlinePayment = (
  of: Pick<Payment, 'orderId' | 'userId' | 'amountPaise'>,
  now: Date,
): Decision => ({
  payment: {
    ...of,
    method: 'online',
    state: 'asking',
    provider: null,
    gatewayOrderId: null,
    gatewayPaymentId: null,
    failedAttempts: [],
    isCaptureDue: false,
    isOver: false,
    refunds: [],
    openedAt: now,
    tries: 0,
    retryAt: now,
  },
  events: [],
});

/** Cash that staff collected at the door. */
export const createCashPayment = (
  of: Pick<Payment, 'orderId' | 'userId' | 'amountPaise'>,
  now: Date,
): Decision => {
  const { payment } = createOnlinePayment(of, now);
  return {
    payment: {
      ...payment,
      method: 'cod',
      state: 'captured',
      gatewayPaymentId: `cash-${of.orderId}`,
    },
    events: [{ kind: 'captured' }],
  };
};
