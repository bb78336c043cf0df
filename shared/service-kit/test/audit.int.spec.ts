import * as z from 'zod/mini';
import { createErasureRecords } from '../src/erasure/index.ts';
import { readConfig, serviceVariables } from '../src/config/index.ts';
import { createHandlers } from '../src/http/index.ts';
import { createService } from '../src/lifecycle/index.ts';
import type { RunningService } from '../src/lifecycle/index.ts';
import { conditionalUpdate, createAuditStore, insertAggregate } from '../src/mongo/index.ts';
import type { AuditEntry, AuditStore } from '../src/mongo/index.ts';
import { createTestBroker, silentLogger, testTokens } from '../src/testing/index.ts';
import { openStore, shipmentEvents } from './fixture.ts';
import type { Store } from './fixture.ts';
import { operation } from './operation.ts';

const operations = {
  moveShipment: operation({
    operationId: 'move-shipment',
    method: 'POST',
    auth: { kind: 'staff', permission: 'items' },
    body: z.object({ ItemId: z.int(), Place: z.string(), How: z.optional(z.string()) }),
    response: z.array(
      z.object({ Id: z.int(), Error: z.int(), Message: z.string(), Code: z.string() }),
    ),
  }),
  readOwner: operation({
    operationId: 'read-owner',
    method: 'GET',
    auth: { kind: 'staff', permission: 'items' },
    readsPersonalData: true,
    response: z.array(z.int()),
  }),
};

const tokens = testTokens();
const staffId = 41;
let store: Store;
let service: RunningService;
let audit: AuditStore;

const list = (
  query: Partial<Parameters<AuditStore['list']>[0]> = {},
): Promise<readonly AuditEntry[]> => audit.list({ limit: 20, ...query }, new Date());

const request = async (path: string, init: RequestInit = {}, permission = 'items') =>
  fetch(`${service.url}/v1/${path}`, {
    ...init,
    headers: {
      'content-type': 'application/json',
      authorization: await tokens.bearer({ userId: staffId, permissions: [permission as 'items'] }),
      ...init.headers,
    },
  });
const move = (body: object, headers: Record<string, string> = {}) =>
  request('move-shipment', { method: 'POST', body: JSON.stringify(body), headers });

beforeAll(async () => {
  store = await openStore('audit');
  const { connection, parcels, environment } = store;
  audit = createAuditStore(connection);
  service = await createService({
    name: 'catalog',
    config: readConfig(z.object(serviceVariables), {
      ...environment,
      TOKEN_JWKS: tokens.TOKEN_JWKS,
    }),
    logger: silentLogger,
    connection,
    models: [parcels],
    erasures: createErasureRecords(connection),
    broker: createTestBroker(environment),
    topics: [shipmentEvents],
    http: {
      operations,
      handlers: createHandlers<typeof operations>({
        'move-shipment': async ({ body }) => {
          if (body.How === 'rejected')
            return { body: [{ Id: 0, Error: 1, Message: 'No', Code: 'no-room' }] };
          if (body.How === 'many')
            for (let index = 0; index < 120; index += 1)
              await conditionalUpdate(parcels, {
                id: `many-${index}`,
                set: { place: body.Place },
                insertIfMissing: {},
              });
          await conditionalUpdate(parcels, { id: 'p1', set: { place: body.Place } });
          if (body.How === 'crash') throw new Error('after the write');
          return { body: [{ Id: 1, Error: 0, Message: '', Code: '' }] };
        },
        'read-owner': async () => ({ body: [1] }),
      }),
    },
  });
  await insertAggregate(parcels, { _id: 'p1', place: 'shelf' });
});
afterAll(() => service.stop());

it('records who did what, with the values before and after', async () => {
  await move({ ItemId: 12, Place: 'van' });
  expect(await list({ operation: 'move-shipment' })).toEqual([
    expect.objectContaining({
      staffId,
      kind: 'change',
      outcome: 'done',
      subjects: ['item:12', 'parcel:p1'],
      input: { ItemId: 12, Place: '••••' },
      changes: [
        {
          subject: 'parcel:p1',
          kind: 'changed',
          fields: [{ path: 'place', before: 'shelf', after: 'van' }],
        },
      ],
    }),
  ]);
});

