import { randomUUID } from 'node:crypto';
import { contactSnapshot, deadLetterTopic, orderEvents } from '@tokri/contracts/events';
import type { DeadLetterResponse } from '@tokri/contracts/api';
import { readConfig } from '@tokri/service-kit/config';
import {
  deadLetterTopicPlan,
  toTopicPlan,
  type Broker,
  type IncomingMessage,
} from '@tokri/service-kit/kafka';
import type { RunningService } from '@tokri/service-kit/lifecycle';
import { createLogger } from '@tokri/service-kit/logger';
import {
  eventually,
  createTestBroker,
  testEnvironment,
  testTokens,
} from '@tokri/service-kit/testing';
import { Writable } from 'node:stream';
import { compose } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';
import { variables } from './variables.ts';

const operator = { userId: 1, permissions: ['messaging'] } as const;
const sealedText = 'sealed-text-that-nobody-may-see';

describe('dead letters', () => {
  const environment = testEnvironment({ service: 'notification', name: 'letters' });
  const tokens = testTokens();
  const logLines: string[] = [];
  const republished: IncomingMessage[] = [];
  let service: RunningService;
  let broker: Broker;

  const buildDeadLetter = (
    topic: string,
    { group = 'cart', key = '501', at = '2026-11-22T00:00:00.000Z' } = {},
  ) => {
    const id = randomUUID();
    const value = JSON.stringify({
      id,
      type: 'order.unheard.v1',
      occurredAt: at,
      key,
      seq: 1,
      correlationId: id,
      causationId: id,
      data: { sealed: sealedText },
    });
    const headers = {
      type: 'order.unheard.v1',
      'dlq-topic': topic,
      'dlq-partition': '2',
      'dlq-offset': '7',
      'dlq-group': group,
      'dlq-attempts': '5',
      'dlq-error': 'Error',
      'dlq-message': 'no such cart',
      'dlq-at': at,
    };
    return { id, message: { topic: deadLetterTopic(topic, group), key, value, headers } };
  };

  beforeAll(async () => {
    const config = readConfig(configSchema, {
      ...environment,
      ...variables({
        sms: 'http://127.0.0.1:9',
        mail: 'smtp://127.0.0.1:9',
        push: 'http://127.0.0.1:9/fcm',
      }),
      TOKEN_JWKS: tokens.TOKEN_JWKS,
    });
    const destination = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logLines.push(chunk.toString());
        done();
      },
    });
    service = await compose(config, {
      logger: createLogger({ service: 'notification', level: 'info', destination }),
    });
    broker = createTestBroker(environment);
    await broker.ensureTopics([
      toTopicPlan(orderEvents),
      deadLetterTopicPlan(orderEvents.name, 'cart'),
      deadLetterTopicPlan(orderEvents.name, 'billing'),
      deadLetterTopicPlan(contactSnapshot.topic.name, 'order'),
    ]);
    await broker.subscribe({
      group: 'spec',
      topics: [orderEvents.name],
      from: 'beginning',
      commit: false,
      onMessage: (message) => {
        republished.push(message);
        return Promise.resolve('done');
      },
    });
  });
  afterAll(async () => {
    await service.stop();
    await broker.close();
  });

  const call = async (
    path: string,
    {
      as = operator,
      body,
    }: {
      as?: { userId: number; permissions?: readonly ('messaging' | 'messages')[] } | null;
      body?: unknown;
    } = {},
  ) => {
    const response = await fetch(`${service.url}/v1/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(as ? { authorization: await tokens.bearer(as) } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const list = async (page = ''): Promise<readonly DeadLetterResponse[]> =>
    JSON.parse((await call(`list-dead-letters${page}`)).text) as readonly DeadLetterResponse[];
  const replay = async (Topic: string, Offset: number) =>
    (
      JSON.parse(
        (await call('replay-dead-letter', { body: { Topic, Partition: 0, Offset } })).text,
      ) as readonly Record<string, unknown>[]
    )[0];

  it('returns an empty list when there are no dead letters', async () => {
    const { text, headers } = await call('list-dead-letters');
    expect([text, headers.get('x-total-count')]).toEqual(['[]', '0']);
  });

  it('lists the dead letters of all consumers newest first without their payload', async () => {
    const [older, newer] = [
      buildDeadLetter(orderEvents.name),
      buildDeadLetter(orderEvents.name, { group: 'billing', at: '2026-11-22T01:00:00.000Z' }),
    ];
    await broker.publish([older.message, newer.message]);
    const { text, headers } = await call('list-dead-letters');
    expect(text).not.toContain(sealedText);
    expect(headers.get('x-total-count')).toBe('2');
    expect(
      (JSON.parse(text) as readonly DeadLetterResponse[]).map(({ EventId }) => EventId),
    ).toEqual([newer.id, older.id]);
    expect((await list())[1]).toEqual({
      Topic: 'order.events.cart.dlq',
      Partition: 0,
      Offset: 0,
      Source: 'order.events',
      Consumer: 'cart',
      Type: 'order.unheard.v1',
      Key: '501',
      EventId: older.id,
      Reason: 'Error: no such cart',
      Attempts: 5,
      At: expect.stringMatching(/^2026-11-22T05:30:00/) as unknown,
      ReplayedAt: null,
    });
    expect(await list('?page=2&pageSize=1')).toHaveLength(1);
  });

  it('replays a dead letter once with its own event id, and records and audits it', async () => {
    const [, letter] = await list();
    const first = await replay('order.events.cart.dlq', 0);
    expect(first).toMatchObject({ Error: 0 });
    expect(await replay('order.events.cart.dlq', 0)).toEqual(first);
    await eventually(() => republished.length > 0, { missing: 'the message on its topic' });
    expect(republished).toHaveLength(1);
    expect((JSON.parse(republished[0]?.value ?? '{}') as { id: string }).id).toBe(letter?.EventId);
    expect(
      Object.keys(republished[0]?.headers ?? {}).filter((name) => name.startsWith('dlq-')),
    ).toEqual([]);
    expect((await list()).map(({ ReplayedAt }) => ReplayedAt)).toEqual([null, first?.ReplayedAt]);
    expect((await list('?Waiting=1')).map(({ ReplayedAt }) => ReplayedAt)).toEqual([null]);
    expect(
      logLines.filter((line) => line.includes('dead letter replayed') && line.includes('"by":1')),
    ).toHaveLength(1);
  });

  it.each([
    ['a place where none lies', 'order.events.cart.dlq', 99],
    ['a topic that is none', 'nothing.nobody.dlq', 0],
  ])('rejects a replay of %s', async (_what, topic, offset) => {
    expect(await replay(topic, offset)).toMatchObject({ Id: 0, Error: 1, Code: 'letter-unknown' });
  });

  it('rejects a replay of a compacted topic, because an old snapshot would become the newest', async () => {
    await broker.publish([buildDeadLetter(contactSnapshot.topic.name, { group: 'order' }).message]);
    expect(await replay(deadLetterTopic(contactSnapshot.topic.name, 'order'), 0)).toMatchObject({
      Error: 1,
      Code: 'letter-of-state',
    });
  });

  it('rejects a replay to an unknown topic', async () => {
    await broker.publish([
      {
        ...buildDeadLetter('elsewhere').message,
        topic: deadLetterTopic(orderEvents.name, 'billing'),
      },
    ]);
    expect(await replay('order.events.billing.dlq', 1)).toMatchObject({
      Error: 1,
      Code: 'letter-unknown',
    });
  });

  it('rejects anonymous callers with 401 and callers without the permission with 403', async () => {
    expect((await call('list-dead-letters', { as: null })).status).toBe(401);
    expect((await call('list-dead-letters', { as: { userId: 7 } })).status).toBe(403);
    expect(
      (
        await call('replay-dead-letter', {
          as: { userId: 7, permissions: ['messages'] },
          body: { Topic: 'a.b.dlq', Partition: 0, Offset: 0 },
        })
      ).status,
    ).toBe(403);
  });
});
