import type { PaymentAttempt } from '../../domain/payments/payment-attempts.ts';
import type { GatewayRefund } from '../../domain/refunds/refunds.ts';

/** The gateway gave no usable answer: `silent` it may or may not have acted, `refused` it has not. */
export class GatewayError extends Error {
  override readonly name = 'GatewayFault';
  constructor(
    readonly kind: 'silent' | 'refused',
    message: string,
  ) {
    super(message);
  }
}

/** What a provider did not do for an order. Nothing of it is secret or of a person. */
export interface GatewayErrorReport {
  readonly task: 'open' | 'capture' | 'refund' | 'look' | 'event' | 'page';
  readonly orderId: number;
  /** `failed`: it took a refund and failed it; `event` and `page` are looks for a webhook and for a customer who waits. */
  readonly kind: GatewayError['kind'] | 'failed';
  /** In a row that came to nothing, this one included. */
  readonly attempts: number;
  readonly message: string;
}

/** Where trouble with providers is told: to the log, and counted for `/health/details`. */
export interface GatewayErrorLog {
  record(report: GatewayErrorReport): void;
  /** Nothing is left to be asked for this order. */
  clear(orderId: number): void;
}

/** Who takes the customers' money. Every call has a deadline and a bounded number of tries. @throws GatewayFault. */
export interface Gateway {
  /** The public half of our key: the page opens the dialog with it. */
  readonly keyId: string;
  /** The gateway's order for ours (Razorpay's order, Stripe's payment intent); the same again when it is asked twice. */
  openOrder(of: { readonly orderId: number; readonly amountPaise: number }): Promise<string>;
  /** With what the page may pay that order, beside its id; empty where the dialog needs no more. It is for the customer alone and never kept. */
  fetchClientSecret(gatewayOrderId: string): Promise<string>;
  fetchAttempts(gatewayOrderId: string): Promise<readonly PaymentAttempt[]>;
  fetchAttempt(gatewayPaymentId: string): Promise<PaymentAttempt>;
  capture(of: {
    readonly gatewayOrderId: string;
    readonly gatewayPaymentId: string;
    readonly amountPaise: number;
  }): Promise<PaymentAttempt>;
  refund(of: {
    readonly gatewayPaymentId: string;
    readonly amountPaise: number;
    readonly refundId: string;
  }): Promise<GatewayRefund>;
  fetchRefunds(gatewayPaymentId: string): Promise<readonly GatewayRefund[]>;
}
