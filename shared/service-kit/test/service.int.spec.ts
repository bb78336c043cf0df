import { operation } from './operation.ts';
import { ProblemError } from '@tokri/contracts/problems';
import * as z from 'zod/mini';
import { readConfig, serviceVariables } from '../src/config/index.ts';
import { createHandlers } from '../src/http/index.ts';
import { defineConsumer, on } from '../src/kafka/index.ts';
import type { Broker } from '../src/kafka/index.ts';
import { createConsumerWorker, createService } from '../src/lifecycle/index.ts';
import type { RunningService } from '../src/lifecycle/index.ts';
import {
  createIdAllocator,
  insertAggregate,
  outboxLimit,
  conditionalUpdate,
} from '../src/mongo/index.ts';
import { createOutboxRelay } from '../src/outbox/index.ts';
import { eventually, silentLogger, createTestBroker, testTokens } from '../src/testing/index.ts';
import { movedEntry, openStore, parcelEvents, parcelMoved } from './fixture.ts';
import type { Store } from './fixture.ts';

jest.setTimeout(60_000);

const bodySchema = z.object({ UserId: z.int(), Place: z.string().check(z.maxLength(20)) });
const operations = {
  sendParcel: operation({
    operationId: 'send-parcel',
    method: 'POST',
    auth: { kind: 'self', name: 'UserId' },
    body: bodySchema,
    response: z.array(z.object({ Id: z.int() })),
  }),
  listParcels: operation({
    operationId: 'list-parcels',
    method: 'GET',
    auth: { kind: 'anon' },
    isPaginated: true,
    cacheSeconds: 30,
    query: z.object({ brand: z.optional(z.string()) }),
    response: z.array(z.object({ Id: z.int() })),
  }),
  failParcel: operation({
    operationId: 'fail-parcel',
    method: 'GET',
    auth: { kind: 'anon' },
    query: z.object({ how: z.enum(['problem', 'crash', 'answer', 'full']) }),
    response: z.array(z.int()),
  }),
  countParcels: operation({
    operationId: 'count-parcels',
    method: 'GET',
    auth: { kind: 'staff', permission: 'reports' },
    query: z.object({ from: z.string().check(z.minLength(3)) }),
    response: z.array(z.int()),
  }),
};

const tokens = testTokens();
const latenciesMs: number[] = [];
const startedAt = new Map<string, number>();
let store: Store;
let broker: Broker;
let service: RunningService;
let sent = 0;

const handlers = (nextId: () => Promise<number>) =>
  createHandlers<typeof operations>({
    'send-parcel': async ({ body, allocateId }) => {
      const id = await allocateId(nextId);
      sent += 1;
      await insertAggregate(
        store.parcels,
        { _id: `p${id}`, place: body.Place },
        { publish: [movedEntry(`p${id}`, 1)] },
      );
      return { body: [{ Id: id }] };
    },
    'list-parcels': () => Promise.resolve({ body: [{ Id: 1 }], total: 120 }),
    'fail-parcel': async ({ query }) => {
      if (query.how === 'full')
        await conditionalUpdate(store.parcels, {
          id: 'full',
          publish: [movedEntry('full', outboxLimit + 1)],
        });
      if (query.how === 'problem') throw new ProblemError('not-known-yet');
      if (query.how === 'crash') throw new Error('the password is hunter2');
      return { body: ['no number'] as unknown as number[] };
    },
    'count-parcels': () => Promise.resolve({ body: [3] }),
  });

