import { createHmac } from 'node:crypto';
import { secondsOf } from '../books/kept.ts';
import type { Notice } from './books.ts';

const apiVersion = '2026-10-28.endive';

/** A webhook's body as Stripe writes it (docs.stripe.com/api/events). */
export const webhookBody = (
  { event, object }: Notice,
  { id, now }: { readonly id: string; readonly now: Date },
) => ({
  id,
  object: 'event',
  api_version: apiVersion,
  created: secondsOf(now),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type: event,
});

/** `Stripe-Signature`: the time of this try and an HMAC over time and bytes, under the endpoint's own secret. */
export const webhookSignature = (body: Buffer, secret: string, at: Date): string => {
  const time = String(secondsOf(at));
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')}`;
};
