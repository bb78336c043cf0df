import { randomUUID } from 'node:crypto';
import { orderOperations } from '@tokri/contracts/http';
import { askApi, callApi, type Entry } from '../support/api/call-api.ts';
import type { Person } from '../support/api/sign-in.ts';
import { prepareGround, type Ground } from './cases/index.ts';
import { expectProblem } from './expectations.ts';

interface Told {
  readonly Id: number;
  readonly CreatorId: number;
  readonly RecipientId: number;
  readonly Message: string;
  readonly ReadAt: string | null;
}
interface Row {
  readonly TransactionId: number;
  readonly TransactionNumber: string;
  readonly Count: number;
  readonly Unread: number;
  readonly Last: { readonly Preview: string };
}

describe('chat of an order', () => {
  let ground: Ground;
  let orderId: number;
  beforeAll(async () => {
    ground = await prepareGround();
    orderId = await ground.order();
  });

  const send = (person: Person, more: Record<string, unknown> = {}) =>
    callApi({
      method: 'POST',
      path: '/api/Chat',
      token: person.token,
      body: {
        CreatorId: person.userId,
        RecipientId: person === ground.customer ? 0 : ground.customer.userId,
        TransactionId: orderId,
        Message: 'Is it on the way?',
        ClientKey: randomUUID(),
        ...more,
      },
    });
  const list = (person: Person) =>
    askApi<readonly Told[]>({
      path: '/api/Chat',
      token: person.token,
      query: {
        CreatorId: String(ground.customer.userId),
        RecipientId: '0',
        TransactionId: String(orderId),
      },
    });
  const mark = (person: Person) =>
    askApi<readonly (Entry & { Read: number })[]>({
      path: '/api/Chat',
      token: person.token,
      query: {
        ChatCreatorId: '0',
        ChatRecipientId: String(ground.customer.userId),
        ChatTransactionId: String(orderId),
      },
    });
  const waiting = () =>
    askApi<readonly Row[]>({
      path: '/api/admin/chat/conversations',
      token: ground.staff.token,
      query: { Unread: '1', pageSize: '200' },
    });

  it('customer and staff, writing and reading, see the same messages and marks', async () => {
    const before = await list(ground.customer);
    const ClientKey = randomUUID();
    const [first, repeat] = [
      await send(ground.customer, { ClientKey }),
      await send(ground.customer, { ClientKey }),
    ];
    expect(repeat.body).toEqual(first.body);
    expect((await waiting()).find(({ TransactionId }) => TransactionId === orderId)).toMatchObject({
      Unread: 1,
      Last: { Preview: 'Is it on the way?' },
    });
    expect(await mark(ground.staff)).toMatchObject([{ Id: orderId, Error: 0, Read: 1 }]);
    expect((await waiting()).map(({ TransactionId }) => TransactionId)).not.toContain(orderId);
    await send(ground.staff, { Message: 'In ten minutes.' });
    expect(await mark(ground.customer)).toMatchObject([{ Read: 1 }]);
    expect(await mark(ground.customer)).toMatchObject([{ Read: 0 }]);
    const said = (await list(ground.customer)).slice(before.length);
    expect(said).toMatchObject([
      {
        CreatorId: ground.customer.userId,
        RecipientId: 0,
        Message: 'Is it on the way?',
        ReadAt: expect.any(String) as string,
      },
      {
        CreatorId: ground.staff.userId,
        RecipientId: ground.customer.userId,
        Message: 'In ten minutes.',
        ReadAt: expect.any(String) as string,
      },
    ]);
    expect((await list(ground.staff)).slice(before.length)).toEqual(said);
  });

  it('a message for somebody else than the other side, is 403', async () => {
    expectProblem(
      await send(ground.customer, { RecipientId: ground.people.neighbour.userId }),
      'not-allowed',
    );
    expectProblem(
      await send(ground.staff, { RecipientId: ground.people.neighbour.userId }),
      'not-allowed',
    );
    expectProblem(await send(ground.staff, { RecipientId: 0 }), 'not-allowed');
    expectProblem(await send(ground.people.neighbour, { RecipientId: 0 }), 'not-allowed');
  });

  it('an order that nobody has, is 404; the next one, which may be on its way, is 409', async () => {
    expectProblem(await send(ground.customer, { TransactionId: 999_999_999 }), 'not-found');
    const [newest] = await askApi<readonly { Id: number }[]>({
      path: orderOperations.listAllOrders.path,
      token: ground.staff.token,
      query: { TransactionsDetails: '0', pageSize: '1' },
    });
    expectProblem(
      await send(ground.customer, { TransactionId: (newest?.Id ?? 0) + 5_000 }),
      'not-known-yet',
    );
  });

  it.each([
    ['nothing', ' '],
    ['what nobody sees', '\u200b'],
    ['1001 characters', 'x'.repeat(1001)],
    ['a control character', 'a\u0000b'],
  ])('a message of %s, is 400 naming it', async (_what, Message) => {
    expect(
      expectProblem(await send(ground.customer, { Message }), 'bad-input').errors?.[0]?.field,
    ).toBe('Message');
  });

  it('more than 20 messages in a minute, is refused as too fast', async () => {
    orderId = await ground.order();
    for (let at = 0; at < 20; at += 1) expect((await send(ground.customer)).status).toBe(200);
    expect((await send(ground.customer)).body).toMatchObject([
      { Id: 0, Error: 1, Code: 'too-fast' },
    ]);
  });
});
