import type { GatewayPaymentRecord } from './system-state.ts';

interface RazorpayPayment {
  readonly order_id: string;
  readonly captured: boolean;
  readonly amount: number;
  readonly amount_refunded: number;
}

export const readGateway = async (
  standInsUrl: string,
): Promise<readonly GatewayPaymentRecord[]> => {
  const response = await fetch(`${standInsUrl}/razorpay/payments`);
  if (!response.ok)
    throw new Error(`the payments of the gateway stand-in returned ${response.status}`);
  const payments = (await response.json()) as readonly RazorpayPayment[];
  return payments.map(({ order_id, captured, amount, amount_refunded }) => ({
    gatewayOrderId: order_id,
    isCaptured: captured,
    amountPaise: amount,
    refundedPaise: amount_refunded,
  }));
};
