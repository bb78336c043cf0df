import { randomUUID } from 'node:crypto';
import { orderOperations } from '@tokri/contracts/api';
import { callApiOk, callApi, type CommandEntry } from '../support/api/call-api.ts';
import type { SignedInUser } from '../support/api/sign-in.ts';
import { createFixture, type Fixture } from './cases/index.ts';
import { expectProblem } from './expectations.ts';

interface Message {
  readonly Id: number;
  readonly CreatorId: number;
  readonly RecipientId: number;
  readonly Message: string;
  readonly ReadAt: string | null;
}
interface Conversation {
  readonly TransactionId: number;
  readonly TransactionNumber: string;
  readonly Count: number;
  readonly Unread: number;
  readonly Last: { readonly Preview: string };
}

describe('chat of an order', () => {
  let fixture: Fixture;
  let orderId: number;
  beforeAll(async () => {
    fixture = await createFixture();
    orderId = await fixture.createOrder();
  });

  const send = (person: SignedInUser, more: Record<string, unknown> = {}) =>
    callApi({
      method: 'POST',
      path: '/api/Chat',
      token: person.token,
      body: {
        CreatorId: person.userId,
        RecipientId: person === fixture.customer ? 0 : fixture.customer.userId,
        TransactionId: orderId,
        Message: 'Is it on the way?',
        ClientKey: randomUUID(),
        ...more,
      },
    });
  const list = (person: SignedInUser) =>
    callApiOk<readonly Message[]>({
      path: '/api/Chat',
      token: person.token,
      query: {
        CreatorId: String(fixture.customer.userId),
        RecipientId: '0',
        TransactionId: String(orderId),
      },
    });
  const markRead = (person: SignedInUser) =>
    callApiOk<readonly (CommandEntry & { Read: number })[]>({
      path: '/api/Chat',
      token: person.token,
      query: {
        ChatCreatorId: '0',
        ChatRecipientId: String(fixture.customer.userId),
        ChatTransactionId: String(orderId),
      },
    });
  const listUnread = () =>
    callApiOk<readonly Conversation[]>({
      path: '/api/admin/chat/conversations',
      token: fixture.staff.token,
      query: { Unread: '1', pageSize: '200' },
    });

  it('shows customer and staff the same messages and read marks', async () => {
    const before = await list(fixture.customer);
    const ClientKey = randomUUID();
    const [first, repeat] = [
      await send(fixture.customer, { ClientKey }),
      await send(fixture.customer, { ClientKey }),
    ];
    expect(repeat.body).toEqual(first.body);
    expect(
      (await listUnread()).find(({ TransactionId }) => TransactionId === orderId),
    ).toMatchObject({
      Unread: 1,
      Last: { Preview: 'Is it on the way?' },
    });
    expect(await markRead(fixture.staff)).toMatchObject([{ Id: orderId, Error: 0, Read: 1 }]);
    expect((await listUnread()).map(({ TransactionId }) => TransactionId)).not.toContain(orderId);
    await send(fixture.staff, { Message: 'In ten minutes.' });
    expect(await markRead(fixture.customer)).toMatchObject([{ Read: 1 }]);
    expect(await markRead(fixture.customer)).toMatchObject([{ Read: 0 }]);
    const newMessages = (await list(fixture.customer)).slice(before.length);
    expect(newMessages).toMatchObject([
      {
        CreatorId: fixture.customer.userId,
        RecipientId: 0,
        Message: 'Is it on the way?',
        ReadAt: expect.any(String) as string,
      },
      {
        CreatorId: fixture.staff.userId,
        RecipientId: fixture.customer.userId,
        Message: 'In ten minutes.',
        ReadAt: expect.any(String) as string,
      },
    ]);
    expect((await list(fixture.staff)).slice(before.length)).toEqual(newMessages);
  });

  it('rejects a message for anyone but the other side of the order', async () => {
    expectProblem(
      await send(fixture.customer, { RecipientId: fixture.users.otherCustomer.userId }),
      'not-allowed',
    );
    expectProblem(
      await send(fixture.staff, { RecipientId: fixture.users.otherCustomer.userId }),
      'not-allowed',
    );
    expectProblem(await send(fixture.staff, { RecipientId: 0 }), 'not-allowed');
    expectProblem(await send(fixture.users.otherCustomer, { RecipientId: 0 }), 'not-allowed');
  });

  it('rejects an unknown order and reports a recent order id as not known yet', async () => {
    expectProblem(await send(fixture.customer, { TransactionId: 999_999_999 }), 'not-found');
    const [newest] = await callApiOk<readonly { Id: number }[]>({
      path: orderOperations.listAllOrders.path,
      token: fixture.staff.token,
      query: { TransactionsDetails: '0', pageSize: '1' },
    });
    expectProblem(
      await send(fixture.customer, { TransactionId: (newest?.Id ?? 0) + 5_000 }),
      'not-known-yet',
    );
  });

  it.each([
    ['only spaces', ' '],
    ['invisible characters', '\u200b'],
    ['1,001 characters', 'x'.repeat(1001)],
    ['a control character', 'a\u0000b'],
  ])('rejects a message with %s and names the field', async (_what, Message) => {
    expect(
      expectProblem(await send(fixture.customer, { Message }), 'bad-input').errors?.[0]?.field,
    ).toBe('Message');
  });

  it('rejects more than 20 messages in a minute', async () => {
    orderId = await fixture.createOrder();
    for (let at = 0; at < 20; at += 1) expect((await send(fixture.customer)).status).toBe(200);
    expect((await send(fixture.customer)).body).toMatchObject([
      { Id: 0, Error: 1, Code: 'too-fast' },
    ]);
  });
});
