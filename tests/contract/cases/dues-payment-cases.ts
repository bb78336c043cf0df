import { randomUUID } from 'node:crypto';
import { shopDate } from '@tokri/contracts/dates';
import { sendCommand } from '../../support/api/call-api.ts';
import type { Fixture } from './fixture.ts';
import type { OperationCases } from './operation-case.ts';

const buildPartyPayment = (PartyId: number) => ({
  PartyId,
  Amount: 10,
  Way: 'cheque',
  Reference: '000123',
  ReceivedOn: shopDate(new Date()),
  Bills: [],
  RequestId: randomUUID(),
});

const openDuesPayment = async ({ users, partyId }: Fixture): Promise<number> =>
  (
    await sendCommand({
      path: '/api/PayOutstanding',
      token: users.partyCustomer.token,
      body: { PartyId: partyId, Bills: [], OnAccount: 50 },
    })
  ).Id;

export const duesPaymentCases: OperationCases = {
  'pay-outstanding': {
    caller: 'partyCustomer',
    buildInput: ({ partyId }) => ({ body: { PartyId: partyId, Bills: [], OnAccount: 50 } }),
  },
  'verify-dues-payment': {
    caller: 'partyCustomer',
    buildInput: async (fixture) => ({
      body: {
        PartyId: fixture.partyId,
        PaymentId: await openDuesPayment(fixture),
        payment_intent: 'pi_stranger',
      },
    }),
    expectedCode: 'payment-mismatch',
  },
  'read-dues-payment-secret': {
    caller: 'partyCustomer',
    buildInput: async (fixture) => ({
      query: {
        PartyId: String(fixture.partyId),
        PaymentId: String(await openDuesPayment(fixture)),
      },
    }),
  },
  'read-dues-receipt': {
    caller: 'partyCustomer',
    buildInput: async ({ staff, partyId }) => {
      const { Id } = await sendCommand({
        path: '/api/admin/billing/party-payments',
        token: staff.token,
        body: buildPartyPayment(partyId),
      });
      return { query: { PartyId: String(partyId), PaymentId: String(Id) } };
    },
  },
  'list-dues-payments': {
    caller: 'partyCustomer',
    buildInput: ({ partyId }) => ({ query: { PartyId: String(partyId) } }),
  },
  'record-party-payment': {
    caller: 'staff',
    buildInput: ({ partyId }) => ({ body: buildPartyPayment(partyId) }),
  },
  'reverse-party-payment': {
    caller: 'staff',
    buildInput: async ({ staff, partyId }) => {
      const { Id } = await sendCommand({
        path: '/api/admin/billing/party-payments',
        token: staff.token,
        body: buildPartyPayment(partyId),
      });
      return { body: { PaymentId: Id, Reason: 'Bounced', RequestId: randomUUID() } };
    },
  },
};
