import { secondsOf } from '../books/kept.ts';
import type { Notice } from './books.ts';

export const accountId = 'acc_tokristandin1';

/** A webhook's body as Razorpay writes it (razorpay.com/docs/webhooks/payloads). */
export const webhookBody = ({ event, payment, order, refund }: Notice, now: Date) => ({
  entity: 'event',
  account_id: accountId,
  event,
  contains: [...(refund ? ['refund'] : []), 'payment', ...(order ? ['order'] : [])],
  payload: {
    ...(refund ? { refund: { entity: refund } } : {}),
    payment: { entity: payment },
    ...(order ? { order: { entity: order } } : {}),
  },
  created_at: secondsOf(now),
});
