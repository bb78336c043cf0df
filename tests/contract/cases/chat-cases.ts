import { randomUUID } from 'node:crypto';
import { write } from '../../support/api/call-api.ts';
import type { Ground } from './ground.ts';
import type { RowCases } from './row-case.ts';

const messageFrom = async (ground: Ground) => ({
  CreatorId: ground.customer.userId,
  RecipientId: 0,
  TransactionId: await ground.seenOrder(),
  Message: 'Please pack the mangoes on top.',
  ClientKey: randomUUID(),
});

/** The order with something of the shop in it. */
const answeredOrder = async (ground: Ground): Promise<string> => {
  const body = {
    ...(await messageFrom(ground)),
    CreatorId: ground.staff.userId,
    RecipientId: ground.customer.userId,
    Message: 'They lie on top.',
  };
  await write({ path: '/api/Chat', token: ground.staff.token, body });
  return String(body.TransactionId);
};

export const chatCases: RowCases = {
  'send-message': { as: 'customer', call: async (ground) => ({ body: await messageFrom(ground) }) },
  'list-messages': {
    as: 'customer',
    call: async (ground) => ({
      query: {
        CreatorId: String(ground.customer.userId),
        RecipientId: '0',
        TransactionId: await answeredOrder(ground),
      },
    }),
  },
  'mark-messages-read': {
    as: 'customer',
    call: async (ground) => ({
      query: {
        ChatCreatorId: '0',
        ChatRecipientId: String(ground.customer.userId),
        ChatTransactionId: await answeredOrder(ground),
      },
    }),
  },
  'list-conversations': { as: 'staff', call: () => ({}) },
};
