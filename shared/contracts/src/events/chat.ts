import * as z from 'zod/mini';
import { event, topic } from './envelope.ts';

export const chatEvents = topic({
  name: 'chat.events',
  producer: 'chat',
  key: 'order id',
  description:
    'Messages of an order and their read positions; ids only, never the text. `seq` is strict.',
});

/** `userId` is the customer of the order, whoever wrote or read. */
const orderFields = { orderId: z.int(), userId: z.int() };

export const messageSent = event(chatEvents, 'message.sent.v1', {
  description:
    'The customer or the shop sent a message. `recipientId` 0 means the shop: all staff with the permission chat.',
  data: z.object({
    ...orderFields,
    messageId: z.int(),
    creatorId: z.int(),
    recipientId: z.int(),
    byStaff: z.boolean(),
  }),
});
export const messageRead = event(chatEvents, 'message.read.v1', {
  description:
    'One side has read the messages of the other up to an id. All staff count as one side.',
  data: z.object({ ...orderFields, readerId: z.int(), readUpToId: z.int(), byStaff: z.boolean() }),
});
