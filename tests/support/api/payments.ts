import { createHmac } from 'node:crypto';
import { readProductUrls } from '../product.ts';

export const webhookSecret = 'demo-webhook-secret';

const stripeWebhookSecret = 'whsec_demo';

export const signStripeEvent = (
  body: string,
  { atSeconds = Math.floor(Date.now() / 1000), secret = stripeWebhookSecret } = {},
) => ({
  'stripe-signature': `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')}`,
});

export interface SimulatedPayment {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

export const simulatePayment = async (
  orderId: string,
  outcome: 'captured' | 'failed' | 'authorized' | 'failed-then-authorized',
  more: { readonly webhook?: boolean; readonly repeat?: number } = {},
): Promise<SimulatedPayment> => {
  const response = await fetch(`${readProductUrls().standIns}/razorpay/simulate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId, outcome, ...more }),
  });
  if (!response.ok)
    throw new Error(`the gateway's stand-in answered ${response.status} ${await response.text()}`);
  return (await response.json()) as SimulatedPayment;
};

export const refundOnDashboard = async (paymentId: string, amountPaise: number): Promise<void> => {
  const response = await fetch(`${readProductUrls().standIns}/razorpay/dashboard-refund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ paymentId, amount: amountPaise }),
  });
  if (!response.ok)
    throw new Error(`the gateway's stand-in answered ${response.status} ${await response.text()}`);
};
