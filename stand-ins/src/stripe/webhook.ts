import { createHmac } from 'node:crypto';
import { toUnixSeconds } from '../gateway/entity-store.ts';
import type { GatewayEvent } from './gateway.ts';

const apiVersion = '2026-10-28.endive';

export const toWebhookBody = (
  { event, object }: GatewayEvent,
  { id, now }: { readonly id: string; readonly now: Date },
) => ({
  id,
  object: 'event',
  api_version: apiVersion,
  created: toUnixSeconds(now),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type: event,
});

/** Signs the time of this attempt and the bytes that are sent, with the endpoint's own secret. */
export const signWebhook = (body: Buffer, secret: string, at: Date): string => {
  const time = String(toUnixSeconds(at));
  const signature = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  return `t=${time},v1=${signature}`;
};
