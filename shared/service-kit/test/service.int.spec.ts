import { hashRequest } from '../src/http/operations/idempotency.ts';
import { createIdempotencyStore } from '../src/mongo/index.ts';
import { insertAggregate, outboxLimit } from '../src/mongo/index.ts';
import { eventually, openStalledRequest } from '../src/testing/index.ts';
import { buildMovedEntry } from './fixture.ts';
import {
  tokens,
  latenciesMs,
  startedAt,
  store,
  service,
  sent,
  call,
  send,
  problem,
  problemJson,
} from './service-scenario.ts';

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

  it('refuse who may not call before they read the arguments', async () => {
    const headers = {
      'content-type': 'application/json',
      authorization: await tokens.bearer({ userId: 1, permissions: ['chat'] }),
    };
    const body = '{"Note":';
    expect(await problem(await call('/v1/count-parcels?from=x', { headers }))).toEqual([
      403,
      problemJson,
      'not-allowed',
    ]);
    expect(
      await problem(await call('/v1/stop-parcels', { method: 'POST', headers, body })),
    ).toEqual([403, problemJson, 'not-allowed']);
    expect(await problem(await call('/v1/stop-parcels', { method: 'POST', body }))).toEqual([
      401,
      problemJson,
      'not-signed-in',
    ]);
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

  it('end a body that does not arrive within 3 seconds', async () => {
    const request = await openStalledRequest(service.url, '/v1/send-parcel', {
      'content-type': 'application/json',
      authorization: await tokens.bearer({ userId: 7 }),
    });
    expect(
      (await call('/health/details').then((response) => response.json())) as object,
    ).toMatchObject({
      inFlight: 0,
    });
    expect(await request.text).toContain('The body must arrive within 3 seconds.');
  });

  it.each([{ announcedBytes: 110_000 }, { chunkBytes: 110_000 }])(
    'reject a body above 100 KB before it has arrived: %j',
    async (size) => {
      const headers = {
        'content-type': 'application/json',
        authorization: await tokens.bearer({ userId: 7 }),
      };
      const request = await openStalledRequest(service.url, '/v1/send-parcel', headers, size);
      expect(await request.status).toBe(413);
    },
  );

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
  it('has the index of its sweep before the first key', async () => {
    const indexes = await store.connection.collection('idempotency').indexes();
    expect(indexes.map(({ key }) => key)).toContainEqual({ day: 1 });
  });

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

  it('answers the repeat of a request whose process crashed, with the id it had allocated', async () => {
    const key = 'crashed';
    const body = { UserId: 7, Place: 'crashed' };
    const crashed = await createIdempotencyStore(store.connection).acquire(
      `idem:7:send-parcel:${key}`,
      hashRequest({}, body),
      new Date(Date.now() - 5_000),
    );
    if (crashed.kind !== 'acquired') throw new Error('the key is not free');
    const id = await crashed.lease.allocateId(() => Promise.resolve(4_711));
    const response = await send(body, { 'idempotency-key': key });
    expect([response.status, await response.json()]).toEqual([200, [{ Id: id }]]);
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
      await insertAggregate(store.parcels, { _id: key }, { publish: [buildMovedEntry(key, 1)] });
      await eventually(() => latenciesMs.length === n + 1, { missing: `effect ${n}` });
    }
    const sorted = [...latenciesMs].sort((a, b) => a - b);
    expect(sorted[30] ?? Infinity).toBeLessThan(500);
  });

  it('sends its clients elsewhere and then stops accepting requests when it is stopped', async () => {
    const { url } = service;
    const stopped = service.stop();
    const whileDraining = await fetch(`${url}/health/ready`);
    expect([whileDraining.status, whileDraining.headers.get('connection')]).toEqual([503, 'close']);
    await stopped;
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
    expect(store.connection.readyState).toBe(0);
  });
});
