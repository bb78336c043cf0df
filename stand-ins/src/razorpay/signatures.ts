import { createHmac } from 'node:crypto';
import type { Payment, Success } from './entities.ts';

const hmac = (secret: string, text: string | Buffer): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** What the page hands to the shop: hex HMAC-SHA256 of `order_id|payment_id` under the key's secret. */
export const successOf = (payment: Payment, keySecret: string): Success => ({
  razorpay_order_id: payment.order_id,
  razorpay_payment_id: payment.id,
  razorpay_signature:
    payment.status === 'failed' ? '' : hmac(keySecret, `${payment.order_id}|${payment.id}`),
});

/** `X-Razorpay-Signature`: over the bytes that are sent, under the webhook's own secret. */
export const webhookSignature = (body: Buffer, webhookSecret: string): string =>
  hmac(webhookSecret, body);
