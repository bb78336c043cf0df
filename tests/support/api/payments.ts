import { createHmac } from 'node:crypto';
import { connectMongo } from '@tokri/service-kit/mongo';
import { readProductUrls, readRunFile } from '../product.ts';

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

/** Changes the stored deadline, because a test cannot move the clock of a service. */
export const expirePayment = async (orderId: number): Promise<void> => {
  const connection = await connectMongo({
    url: readRunFile().infra.mongodb.url,
    database: 'order',
    appName: 'test',
  });
  const past = new Date(Date.now() - 1_000);
  try {
    await connection
      .collection<{ _id: number }>('orders')
      .updateOne(
        { _id: orderId },
        { $set: { deadlineAt: past, 'progress.deadlineAt': past }, $inc: { rev: 1 } as never },
      );
  } finally {
    await connection.close();
  }
};
