import type { PaymentInstrument, PaymentMethod, RefundWay } from '@tokri/contracts/orders';
import type { PaymentProvider } from '@tokri/contracts/platform';
import type { PaymentState } from './payment-transitions.ts';

export interface ManualRefund {
  readonly way: RefundWay;
  readonly amountPaise: number;
  readonly reference: string;
  readonly by: number;
  readonly at: Date;
  /** Missing in refunds from before requests had an id. */
  readonly requestId?: string;
}

/** A refund that a member of staff requested. */
export interface StaffRefund {
  /** Chosen by the caller, so that a repeated request refunds once. */
  readonly requestId: string;
  readonly reason: string;
  /** Missing in refunds of former versions. */
  readonly requestedPaise?: number;
  readonly by: number;
  readonly at: Date;
}

export interface Refund {
  /**
   * Also the gateway's idempotency key: `refund-<orderId>-<n>`, with `-again-<failures>` after a
   * failure.
   */
  readonly refundId: string;
  readonly gatewayPaymentId: string;
  readonly amountPaise: number;
  /**
   * `due`: to be requested; `pending`: requested; `voiding`: an authorization that expires
   * without capture; `manual`: cash that staff must return; `processed`: with the customer;
   * `covered`: a refund made at the provider covers it, so that its amount is 0.
   */
  readonly state: 'due' | 'pending' | 'voiding' | 'manual' | 'processed' | 'covered';
  readonly failures: number;
  /** Made on the provider's dashboard; `refundId` is the provider's id. */
  readonly isProviderRefund?: true;
  readonly manualRefund?: ManualRefund;
  readonly staffRefund?: StaffRefund;
}

/** Units of the order that came back: what they cost goes back to the customer. */
export interface CreditedUnits {
  /** The id of the credit note. */
  readonly noteId: number;
  readonly date: string;
  /** The member of staff. */
  readonly by: number;
  readonly amountPaise: number;
  /** Of the amount, what staff had refunded before; `requestId` is that of their refund. */
  readonly covered: readonly { readonly requestId: string; readonly amountPaise: number }[];
}

export interface Payment {
  readonly orderId: number;
  readonly userId: number;
  /** Of the business customer. Absent without one, and until `markParties` reached older payments. */
  readonly partyId?: number;
  readonly amountPaise: number;
  /** What the shop keeps of the amount; the rest goes back to the customer. */
  readonly retainedPaise: number;
  /** An order on credit has no payment of its own. */
  readonly method: Exclude<PaymentMethod, 'credit'>;
  readonly state: PaymentState;
  /** Stays after `PAYMENT_PROVIDER` changes. Null for cash and before opening. */
  readonly provider: PaymentProvider | null;
  readonly gatewayOrderId: string | null;
  readonly gatewayPaymentId: string | null;
  readonly paidWith?: PaymentInstrument;
  readonly failedAttempts: readonly string[];
  readonly isCaptureDue: boolean;
  readonly hasOrderEnded: boolean;
  readonly refunds: readonly Refund[];
  /** Absent without a credit note for returned units, and for those whose refund staff made. */
  readonly creditedUnits?: readonly CreditedUnits[];
  readonly openedAt: Date;
  /** The member of staff who recorded the cash; absent before it was stored. */
  readonly recordedBy?: number;
  readonly taskAttempts: number;
  readonly retryAt: Date;
}

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
      /** The part of `amountPaise` that was refunded on the provider's dashboard. */
      readonly atProviderPaise: number;
      readonly isFull: boolean;
      readonly isManual: boolean;
    }
  | { readonly kind: 'open-refunds-changed'; readonly hasOpen: boolean };

export interface Decision {
  readonly payment: Payment;
  readonly events: readonly PaymentEvent[];
}

export const withoutEvents = (payment: Payment): Decision => ({ payment, events: [] });

type NewPayment = Pick<Payment, 'orderId' | 'userId' | 'amountPaise' | 'partyId'>;

export const toPaymentParty = (partyId: number): Pick<Payment, 'partyId'> =>
  partyId > 0 ? { partyId } : {};

export const createOnlinePayment = (order: NewPayment, now: Date): Decision => ({
  payment: {
    ...order,
    retainedPaise: order.amountPaise,
    method: 'online',
    state: 'not-opened',
    provider: null,
    gatewayOrderId: null,
    gatewayPaymentId: null,
    failedAttempts: [],
    isCaptureDue: false,
    hasOrderEnded: false,
    refunds: [],
    openedAt: now,
    taskAttempts: 0,
    retryAt: now,
  },
  events: [],
});

export const createCashPayment = (
  { recordedBy, ...order }: NewPayment & Pick<Payment, 'recordedBy'>,
  now: Date,
): Decision => {
  const { payment } = createOnlinePayment(order, now);
  return {
    payment: {
      ...payment,
      method: 'cod',
      state: 'captured',
      gatewayPaymentId: `cash-${order.orderId}`,
      ...(recordedBy === undefined ? {} : { recordedBy }),
    },
    events: [{ kind: 'captured' }],
  };
};
