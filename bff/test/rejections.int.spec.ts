import { startBff } from './support/bff-fixture.ts';
import type { Bff, TestRequest } from './support/bff-fixture.ts';
import { buildCartLine } from './support/cart-line.ts';
import { respondJson } from './support/stand-in-service.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff('rejections');
});
afterAll(async () => {
  await bff.stop();
});
beforeEach(() => {
  Object.values(bff.services).forEach((service) => {
    service.clearCalls();
  });
});

const noServiceCalled = () => Object.values(bff.services).every(({ calls }) => calls.length === 0);
const post = (body: unknown): TestRequest => ({
  method: 'POST',
  asUser: 7,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('query parameters', () => {
  it.each([
    ['/api/Cart?Uid=7', 7],
    ['/api/Cart?UId=7&PDate=2026-11-20&PDate=2026-11-21', 7],
    ['/api/Cart?UId[$ne]=1&PDate=2026-11-20', 7],
    ['/api/TimeSlot', undefined],
    ['/api/OnlineTransaction?TransactionId=5', undefined],
  ])('reject %s without calling a service', async (path, asUser) => {
    const response = await bff.call(path, asUser === undefined ? {} : { asUser });
    expect(response.status).toBe(400);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(['unknown-parameters', 'doubled-parameter']).toContain(response.problem.code);
    expect(noServiceCalled()).toBe(true);
  });

  it('list the known sets when the given set is unknown', async () => {
    const { problem } = await bff.call('/api/TimeSlot?x=1');
    expect(problem.errors?.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['Pdate & Tid', 'pincode']),
    );
    expect(problem.correlationId).not.toBe('');
  });

  it('reject a name that occurs twice in different case', async () => {
    expect((await bff.call('/api/TimeSlot?pincode=560034&PINCODE=560035')).problem).toMatchObject({
      status: 400,
      code: 'doubled-parameter',
      errors: [{ field: 'PINCODE' }],
    });
  });

  it('answer 404 on an unknown path', async () => {
    expect((await bff.call('/api/Nothing')).problem).toMatchObject({
      status: 404,
      code: 'not-found',
    });
    expect((await bff.call('/api/cart?UId=7&PDate=2026-11-20', { asUser: 7 })).status).toBe(404);
    expect((await bff.call('/internal/create-company', post({}))).status).not.toBe(200);
  });

  it('answer 405 with the allowed methods', async () => {
    const response = await bff.call('/api/TimeSlot?pincode=560034', { method: 'DELETE' });
    expect(response.problem).toMatchObject({ status: 405, code: 'method-not-allowed' });
    expect(response.headers.allow).toBe('GET, HEAD');
    expect((await bff.call('/api/Cart', { method: 'PATCH' })).headers.allow).toBe(
      'POST, GET, HEAD',
    );
  });
});

describe('state-changing reads', () => {
  const cancelPath = '/api/OnlineTransaction?TransactionId=5&reason=late';

  it('answer 401 before 400', async () => {
    const response = await bff.call('/api/OnlineTransaction?TransactionId=x&reason=');
    expect(response.problem).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect((await bff.call('/api/Transaction?x=1')).status).toBe(401);
    expect((await bff.call('/api/Transaction?UserId=1&USERID=1')).status).toBe(401);
  });

  it('do not accept a cookie instead of a token', async () => {
    expect(
      (await bff.call(cancelPath, { headers: { cookie: 'token=abc; __Host-refresh=abc' } })).status,
    ).toBe(401);
  });

  it.each(['Bearer', 'Bearer x.y.z', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiI3In0.'])(
    'reject the invalid token "%s"',
    async (authorization) => {
      expect((await bff.call(cancelPath, { headers: { authorization } })).status).toBe(401);
    },
  );

  it.each([
    ['without a content type', { 'content-type': '' }, 415, 'unsupported-media-type'],
    [
      'as a form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported-media-type',
    ],
    ['prefetched', { 'sec-purpose': 'prefetch' }, 400, 'prefetch-refused'],
    ['prerendered', { 'sec-purpose': 'prefetch;prerender' }, 400, 'prefetch-refused'],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403, 'cross-site-refused'],
  ])('reject a request %s without calling a service', async (_name, headers, status, code) => {
    expect((await bff.call(cancelPath, { asUser: 7, headers })).problem).toMatchObject({
      status,
      code,
    });
    expect(noServiceCalled()).toBe(true);
  });

  it.each(['same-origin', 'same-site', 'none'])(
    'accept requests with Sec-Fetch-Site %s',
    async (site) => {
      bff.services.order.respondWith(respondJson([{ Id: 5, Error: 0, Message: '', Code: '' }]));
      expect(
        (await bff.call(cancelPath, { asUser: 7, headers: { 'sec-fetch-site': site } })).status,
      ).toBe(200);
    },
  );

  it('are never executed by HEAD', async () => {
    const response = await bff.call(cancelPath, { method: 'HEAD', asUser: 7 });
    expect(response.status).toBe(405);
    expect(
      (await bff.call('/api/UserRegister?email=&mobile=9000000002', { method: 'HEAD' })).status,
    ).toBe(405);
    expect(noServiceCalled()).toBe(true);
  });

  it.each([
    ['POST', '/api/Cart'],
    ['DELETE', '/api/SlotHold?HoldId=5'],
    ['POST', '/api/Token'],
    ['DELETE', '/api/Token'],
  ])('reject %s %s without JSON or from another site', async (method, path) => {
    expect(
      (
        await bff.send(path, {
          method,
          asUser: 7,
          headers: { 'content-type': 'text/plain' },
          body: '{}',
        })
      ).status,
    ).toBe(415);
    expect(
      (
        await bff.call(path, {
          method,
          asUser: 7,
          headers: { 'sec-fetch-site': 'cross-site', cookie: 'x=1' },
          body: '{}',
        })
      ).status,
    ).toBe(403);
    expect(noServiceCalled()).toBe(true);
  });
});

describe('authorization', () => {
  it('rejects the id of another user in query or body', async () => {
    expect(
      (await bff.call('/api/Cart?UId=8&PDate=2026-11-20', { asUser: 7 })).problem,
    ).toMatchObject({
      status: 403,
      code: 'not-allowed',
    });
    expect((await bff.call('/api/Cart', post(buildCartLine({ UserId: 8 })))).status).toBe(403);
    expect(
      (await bff.call('/api/Cart', post([buildCartLine(), buildCartLine({ UserId: 8 })]))).status,
    ).toBe(403);
    expect(noServiceCalled()).toBe(true);
  });

  it('rejects staff operations without the right permission', async () => {
    expect((await bff.call('/api/Item', { asUser: 7 })).status).toBe(403);
    const authorization = await bff.tokens.bearer({ userId: 9, permissions: ['slots'] });
    expect((await bff.call('/api/Item', { headers: { authorization } })).status).toBe(403);
  });
});
