import { accountClosed, personErased } from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import {
  chatStaff,
  type ChatService,
  customer,
  neighbour,
  staffWithoutChat,
  startChatService,
} from './chat-service.ts';

let chat: ChatService;
beforeAll(async () => {
  chat = await startChatService('chat-access');
  await chat.placeOrder(47, customer.userId);
  await eventually(async () => (await chat.read(customer, 47)).status === 200, {
    missing: 'order 47 to be known',
  });
});
afterAll(() => chat.stop());

describe('access control', () => {
  it.each([
    ['another customer', neighbour],
    ['staff without the permission', staffWithoutChat],
  ])('returns 403 when %s writes, reads or marks messages', async (_who, caller) => {
    const statuses = [
      await chat.send(caller, 47, { RecipientId: 0 }),
      await chat.send(caller, 47, { RecipientId: 7 }),
      await chat.read(caller, 47),
      await chat.markRead(caller, 47),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403, 403]);
    expect((await chat.read(customer, 47)).body).toEqual([]);
  });

  it('returns 403 for another sender or recipient', async () => {
    const calls = [
      await chat.send(customer, 47, { CreatorId: 1 }),
      await chat.send(customer, 47, { RecipientId: 8 }),
      await chat.send(customer, 47, { RecipientId: 1 }),
      await chat.send(chatStaff, 47, { CreatorId: 7, RecipientId: 0 }),
      await chat.send(chatStaff, 47, { CreatorId: 2 }),
      await chat.send(chatStaff, 47, { RecipientId: 8 }),
      await chat.send(chatStaff, 47, { RecipientId: 0 }),
      await chat.call('GET', 'list-messages?CreatorId=8&RecipientId=0&TransactionId=47', {
        as: customer,
      }),
      await chat.call('GET', 'list-messages?CreatorId=0&RecipientId=0&TransactionId=47', {
        as: chatStaff,
      }),
    ];
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 403));
  });

  it.each([
    ['another customer and the shop', 'ChatCreatorId=8&ChatRecipientId=0'],
    ['staff and the shop', 'ChatCreatorId=1&ChatRecipientId=0'],
    ['the customer twice', 'ChatCreatorId=7&ChatRecipientId=7'],
  ])('marks nothing as read when the request names %s', async (_who, names) => {
    await chat.sendMessage(chatStaff, 47);
    const path = `mark-messages-read?${names}&ChatTransactionId=47`;
    expect((await chat.call('GET', path, { as: customer })).status).toBe(403);
    expect((await chat.read(customer, 47)).body.at(-1)?.ReadAt).toBeNull();
  });

  it('returns 401 without a session', async () => {
    expect(
      (await chat.call('GET', 'list-messages?CreatorId=7&RecipientId=0&TransactionId=47')).status,
    ).toBe(401);
    expect((await chat.call('GET', 'list-conversations')).status).toBe(401);
  });

  it.each([
    ['blank', ' \n ', 'must say something'],
    ['invisible', '\u200b', 'must say something'],
    ['too long', 'x'.repeat(1001), 'must have at most 1000 characters'],
    ['of too many lines', `a${'\n'.repeat(900)}b`, 'must have at most 50 lines'],
    [
      'of accents on one letter',
      `a${'\u0301'.repeat(900)}`,
      'must not hold more than 4 accents or vowel signs on one letter',
    ],
    ['with a control character', 'a\u0007b', 'must not hold control or invisible characters'],
    ['turned around', 'a\u202eb', 'must not hold control or invisible characters'],
    ['no text', 7, expect.any(String)],
    ['an operator', { $gt: '' }, expect.any(String)],
  ])('returns 400 with the rule for a message that is %s', async (_what, Message, message) => {
    expect(await chat.send(customer, 47, { Message })).toMatchObject({
      status: 400,
      body: { code: 'bad-input', errors: [{ field: 'Message', message }] },
    });
  });

  it("returns 403 for another customer's own conversations, for staff too", async () => {
    expect([
      (await chat.call('GET', 'list-own-conversations?UserId=7', { as: neighbour })).status,
      (await chat.call('GET', 'list-own-conversations?UserId=7', { as: chatStaff })).status,
    ]).toEqual([403, 403]);
  });

  it.each(['list-conversations', 'read-conversation-customer?TransactionId=47'])(
    'returns 403 for %s without the permission',
    async (path) => {
      expect([
        (await chat.call('GET', path, { as: customer })).status,
        (await chat.call('GET', path, { as: staffWithoutChat })).status,
      ]).toEqual([403, 403]);
    },
  );

  it('names the customer of an order without messages to staff of the chat', async () => {
    const path = 'read-conversation-customer?TransactionId=47';
    expect((await chat.call('GET', path, { as: chatStaff })).body).toMatchObject({
      TransactionId: 47,
      UserId: customer.userId,
    });
  });
});

describe('a customer who deleted the account', () => {
  const reference = 'd'.repeat(32);
  const at = new Date().toISOString();
  const writeTo = async (userId: number) =>
    (await chat.send(chatStaff, userId, { RecipientId: userId })).body[0];
  it.each([
    [91, accountClosed, { closedAt: at }],
    [92, personErased, { erasedAt: at }],
  ] as const)('gets no more messages of staff: %i', async (userId, event, time) => {
    await chat.placeOrder(userId, userId);
    await eventually(async () => (await writeTo(userId))?.Error === 0, {
      missing: `order ${userId} to be known`,
    });
    await publishEvent(chat.broker, event as typeof accountClosed, {
      key: String(userId),
      seq: 1,
      data: { userId, reference, ...time } as never,
    });
    await eventually(async () => (await writeTo(userId))?.Code === 'account-closed', {
      missing: 'the refusal',
    });
    const own = await chat.sendMessage({ userId }, userId, { RecipientId: 0 });
    expect(own.Error).toBe(0);
  });
});
