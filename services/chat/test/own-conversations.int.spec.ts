import type { ConversationResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import {
  chatStaff,
  type ChatService,
  customer,
  neighbour,
  startChatService,
} from './chat-service.ts';

let chat: ChatService;
beforeAll(async () => {
  chat = await startChatService('own-conversations');
  await Promise.all([41, 42, 43].map((orderId) => chat.placeOrder(orderId, customer.userId)));
  await eventually(async () => (await chat.read(customer, 43)).status === 200, {
    missing: 'order 43 to be known',
  });
  await chat.sendMessage(customer, 41);
  await chat.sendMessage(customer, 42);
}, 60_000);
afterAll(() => chat.stop());

describe('list-own-conversations', () => {
  const listOwn = (query: string) =>
    chat.call<readonly ConversationResponse[]>('GET', `list-own-conversations?UserId=7${query}`, {
      as: customer,
    });

  it("lists a customer's orders with messages, latest first, with the messages of the shop that are unread", async () => {
    await chat.markRead(customer, 42);
    await chat.sendMessage(chatStaff, 42, { Message: 'Your rider is near.' });
    const { body, total } = await listOwn('');
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
    expect((await listOwn('')).body[0]).toMatchObject({ TransactionId: 42, Unread: 0 });
  });

  it("leaves out other customers' conversations", async () => {
    await chat.placeOrder(48, neighbour.userId);
    await eventually(
      async () =>
        (await chat.send(neighbour, 48, { RecipientId: 0, Message: 'Mine' })).status === 200,
      { missing: 'the order of the neighbour' },
    );
    expect((await listOwn('')).body.map(({ TransactionId }) => TransactionId)).not.toContain(48);
  });
});
