import { randomUUID } from 'node:crypto';
import type { ConversationResponse } from '@tokri/contracts/api';
import { type Envelope, messageRead, messageSent } from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import {
  chatStaff,
  type ChatService,
  customer,
  neighbour,
  secondChatStaff,
  startChatService,
} from './chat-service.ts';

let chat: ChatService;
let events: Envelope[];
beforeAll(async () => {
  chat = await startChatService('chat');
  events = collectEvents(chat.broker, [messageSent, messageRead]);
  await Promise.all(
    [41, 42, 43, 44, 45, 46, 47].map((orderId) => chat.placeOrder(orderId, customer.userId)),
  );
  await eventually(async () => (await chat.read(customer, 47)).status === 200, {
    missing: 'order 47 to be known',
  });
});
afterAll(() => chat.stop());

const eventsOfOrder = (orderId: number) => events.filter(({ key }) => key === String(orderId));
const waitForEvents = (orderId: number, count: number) =>
  eventually(() => (eventsOfOrder(orderId).length >= count ? eventsOfOrder(orderId) : undefined), {
    missing: `${count} events of order ${orderId}`,
  });

describe('conversation between customer and shop', () => {
  it('shows both sides all messages, oldest first, and publishes events with ids only', async () => {
    const question = await chat.sendMessage(customer, 41);
    const answer = await chat.sendMessage(chatStaff, 41, {
      Message: 'Ripe,\nsweet & <b>fresh</b>',
    });
    const { body, total } = await chat.read(customer, 41);
    expect(body).toEqual([
      {
        Id: question.Id,
        CreatorId: 7,
        RecipientId: 0,
        TransactionId: 41,
        Message: 'Is the mango ripe?',
        ClientKey: expect.any(String),
        SentAt: question.SentAt,
        ReadAt: null,
      },
      {
        Id: answer.Id,
        CreatorId: 1,
        RecipientId: 7,
        TransactionId: 41,
        Message: 'Ripe,\nsweet & <b>fresh</b>',
        ClientKey: expect.any(String),
        SentAt: answer.SentAt,
        ReadAt: null,
      },
    ]);
    expect(total).toBe(2);
    expect((await chat.read(secondChatStaff, 41)).body).toEqual(body);
    expect((await waitForEvents(41, 2)).map(({ type, seq, data }) => [type, seq, data])).toEqual([
      [
        'message.sent.v1',
        1,
        {
          orderId: 41,
          userId: 7,
          messageId: question.Id,
          creatorId: 7,
          recipientId: 0,
          byStaff: false,
        },
      ],
      [
        'message.sent.v1',
        2,
        {
          orderId: 41,
          userId: 7,
          messageId: answer.Id,
          creatorId: 1,
          recipientId: 7,
          byStaff: true,
        },
      ],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/mango|Ripe/);
  });

  it('creates one message and one event for 12 concurrent requests with the same key', async () => {
    const ClientKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => chat.sendMessage(customer, 42, { ClientKey })),
    );
    expect(new Set(answers.map(({ Id, SentAt }) => `${Id} ${SentAt}`)).size).toBe(1);
    const again = await chat.sendMessage(customer, 42, { ClientKey: ClientKey.toUpperCase() });
    expect(again.Id).toBe(answers[0]?.Id);
    await chat.sendMessage(chatStaff, 42);
    expect((await chat.read(customer, 42)).body.map(({ Message }) => Message)).toEqual([
      'Is the mango ripe?',
      'Is the mango ripe?',
    ]);
    expect((await waitForEvents(42, 2)).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('keeps every message once and in one order when both sides write concurrently', async () => {
    await Promise.all(
      [...Array(6).keys()].flatMap((at) => [
        chat.sendMessage(customer, 43, { Message: `customer ${at}` }),
        chat.sendMessage(chatStaff, 43, { Message: `shop ${at}` }),
      ]),
    );
    const { body } = await chat.read(customer, 43);
    expect(new Set(body.map(({ Message }) => Message)).size).toBe(12);
    const sentEvents = await waitForEvents(43, 12);
    expect(sentEvents.map(({ seq }) => seq)).toEqual([...Array(12).keys()].map((at) => at + 1));
    expect(sentEvents.map(({ data }) => (data as { messageId: number }).messageId)).toEqual(
      body.map(({ Id }) => Id),
    );
  });

  it('returns the same messages page by page and as a whole', async () => {
    const allMessages = (await chat.read(customer, 43)).body;
    const pages = await Promise.all(
      [1, 2, 3].map(
        async (page) => (await chat.read(customer, 43, `&page=${page}&pageSize=5`)).body,
      ),
    );
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 2]);
    expect(pages.flat()).toEqual(allMessages);
  });

  it("rejects the 21st message of a sender within a minute but accepts the other side's", async () => {
    for (let at = 0; at < 20; at += 1) await chat.sendMessage(customer, 44);
    expect((await chat.send(customer, 44)).body).toMatchObject([
      { Id: 0, Error: 1, Code: 'too-fast' },
    ]);
    await chat.sendMessage(chatStaff, 44);
    expect((await chat.read(customer, 44)).total).toBe(21);
  });
});