it('records rejections and failures, with what was written before the failure', async () => {
  await move({ ItemId: 13, Place: 'x', How: 'rejected' });
  await move({ ItemId: 14, Place: 'quay', How: 'crash' });
  expect((await list({ subject: 'item:13' }))[0]).toMatchObject({
    outcome: 'rejected',
    code: 'no-room',
    changes: [],
  });
  expect((await list({ subject: 'item:14' }))[0]).toMatchObject({
    outcome: 'failed',
    code: 'internal',
    changes: [{ subject: 'parcel:p1' }],
  });
});

it('records a repeated Idempotency-Key once', async () => {
  await move({ ItemId: 15, Place: 'a' }, { 'idempotency-key': 'k15' });
  await move({ ItemId: 15, Place: 'a' }, { 'idempotency-key': 'k15' });
  expect(await list({ subject: 'item:15' })).toHaveLength(1);
});

it('records who read personal data, once for repeated views', async () => {
  await request('read-owner');
  await request('read-owner');
  expect(await list({ kind: 'view' })).toEqual([
    expect.objectContaining({ operation: 'read-owner', outcome: 'done', staffId }),
  ]);
});

it('finds each of many records that one action changed, and lists the action once', async () => {
  await move({ ItemId: 18, Place: 'Hall 4', How: 'many' });
  const changed = await Promise.all(
    ['many-0', 'many-49', 'many-50', 'many-119', 'p1'].map(async (id) => {
      const [entry] = await list({ subject: `parcel:${id}`, operation: 'move-shipment' });
      return entry?.changes.some(({ subject }) => subject === `parcel:${id}`);
    }),
  );
  expect(changed).toEqual([true, true, true, true, true]);
  const inLog = (await list()).filter(({ input }) => JSON.stringify(input).includes('"ItemId":18'));
  expect(inLog).toMatchObject([{ outcome: 'done', moreChanges: 71 }]);
});

it('says that an action is unconfirmed whose process died before it was completed', async () => {
  const now = new Date();
  await audit.begin(
    {
      staffId: 5,
      operation: 'move-shipment',
      kind: 'change',
      input: '{}',
      subjects: [],
      correlationId: '',
    },
    now,
  );
  const outcomeAfter = async (ms: number) =>
    (await audit.list({ staffId: 5, limit: 1 }, new Date(now.getTime() + ms)))[0]?.outcome;
  expect([await outcomeAfter(1_000), await outcomeAfter(61_000)]).toEqual([
    'running',
    'unconfirmed',
  ]);
});

it('does not run an action whose intent cannot be stored', async () => {
  const insertOne = jest
    .spyOn(
      Object.getPrototypeOf(store.connection.collection('audit-entries')) as never,
      'insertOne',
    )
    .mockRejectedValue(new Error('full') as never);
  const response = await move({ ItemId: 16, Place: 'never' });
  insertOne.mockRestore();
  expect(response.status).toBe(500);
  expect((await store.parcels.findOne({ _id: 'p1' }).lean())?.place).not.toBe('never');
});

it('finds entries by words, time and page', async () => {
  await move({ ItemId: 17, Place: 'Warehouse Kormangala' });
  const found = await list({ text: 'kormang ware' });
  expect(found.map(({ subjects }) => subjects[0])).toEqual(['item:17']);
  const [first] = await list({ limit: 1 });
  const [second] = await list({ limit: 1, before: first?.id });
  expect((first?.id ?? '') > (second?.id ?? '')).toBe(true);
  expect(await list({ from: new Date(Date.now() + 60_000) })).toEqual([]);
  expect(await list({ until: new Date(0) })).toEqual([]);
});

it('serves pages to staff with the permission users only', async () => {
  const page = await request('list-audit-page?Subject=item:12&Limit=1', {}, 'users');
  expect(await page.json()).toMatchObject({
    Entries: [{ Service: 'catalog', StaffId: staffId, Outcome: 'done' }],
    Next: '',
  });
  expect((await request('list-audit-page')).status).toBe(403);
  expect((await request('list-audit-page?Subject=item', {}, 'users')).status).toBe(400);
});

it('deletes expired entries', async () => {
  const day = 24 * 3_600_000;
  const views = await list({ kind: 'view' });
  await audit.sweep(new Date(Date.now() + 398 * day));
  expect([views.length, (await list({ kind: 'view' })).length]).toEqual([1, 0]);
  expect((await list()).length).toBeGreaterThan(0);
});
