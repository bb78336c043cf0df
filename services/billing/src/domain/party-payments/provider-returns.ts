import type { GatewayRefund } from '../refunds/gateway-refunds.ts';

/** What the provider of an online payment gave back, or had to. */
export interface ProviderReturn {
  /** Of the refund or the dispute at the provider. */
  readonly returnId: string;
  readonly kind: 'refund' | 'chargeback';
  readonly amountPaise: number;
  /** A pending refund takes nothing from the payment yet. */
  readonly state: 'pending' | 'processed';
  /** When the shop learned of this state. */
  readonly at: Date;
}

/** A dispute that the shop lost: the bank of the payer took the money back. */
export interface GatewayChargeback {
  readonly chargebackId: string;
  readonly gatewayPaymentId: string;
  readonly amountPaise: number;
}

export interface FoundReturns {
  readonly refunds: readonly GatewayRefund[];
  readonly chargebacks: readonly GatewayChargeback[];
}

interface Returned {
  readonly returns?: readonly ProviderReturn[];
}

/** The part of the payment that went back to the customer. */
export const returnedPaise = ({ returns = [] }: Returned): number =>
  returns
    .filter(({ state }) => state === 'processed')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** Whether the provider may know more than the shop of the refunds of a payment. */
export const hasUnreadRefunds = ({ returns = [] }: Returned, refundedPaise: number): boolean => {
  const refunds = returns.filter(({ kind }) => kind === 'refund');
  return (
    refunds.some(({ state }) => state === 'pending') ||
    refundedPaise !== refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  );
};
