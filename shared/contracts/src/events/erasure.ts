import * as z from 'zod/mini';
import { minuteMs } from '../dates/index.ts';
import { instant } from '../api/operation/fields.ts';
import { compactedTopic, event, topic } from './envelope.ts';

export const userErasures = compactedTopic({
  name: 'user.erasures',
  producer: 'user',
  key: 'user id',
  description:
    'Accounts that their customers deleted; ids only. It is compacted, so that a service that is restored from a backup erases them again.',
});
export const orderClosures = topic({
  name: 'order.closures',
  producer: 'order',
  key: 'user id',
  description: 'What orders still hold back the erasure of a closed account; ids only.',
});

/** Calls that began before the account was closed have ended by then, and their orders are stored. */
export const accountClosingMs = minuteMs;

const account = {
  userId: z.int(),
  /** Of the certificate of erasure. It says nothing about the person. */
  reference: z.string(),
};

export const accountClosed = event(userErasures, 'user.account-closed.v1', {
  description: 'A customer deleted the account. Nobody can sign in with it any more.',
  data: z.object({ ...account, closedAt: instant }),
});
export const personErased = event(userErasures, 'user.person-erased.v1', {
  description:
    'No order of the closed account is under way. Everything that says who the person is must be erased.',
  data: z.object({ ...account, erasedAt: instant }),
});
export const ordersSettled = event(orderClosures, 'order.orders-settled.v1', {
  description: 'All orders of a closed account are delivered, cancelled or rejected.',
  data: z.object(account),
});
