import { operation } from './operation.ts';
import { ProblemError } from '@tokri/contracts/problems';
import * as z from 'zod/mini';
import { createErasureRecords } from '../src/erasure/index.ts';
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
import { silentLogger, createTestBroker, findFreePort, testTokens } from '../src/testing/index.ts';
import { buildMovedEntry, openStore, shipmentEvents, shipmentMoved } from './fixture.ts';
import type { Store } from './fixture.ts';

export const bodySchema = z.object({ UserId: z.int(), Place: z.string().check(z.maxLength(20)) });
export const operations = {
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
  stopParcels: operation({
    operationId: 'stop-parcels',
    method: 'POST',
    auth: { kind: 'staff', permission: 'reports' },
    body: z.object({ Note: z.string() }),
    response: z.array(z.int()),
  }),
};

export const tokens = testTokens();
export const latenciesMs: number[] = [];
export const startedAt = new Map<string, number>();
export let store: Store;
export let broker: Broker;
export let service: RunningService;
export let sent = 0;
export let metricsUrl: string;

export const handlers = (nextId: () => Promise<number>) =>
  createHandlers<typeof operations>({
    'send-parcel': async ({ body, allocateId }) => {
      const id = await allocateId(nextId);
      sent += 1;
      await insertAggregate(
        store.parcels,
        { _id: `p${id}`, place: body.Place },
        { publish: [buildMovedEntry(`p${id}`, 1)] },
      );
      return { body: [{ Id: id }] };
    },
    'list-parcels': () => Promise.resolve({ body: [{ Id: 1 }], total: 120 }),
    'fail-parcel': async ({ query }) => {
      if (query.how === 'full')
        await conditionalUpdate(store.parcels, {
          id: 'full',
          publish: [buildMovedEntry('full', outboxLimit + 1)],
        });
      if (query.how === 'problem') throw new ProblemError('not-known-yet');
      if (query.how === 'crash') throw new Error('the password is hunter2');
      return { body: ['no number'] as unknown as number[] };
    },
    'count-parcels': () => Promise.resolve({ body: [3] }),
    'stop-parcels': () => Promise.resolve({ body: [3] }),
  });

beforeAll(async () => {
  store = await openStore('service');
  const metricsPort = await findFreePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const config = readConfig(z.object(serviceVariables), {
    ...store.environment,
    TOKEN_JWKS: tokens.TOKEN_JWKS,
    DRAIN_WAIT_MS: '2000',
    METRICS_PORT: String(metricsPort),
  });
  broker = createTestBroker(store.environment);
  const { connection, parcels } = store;
  service = await createService({
    name: 'order',
    config,
    logger: silentLogger,
    connection,
    models: [parcels],
    erasures: createErasureRecords(connection),
    broker,
    topics: [shipmentEvents],
    workers: [
      createConsumerWorker({
        broker,
        logger: silentLogger,
        definition: defineConsumer({
          group: 'effects',
          handlers: [
            on(shipmentMoved, async ({ key }) => {
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

export const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${service.url}${path}`, init);
export const json = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
export const send = async (
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
export const problem = async (response: Response): Promise<[number, string | null, string]> => [
  response.status,
  response.headers.get('content-type'),
  ((await response.json()) as { code: string }).code,
];
export const problemJson = 'application/problem+json; charset=utf-8';
