import * as z from 'zod/mini';
import { event, topic } from './envelope.ts';

export const chatEvents = topic({
  name: 'chat.events',
  producer: 'chat',
  key: 'order id',
  description:
    'Messages of an order and how far they are read; ids only, never a text. `seq` is strict.',
});

/** `userId` is the customer of the order, whoever wrote or read. */
const ofOrder = { orderId: z.int(), userId: z.int() };

export const messageSent = event(chatEvents, 'message.sent.v1', {
  description:
    'Customer or shop wrote. `recipientId` 0 is the shop, all its staff with permission chat.',
  data: z.object({
    ...ofOrder,
    messageId: z.int(),
    creatorId: z.int(),
    recipientId: z.int(),
    byStaff: z.boolean(),
  }),
});
export const messageRead = event(chatEvents, 'message.read.v1', {
  description:
    'One side has read what the other wrote, up to a message. Staff share the side of the shop.',
  data: z.object({ ...ofOrder, readerId: z.int(), readUpToId: z.int(), byStaff: z.boolean() }),
});
