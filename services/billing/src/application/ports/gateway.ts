import type { PaymentAttempt } from '../../domain/payments/payment-attempts.ts';
import type { GatewayChargeback } from '../../domain/party-payments/provider-returns.ts';
import type { GatewayRefund } from '../../domain/refunds/gateway-refunds.ts';

/** `no-response`: the gateway may have acted; `refused`: it did not. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  constructor(
    readonly kind: 'no-response' | 'refused',
    message: string,
  ) {
    super(message);
  }
}

export interface GatewayErrorReport {
  readonly task: 'open' | 'capture' | 'refund' | 'sync' | 'event' | 'checkout';
  readonly orderId: number;
  readonly kind: GatewayError['kind'] | 'failed';
  readonly attempts: number;
  readonly message: string;
}

export interface GatewayErrorLog {
  record(report: GatewayErrorReport): void;
  clear(orderId: number): void;
}

export interface TimeRange {
  readonly from: Date;
  readonly before: Date;
}

/** What is paid: an order of the shop, or dues of a business customer. */
export type GatewayOrder = { readonly amountPaise: number } & (
  { readonly orderId: number } | { readonly duesPaymentId: number }
);

/** Unique at the provider for each order and each payment of dues. */
export const toGatewayReceipt = (order: GatewayOrder): string =>
  'orderId' in order ? `order-${order.orderId}` : `dues-${order.duesPaymentId}`;

export interface Gateway {
  readonly keyId: string;
  openOrder(input: GatewayOrder): Promise<string>;
  /** For the customer only and never stored. Empty when the checkout needs no secret. */
  fetchClientSecret(gatewayOrderId: string): Promise<string>;
  fetchAttempts(gatewayOrderId: string): Promise<readonly PaymentAttempt[]>;
  fetchAttempt(gatewayPaymentId: string): Promise<PaymentAttempt>;
  capture(input: {
    readonly gatewayOrderId: string;
    readonly gatewayPaymentId: string;
    readonly amountPaise: number;
  }): Promise<PaymentAttempt>;
  refund(input: {
    readonly gatewayPaymentId: string;
    readonly amountPaise: number;
    readonly refundId: string;
  }): Promise<GatewayRefund>;
  fetchRefunds(gatewayPaymentId: string): Promise<readonly GatewayRefund[]>;
  /** All payments that were created in the range, in any state. */
  listPayments(created: TimeRange): Promise<readonly PaymentAttempt[]>;
  listRefunds(created: TimeRange): Promise<readonly GatewayRefund[]>;
  /** Lost disputes, by the time at which they were opened. */
  listChargebacks(created: TimeRange): Promise<readonly GatewayChargeback[]>;
}
