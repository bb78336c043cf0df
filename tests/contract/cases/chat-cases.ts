import { randomUUID } from 'node:crypto';
import { sendCommand } from '../../support/api/call-api.ts';
import type { Fixture } from './fixture.ts';
import type { OperationCases } from './operation-case.ts';

const buildMessage = async (fixture: Fixture) => ({
  CreatorId: fixture.customer.userId,
  RecipientId: 0,
  TransactionId: await fixture.sharedOrder(),
  Message: 'Please pack the mangoes on top.',
  ClientKey: randomUUID(),
});

const createAnsweredOrder = async (fixture: Fixture): Promise<string> => {
  const body = {
    ...(await buildMessage(fixture)),
    CreatorId: fixture.staff.userId,
    RecipientId: fixture.customer.userId,
    Message: 'They lie on top.',
  };
  await sendCommand({ path: '/api/Chat', token: fixture.staff.token, body });
  return String(body.TransactionId);
};

export const chatCases: OperationCases = {
  'send-message': {
    caller: 'customer',
    buildInput: async (fixture) => ({ body: await buildMessage(fixture) }),
  },
  'list-messages': {
    caller: 'customer',
    buildInput: async (fixture) => ({
      query: {
        CreatorId: String(fixture.customer.userId),
        RecipientId: '0',
        TransactionId: await createAnsweredOrder(fixture),
      },
    }),
  },
  'mark-messages-read': {
    caller: 'customer',
    buildInput: async (fixture) => ({
      query: {
        ChatCreatorId: '0',
        ChatRecipientId: String(fixture.customer.userId),
        ChatTransactionId: await createAnsweredOrder(fixture),
      },
    }),
  },
  'list-own-conversations': {
    caller: 'customer',
    buildInput: async (fixture) => {
      await createAnsweredOrder(fixture);
      return { query: { UserId: String(fixture.customer.userId) } };
    },
  },
  'list-conversations': { caller: 'staff', buildInput: () => ({}) },
  'read-conversation-customer': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      query: { TransactionId: String(await fixture.sharedOrder()) },
    }),
  },
};
