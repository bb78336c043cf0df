import { createHmac } from 'node:crypto';
import type { Payment, CheckoutSuccess } from './entities.ts';

const hmacSha256Hex = (secret: string, text: string | Buffer): string =>
  createHmac('sha256', secret).update(text).digest('hex');

export const signSuccess = (payment: Payment, keySecret: string): CheckoutSuccess => ({
  razorpay_order_id: payment.order_id,
  razorpay_payment_id: payment.id,
  razorpay_signature:
    payment.status === 'failed'
      ? ''
      : hmacSha256Hex(keySecret, `${payment.order_id}|${payment.id}`),
});

/** Signs the bytes that are sent, with the webhook's own secret. */
export const signWebhook = (body: Buffer, webhookSecret: string): string =>
  hmacSha256Hex(webhookSecret, body);
