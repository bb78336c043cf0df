import { randomUUID } from 'node:crypto';
import type { Permission } from '@tokri/contracts/platform';
import { orderPlaced } from '@tokri/contracts/events';
import { readConfig } from '@tokri/service-kit/config';
import {
  publishEvent,
  silentLogger,
  createTestBroker,
  testEnvironment,
  testTokens,
} from '@tokri/service-kit/testing';
import { compose } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';

export interface TestUser {
  readonly userId: number;
  readonly permissions?: readonly Permission[];
}
export interface SentMessage {
  readonly Id: number;
  readonly Error: number;
  readonly Code: string;
  readonly SentAt: string;
}
export interface ReceivedMessage {
  readonly Id: number;
  readonly CreatorId: number;
  readonly RecipientId: number;
  readonly TransactionId: number;
  readonly Message: string;
  readonly SentAt: string;
  readonly ReadAt: string | null;
}

export const customer: TestUser = { userId: 7 };
export const neighbour: TestUser = { userId: 8 };
export const staffWithoutChat: TestUser = { userId: 3, permissions: ['messages', 'transactions'] };
export const [chatStaff, secondChatStaff] = [
  { userId: 1, permissions: ['chat'] },
  { userId: 2, permissions: ['chat'] },
] as const satisfies readonly TestUser[];

export const startChatService = async (name: string) => {
  const environment = testEnvironment({ service: 'chat', name });
  const tokens = testTokens();
  const config = readConfig(configSchema, { ...environment, TOKEN_JWKS: tokens.TOKEN_JWKS });
  const start = () => compose(config, { logger: silentLogger });
  let service = await start();
  const broker = createTestBroker(environment);

  const call = async <T>(
    method: string,
    path: string,
    {
      as,
      body,
      headers = {},
    }: { as?: TestUser; body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const response = await fetch(`${service.url}/v1/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(as ? { authorization: await tokens.bearer(as) } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      total: Number(response.headers.get('x-total-count')),
      body: (await response.json()) as T,
    };
  };
  const send = (as: TestUser, orderId: number, more: Record<string, unknown> = {}) =>
    call<readonly [SentMessage]>('POST', 'send-message', {
      as,
      body: {
        CreatorId: as.userId,
        RecipientId: as.permissions ? customer.userId : 0,
        TransactionId: orderId,
        Message: 'Is the mango ripe?',
        ClientKey: randomUUID(),
        ...more,
      },
    });

  return {
    environment,
    broker,
    call,
    send,
    placeOrder: (orderId: number, userId: number) =>
      publishEvent(broker, orderPlaced, {
        key: String(orderId),
        seq: 1,
        data: {
          orderId,
          userId,
          partyId: 0,
          status: 1,
          paymentStatus: 1,
          companyId: 1,
          transactionNumber: `T2611-${orderId}`,
          holdId: 3,
          slotId: 5,
          pdate: '2026-11-22',
          cartVersion: 1,
          paymentMethod: 'cod',
          payablePaise: 13_100,
          couponCode: null,
          lines: [{ cartLineId: 1, itemId: 11, unitId: 21, offerId: 0, quantity: 2 }],
        },
      }),
    sendMessage: async (
      as: TestUser,
      orderId: number,
      more: Record<string, unknown> = {},
    ): Promise<SentMessage> => {
      const { status, body } = await send(as, orderId, more);
      if (status !== 200 || body[0].Error !== 0) throw new Error(JSON.stringify({ status, body }));
      return body[0];
    },
    read: (as: TestUser, orderId: number, more = '') =>
      call<readonly ReceivedMessage[]>(
        'GET',
        `list-messages?CreatorId=${customer.userId}&RecipientId=0&TransactionId=${orderId}${more}`,
        { as },
      ),
    markRead: (as: TestUser, orderId: number) =>
      call<readonly [{ Id: number; Error: number; Read: number }]>(
        'GET',
        `mark-messages-read?ChatCreatorId=0&ChatRecipientId=${customer.userId}&ChatTransactionId=${orderId}`,
        { as },
      ),
    halt: () => service.stop(),
    restart: async () => {
      service = await start();
    },
    stop: async () => {
      await broker.close();
      await service.stop();
    },
  };
};
export type ChatService = Awaited<ReturnType<typeof startChatService>>;
