import { toUnixSeconds } from '../gateway/entity-store.ts';
import type { GatewayEvent } from './gateway.ts';

export const accountId = 'acc_tokristandin1';

export const toWebhookBody = (
  { event, payment, order, refund, dispute }: GatewayEvent,
  now: Date,
) => ({
  entity: 'event',
  account_id: accountId,
  event,
  contains: [
    ...(refund ? ['refund'] : []),
    ...(dispute ? ['dispute'] : []),
    'payment',
    ...(order ? ['order'] : []),
  ],
  payload: {
    ...(refund ? { refund: { entity: refund } } : {}),
    ...(dispute ? { dispute: { entity: dispute } } : {}),
    payment: { entity: payment },
    ...(order ? { order: { entity: order } } : {}),
  },
  created_at: toUnixSeconds(now),
});
