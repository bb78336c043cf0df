import type { ConversationResponse } from '@tokri/contracts/api';
import { connectMongo } from '@tokri/service-kit/mongo';
import { eventually } from '@tokri/service-kit/testing';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { conversationModel } from '../src/persistence/conversation-model.ts';
import {
  countUnreadForCustomer,
  storeUnreadForCustomer,
} from '../src/persistence/unread-counts.ts';
import {
  chatStaff,
  type ChatService,
  customer,
  neighbour,
  secondChatStaff,
  startChatService,
} from './chat-service.ts';

let chat: ChatService;
let connection: Connection;
beforeAll(async () => {
  chat = await startChatService('own-conversations');
  const { MONGODB_URL: url, MONGODB_DATABASE: database } = chat.environment;
  connection = await connectMongo({ url, database, appName: 'spec' });
  await Promise.all(
    [41, 42, 43, 44, 45, 51, 52, 53].map((orderId) => chat.placeOrder(orderId, customer.userId)),
  );
  await eventually(async () => (await chat.read(customer, 53)).status === 200, {
    missing: 'order 53 to be known',
  });
  await chat.sendMessage(customer, 41);
  await chat.sendMessage(customer, 42);
});
afterAll(async () => {
  await connection.close();
  await chat.stop();
});

const listOwn = (query = '') =>
  chat.call<readonly ConversationResponse[]>('GET', `list-own-conversations?UserId=7${query}`, {
    as: customer,
  });

describe('list-own-conversations', () => {
  it("lists a customer's orders with messages, latest first, with the messages of the shop that are unread", async () => {
    await chat.markRead(customer, 42);
    await chat.sendMessage(chatStaff, 42, { Message: 'Your rider is near.' });
    const { body, total } = await listOwn();
    expect(body[0]).toMatchObject({
      TransactionId: 42,
      TransactionNumber: 'T2611-42',
      Unread: 1,
      Last: { Preview: 'Your rider is near.', ByStaff: true },
    });
    expect(body.every(({ UserId }) => UserId === 7)).toBe(true);
    expect(total).toBe(2);
    expect(body).toHaveLength(2);
    expect((await listOwn('&page=2&pageSize=1')).body).toEqual(body.slice(1, 2));
    await chat.markRead(customer, 42);
    expect((await listOwn()).body[0]).toMatchObject({ TransactionId: 42, Unread: 0 });
  });

  it("leaves out other customers' conversations", async () => {
    await chat.placeOrder(48, neighbour.userId);
    await eventually(
      async () =>
        (await chat.send(neighbour, 48, { RecipientId: 0, Message: 'Mine' })).status === 200,
      { missing: 'the order of the neighbour' },
    );
    expect((await listOwn()).body.map(({ TransactionId }) => TransactionId)).not.toContain(48);
  });
});

describe("the customer's unread count", () => {
  const conversations = () => conversationModel(connection);
  const storedUnread = async (orderId: number) =>
    (await conversations().findById(orderId).lean())?.unreadForCustomer;
  const listedUnread = async (orderId: number) =>
    (await listOwn()).body.find(({ TransactionId }) => TransactionId === orderId)?.Unread;
  const unread = async (orderId: number) => [
    await listedUnread(orderId),
    await storedUnread(orderId),
  ];

  it('counts messages of the shop that are sent at once, and none of the customer', async () => {
    await Promise.all([
      chat.sendMessage(chatStaff, 43),
      chat.sendMessage(secondChatStaff, 43),
      chat.sendMessage(customer, 43),
    ]);
    expect(await unread(43)).toEqual([2, 2]);
  });

  it('counts a message once when its request and the event of its order are repeated', async () => {
    const ClientKey = randomUUID();
    await Promise.all(
      Array.from({ length: 4 }, () => chat.sendMessage(chatStaff, 44, { ClientKey })),
    );
    await chat.placeOrder(44, customer.userId);
    await chat.placeOrder(46, customer.userId);
    await eventually(async () => (await chat.read(customer, 46)).status === 200, {
      missing: 'the order behind the repeat',
    });
    await chat.sendMessage(chatStaff, 44, { ClientKey });
    expect(await unread(44)).toEqual([1, 1]);
  });

  it('is 0 after the customer, not after the shop, has read the messages', async () => {
    await chat.sendMessage(customer, 45);
    await chat.sendMessage(chatStaff, 45);
    await chat.markRead(chatStaff, 45);
    expect(await unread(45)).toEqual([1, 1]);
    await Promise.all([chat.markRead(customer, 45), chat.markRead(customer, 45)]);
    expect(await unread(45)).toEqual([0, 0]);
  });

  describe('of a conversation from before the count', () => {
    const removeCount = (orderId: number) =>
      conversations().updateOne({ _id: orderId }, { $unset: { unreadForCustomer: '' } });

    it('is counted once and stored when it is listed', async () => {
      await chat.sendMessage(chatStaff, 51);
      await removeCount(51);
      expect(await unread(51)).toEqual([1, 1]);
      await conversations().updateOne({ _id: 51 }, { $set: { unreadForCustomer: 9 } });
      expect(await listedUnread(51)).toBe(9);
    });

    it('includes a message that arrives while it is counted', async () => {
      await chat.sendMessage(chatStaff, 52);
      await removeCount(52);
      const counts = await countUnreadForCustomer(conversations(), [52]);
      await chat.sendMessage(chatStaff, 52);
      await storeUnreadForCustomer(conversations(), counts);
      expect(await unread(52)).toEqual([2, 2]);
    });

    it('is stored with the next message', async () => {
      await chat.sendMessage(chatStaff, 53);
      await removeCount(53);
      await chat.sendMessage(chatStaff, 53);
      expect(await storedUnread(53)).toBe(2);
    });
  });
});