beforeAll(async () => {
  store = await openStore('service');
  const config = readConfig(z.object(serviceVariables), {
    ...store.environment,
    TOKEN_JWKS: tokens.TOKEN_JWKS,
  });
  broker = createTestBroker(store.environment);
  const { connection, parcels } = store;
  service = await createService({
    name: 'order',
    config,
    logger: silentLogger,
    connection,
    models: [parcels],
    broker,
    topics: [parcelEvents],
    workers: [
      createConsumerWorker({
        broker,
        logger: silentLogger,
        definition: defineConsumer({
          group: 'effects',
          handlers: [
            on(parcelMoved, async ({ key }) => {
              await conditionalUpdate(parcels, {
                id: `effect-${key}`,
                insertIfMissing: { place: 'seen' },
              });
              const start = startedAt.get(key);
              if (start !== undefined) latenciesMs.push(performance.now() - start);
            }),
          ],
        }),
      }),
      createOutboxRelay({ broker, models: [parcels], logger: silentLogger }),
    ],
    http: { operations, handlers: handlers(createIdAllocator({ connection, name: 'parcel' })) },
  });
});
afterAll(() => service.stop());

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${service.url}${path}`, init);
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const send = async (
  body: unknown,
  headers: Record<string, string> = {},
  userId = 7,
): Promise<Response> =>
  call('/v1/send-parcel', {
    ...json(body),
    headers: {
      'content-type': 'application/json',
      authorization: await tokens.bearer({ userId }),
      ...headers,
    },
  });
const problem = async (response: Response): Promise<[number, string | null, string]> => [
  response.status,
  response.headers.get('content-type'),
  ((await response.json()) as { code: string }).code,
];
const problemJson = 'application/problem+json; charset=utf-8';

describe('operations', () => {
  it('return a list with total, links, cache time and correlation id', async () => {
    const response = await call('/v1/list-parcels?brand=Amul&page=2', {
      headers: { 'x-correlation-id': 'click-12345678' },
    });
    expect(await response.json()).toEqual([{ Id: 1 }]);
    expect([
      response.headers.get('x-total-count'),
      response.headers.get('cache-control'),
      response.headers.get('x-correlation-id'),
    ]).toEqual(['120', 'public, max-age=30', 'click-12345678']);
    expect(response.headers.get('link')).toBe(
      '<?brand=Amul&page=3&pageSize=50>; rel="next", <?brand=Amul&page=1&pageSize=50>; rel="prev"',
    );
  });

  it.each([
    ['a name given twice', '/v1/list-parcels?brand=a&Brand=b', {}, 400, 'doubled-parameter'],
    ['a page that is no number', '/v1/list-parcels?page=zero', {}, 400, 'bad-input'],
    ['a wrong value', '/v1/fail-parcel?how=never', {}, 400, 'bad-input'],
    ['a thrown problem', '/v1/fail-parcel?how=problem', {}, 409, 'not-known-yet'],
    ['an answer against the contract', '/v1/fail-parcel?how=answer', {}, 500, 'internal'],
    ['no token before wrong values', '/v1/count-parcels?from=x', {}, 401, 'not-signed-in'],
    [
      'a bad token',
      '/v1/count-parcels?from=x',
      { headers: { authorization: 'Bearer abc' } },
      401,
      'not-signed-in',
    ],
    ['an unknown path', '/v1/nothing', {}, 404, 'not-found'],
    ['another method', '/v1/list-parcels', { method: 'DELETE' }, 405, 'method-not-allowed'],
  ] as const)('answer %s with a problem', async (...[, path, init, status, code]) => {
    expect(await problem(await call(path, init))).toEqual([status, problemJson, code]);
  });

  it('answer a crash with a generic problem', async () => {
    const response = await call('/v1/fail-parcel?how=crash');
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toContain('hunter2');
  });

  it('answer a full outbox with 503 and Retry-After', async () => {
    await store.connection.collection<{ _id: string }>('parcels').insertOne({
      _id: 'full',
      rev: 0,
      seq: outboxLimit,
      inbox: [],
      outbox: Array.from({ length: outboxLimit }, () => ({})),
    } as never);
    const response = await call('/v1/fail-parcel?how=full');
    expect([await problem(response), response.headers.get('retry-after')]).toEqual([
      [503, problemJson, 'unavailable'],
      '2',
    ]);
  });

  it('require the permission of staff operations', async () => {
    const of = async (permissions: ('reports' | 'chat')[]) =>
      call('/v1/count-parcels?from=abc', {
        headers: { authorization: await tokens.bearer({ userId: 1, permissions }) },
      });
    expect((await of(['chat'])).status).toBe(403);
    expect(await (await of(['reports'])).json()).toEqual([3]);
  });

  it("reject another user's data with 403", async () => {
    expect((await send({ UserId: 8, Place: 'depot' })).status).toBe(403);
  });

  it('reject bad JSON, other media types and bodies above 100 KB', async () => {
    const authorization = await tokens.bearer({ userId: 7 });
    const post = (body: string, type: string) =>
      call('/v1/send-parcel', {
        method: 'POST',
        body,
        headers: { 'content-type': type, authorization },
      }).then(problem);
    expect(await post('{"UserId":', 'application/json')).toEqual([400, problemJson, 'bad-json']);
    expect(await post('UserId=7', 'application/x-www-form-urlencoded')).toEqual([
      415,
      problemJson,
      'unsupported-media-type',
    ]);
    expect(
      await post(JSON.stringify({ UserId: 7, Place: 'x'.repeat(110_000) }), 'application/json'),
    ).toEqual([413, problemJson, 'too-large']);
  });

  it('reject operator objects and drop unknown names', async () => {
    const response = await send({ UserId: 7, Place: { $ne: null } });
    expect(await response.json()).toMatchObject({
      code: 'bad-input',
      errors: [{ field: 'Place' }],
    });
    expect((await send({ UserId: 7, Place: 'depot', role: 'admin' })).status).toBe(200);
  });
});

describe('Idempotency-Key', () => {
  it('gives 20 concurrent copies one effect and equal responses', async () => {
    const before = sent;
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        send({ UserId: 7, Place: 'twenty' }, { 'idempotency-key': 'twenty' }),
      ),
    );
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect([new Set(texts).size, sent - before]).toEqual([1, 1]);
  });

  it('rejects another body and separates users', async () => {
    await send({ UserId: 7, Place: 'first' }, { 'idempotency-key': 'shared' });
    expect(
      await problem(await send({ UserId: 7, Place: 'second' }, { 'idempotency-key': 'shared' })),
    ).toEqual([409, problemJson, 'idempotency-key-reused']);
    expect(
      (await send({ UserId: 9, Place: 'second' }, { 'idempotency-key': 'shared' }, 9)).status,
    ).toBe(200);
  });
});

describe('a running service', () => {
  it('reports health without secrets', async () => {
    expect((await call('/health/live')).status).toBe(200);
    expect((await call('/health/ready')).status).toBe(200);
    expect(await (await call('/health/details')).json()).toMatchObject({
      service: 'order',
      phase: 'ready',
      store: true,
      consumers: { effects: { lag: expect.any(Number) }, tables: { lag: 0 } },
    });
  });

  it('delivers an event to its consumer without waiting for the sweep', async () => {
    for (let n = 0; n < 60; n += 1) {
      const key = `latency-${n}`;
      startedAt.set(key, performance.now());
      await insertAggregate(store.parcels, { _id: key }, { publish: [movedEntry(key, 1)] });
      await eventually(() => latenciesMs.length === n + 1, { missing: `effect ${n}` });
    }
    const sorted = [...latenciesMs].sort((a, b) => a - b);
    expect(sorted[30] ?? Infinity).toBeLessThan(500);
  });

  it('stops accepting requests when it is stopped', async () => {
    const { url } = service;
    await service.stop();
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
    expect(store.connection.readyState).toBe(0);
  });
});