describe('read marks', () => {
  it("mark the shop's messages as read by the customer, publish once and stay when repeated", async () => {
    await chat.sendMessage(customer, 45);
    const first = await chat.sendMessage(chatStaff, 45);
    const second = await chat.sendMessage(secondChatStaff, 45);
    expect((await chat.markRead(customer, 45)).body).toMatchObject([{ Id: 45, Error: 0, Read: 2 }]);
    const marked = (await chat.read(customer, 45)).body;
    expect(marked.map(({ ReadAt }) => ReadAt !== null)).toEqual([false, true, true]);
    expect((await chat.markRead(customer, 45)).body).toMatchObject([{ Id: 45, Error: 0, Read: 0 }]);
    expect((await chat.read(customer, 45)).body).toEqual(marked);

    await chat.sendMessage(customer, 45);
    expect((await chat.markRead(chatStaff, 45)).body).toMatchObject([{ Read: 2 }]);
    expect((await chat.markRead(secondChatStaff, 45)).body).toMatchObject([{ Read: 0 }]);
    const last = (await chat.read(customer, 45)).body.at(-1)?.Id;
    expect(
      (await waitForEvents(45, 6))
        .filter(({ type }) => type === 'message.read.v1')
        .map(({ seq, data }) => [seq, data]),
    ).toEqual([
      [4, { orderId: 45, userId: 7, readerId: 7, readUpToId: second.Id, byStaff: false }],
      [6, { orderId: 45, userId: 7, readerId: 1, readUpToId: last, byStaff: true }],
    ]);
    expect(second.Id).toBeGreaterThan(first.Id);
  });

  it('publish one event for 12 concurrent requests', async () => {
    await chat.sendMessage(chatStaff, 46);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => chat.markRead(customer, 46)),
    );
    expect(answers.map(({ body }) => body[0].Read).sort()).toEqual([...Array(11).fill(0), 1]);
    await chat.sendMessage(chatStaff, 46);
    expect((await waitForEvents(46, 3)).map(({ type }) => type)).toEqual([
      'message.sent.v1',
      'message.read.v1',
      'message.sent.v1',
    ]);
  });
});

describe('unknown and repeated orders', () => {
  it('returns 404 for an order id far beyond the newest order', async () =>
    expect((await chat.send(customer, 999_999)).status).toBe(404));

  it('waits for an order that may be in flight, then returns 409', async () => {
    const { status, body } = await chat.send(customer, 4100);
    expect([status, (body as unknown as { code: string }).code]).toEqual([409, 'not-known-yet']);
  });

  it('accepts a message for an order that arrives while waiting', async () => {
    const sending = chat.send(customer, 4200);
    await chat.placeOrder(4200, customer.userId);
    expect((await sending).status).toBe(200);
  });

  it('ignores a repeated order event', async () => {
    await chat.placeOrder(41, customer.userId);
    await chat.placeOrder(41, neighbour.userId);
    await chat.placeOrder(4201, customer.userId);
    await eventually(async () => (await chat.read(customer, 4201)).status === 200, {
      missing: 'the order behind the repeats',
    });
    expect((await chat.read(customer, 41)).total).toBe(2);
    expect((await chat.read(neighbour, 41)).status).toBe(403);
  });
});

describe('list-conversations', () => {
  const list = (more = '') =>
    chat.call<readonly ConversationResponse[]>('GET', `list-conversations${more}`, {
      as: secondChatStaff,
    });

  it('lists orders with messages, latest first, with unread counts for the shop', async () => {
    await chat.sendMessage(chatStaff, 41, { Message: 'Anything\nelse?' });
    const { body, total } = await list();
    expect(body[0]).toMatchObject({
      TransactionId: 41,
      TransactionNumber: 'T2611-41',
      UserId: 7,
      Count: 3,
      Unread: 1,
      Last: { Preview: 'Anything else?', ByStaff: true },
    });
    expect(body.map(({ TransactionId }) => TransactionId).sort()).toEqual(
      [41, 4200, 42, 43, 44, 45, 46].sort(),
    );
    expect(total).toBe(7);
    expect((await list('?page=2&pageSize=4')).body).toEqual(body.slice(4));
  });

  it('can be limited to unread conversations', async () => {
    const before = (await list('?Unread=1')).body.map(({ TransactionId }) => TransactionId);
    expect(before).toContain(41);
    expect(before).not.toContain(46);
    await chat.markRead(chatStaff, 41);
    expect((await list('?Unread=1')).body.map(({ TransactionId }) => TransactionId)).toEqual(
      before.filter((orderId) => orderId !== 41),
    );
  });
});
