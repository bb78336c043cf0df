import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { inSequence, respondJson, respondProblem } from './support/stand-in-service.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff('responses', { NODE_ENV: 'production' });
});
afterAll(async () => {
  await bff.stop();
});
beforeEach(() => {
  Object.values(bff.services).forEach((service) => {
    service.clearCalls();
    service.respondWith(respondJson([]));
  });
});

describe('a response to the client', () => {
  it('keeps the body bytes, total count and public links of a list', async () => {
    bff.services['delivery-slot'].respondWith((_call, response) => {
      response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'x-total-count': '120',
          link: '<?pincode=560034&page=2&pageSize=50>; rel="next"',
          'x-internal': 'secret',
          server: 'x',
          'set-cookie': 'stray=1',
        })
        .end('[ {"Id":1} ]');
    });
    const response = await bff.call('/api/TimeSlot?pincode=560034');
    expect(response).toMatchObject({
      status: 200,
      text: '[ {"Id":1} ]',
      headers: {
        'x-total-count': '120',
        link: '</api/TimeSlot?pincode=560034&page=2&pageSize=50>; rel="next"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
    expect(Object.keys(response.headers)).toEqual(
      expect.not.arrayContaining(['x-internal', 'server', 'set-cookie', 'x-powered-by']),
    );
  });

  it('is publicly cacheable on success and not on failure', async () => {
    bff.services.catalog.respondWith(inSequence(respondJson([]), respondProblem(409, 'conflict')));
    expect((await bff.call('/api/OnlineTransaction')).headers['cache-control']).toBe(
      'public, max-age=60',
    );
    expect((await bff.call('/api/OnlineTransaction')).headers['cache-control']).toBe('no-store');
  });

  it('is cached for less time when the service says so, never for more', async () => {
    const cachedFor = (cacheControl: string) =>
      respondJson([], { headers: { 'cache-control': cacheControl } });
    bff.services.catalog.respondWith(
      inSequence(cachedFor('public, max-age=7'), cachedFor('public, max-age=700')),
    );
    const cacheControl = async () =>
      (await bff.call('/api/OnlineTransaction')).headers['cache-control'];
    expect([await cacheControl(), await cacheControl()]).toEqual([
      'public, max-age=7',
      'public, max-age=60',
    ]);
  });

  it('answers 304 when If-None-Match has the current ETag', async () => {
    bff.services.catalog.respondWith(respondJson([], { headers: { etag: 'W/"list-3"' } }));
    const read = (etag: string) =>
      bff.call('/api/OnlineTransaction', { headers: { 'if-none-match': etag } });
    expect(await read('W/"list-2"')).toMatchObject({ status: 200, text: '[]' });
    expect(await read('"x", W/"list-3"')).toMatchObject({
      status: 304,
      text: '',
      headers: { etag: 'W/"list-3"', 'cache-control': 'public, max-age=60' },
    });
  });

  it('names the language of a problem, and caches tell languages apart', async () => {
    bff.services.catalog.respondWith(
      inSequence(respondProblem(409, 'conflict', { 'content-language': 'hi' }), respondJson([])),
    );
    expect((await bff.call('/api/OnlineTransaction')).headers).toMatchObject({
      'content-language': 'hi',
      vary: 'Accept-Language',
    });
    expect((await bff.call('/api/OnlineTransaction')).headers.vary).toBe(
      'Accept-Language, Accept-Encoding',
    );
  });

  it('does not vary by language when it is not stored', async () => {
    expect((await bff.call('/api/TimeSlot?pincode=560034')).headers).toMatchObject({
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
    });
  });

  it('has headers but no body for HEAD', async () => {
    bff.services.catalog.respondWith(respondJson([1, 2, 3]));
    expect(await bff.call('/api/Filter', { method: 'HEAD' })).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-length': '7' },
    });
    expect(bff.services.catalog.lastCall().method).toBe('GET');
  });

  it.each([
    [404, 'not-found'],
    [403, 'not-allowed'],
    [409, 'conflict'],
    [400, 'bad-input'],
  ])('passes on the service problem %i %s', async (status, code) => {
    bff.services.order.respondWith(respondProblem(status, code));
    expect(
      (await bff.call('/api/Transaction?TransactionId=5', { asUser: 7 })).problem,
    ).toMatchObject({
      status,
      code,
    });
  });

  it('passes on an overload problem with Retry-After', async () => {
    bff.services.order.respondWith(respondProblem(503, 'overloaded', { 'retry-after': '3' }));
    expect(
      await bff.call('/api/OnlineTransaction?TransactionId=5&reason=x', { asUser: 7 }),
    ).toMatchObject({
      status: 503,
      problem: { code: 'overloaded' },
      headers: { 'retry-after': '3' },
    });
  });

  it('is compressed for clients that accept it, but never with a token in it', async () => {
    const list = Array.from({ length: 500 }, (_, index) => ({
      Brand: `Brand ${index}`,
      Count: index,
    }));
    bff.services.catalog.respondWith(respondJson(list));
    const br = await bff.call('/api/Filter', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br' });
    expect(JSON.parse(brotliDecompressSync(br.bytes).toString())).toEqual(list);
    const gz = await bff.call('/api/Filter', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(JSON.parse(gunzipSync(gz.bytes).toString())).toEqual(list);
    bff.services.user.respondWith(respondJson([{ Id: 7, Token: 'x'.repeat(5_000) }]));
    expect(
      (await bff.call('/api/Token', { method: 'POST', headers: { 'accept-encoding': 'gzip, br' } }))
        .headers['content-encoding'],
    ).toBeUndefined();
  });

  it('contains the app version without calling a service', async () => {
    expect((await bff.call('/api/AppVersion?type=2')).json()).toEqual({
      Version: '0.6.6',
      IsForceUpdate: false,
    });
  });
});
