import { randomUUID } from 'node:crypto';
import { startBff, json } from './bff.ts';
import type { Bff, Sent } from './bff.ts';
import { answerJson } from './stand-in-service.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff('refusals');
});
afterAll(async () => {
  await bff.stop();
});
beforeEach(() => {
  Object.values(bff.services).forEach((service) => {
    service.forget();
  });
});

const nothingCame = () => Object.values(bff.services).every(({ calls }) => calls.length === 0);
const line = (more: Record<string, unknown> = {}) => ({
  LineKey: randomUUID(),
  UserId: 7,
  ItemId: 11,
  UnitId: 21,
  Quantity: 2,
  PDate: '2026-11-20',
  ...more,
});
const post = (body: unknown, more: Sent = {}): Sent => ({
  method: 'POST',
  as: 7,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
});

describe('rule 1: the set of names', () => {
  it.each([
    ['/api/Cart?Uid=7', 7],
    ['/api/Cart?UId=7&PDate=2026-11-20&PDate=2026-11-21', 7],
    ['/api/Cart?UId[$ne]=1&PDate=2026-11-20', 7],
    ['/api/TimeSlot', undefined],
    ['/api/OnlineTransaction?TransactionId=5', undefined],
  ])('%s, called, is refused and reaches no service', async (path, as) => {
    const answer = await bff.call(path, as === undefined ? {} : { as });
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(['unknown-parameters', 'doubled-parameter']).toContain(answer.problem.code);
    expect(nothingCame()).toBe(true);
  });

  it('an unknown set, refused, tells the sets that the path knows', async () => {
    const { problem } = await bff.call('/api/TimeSlot?x=1');
    expect(problem.errors?.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['Pdate & Tid', 'pincode']),
    );
    expect(problem.correlationId).not.toBe('');
  });

  it('a name twice in two cases, called, is refused as doubled', async () => {
    expect((await bff.call('/api/TimeSlot?pincode=560034&PINCODE=560035')).problem).toMatchObject({
      status: 400,
      code: 'doubled-parameter',
      errors: [{ field: 'PINCODE' }],
    });
  });

  it('a path that nobody has, called, is unknown', async () => {
    expect((await bff.call('/api/Nothing')).problem).toMatchObject({
      status: 404,
      code: 'not-found',
    });
    expect((await bff.call('/api/cart?UId=7&PDate=2026-11-20', { as: 7 })).status).toBe(404);
    expect((await bff.call('/internal/create-company', post({}))).status).not.toBe(200);
  });

  it('a method that the path does not take, called, is told those it takes', async () => {
    const answer = await bff.call('/api/TimeSlot?pincode=560034', { method: 'DELETE' });
    expect(answer.problem).toMatchObject({ status: 405, code: 'method-not-allowed' });
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect((await bff.call('/api/Cart', { method: 'PATCH' })).headers.allow).toBe(
      'POST, GET, HEAD',
    );
  });
});

describe('rule 2: reads that write', () => {
  const cancel = '/api/OnlineTransaction?TransactionId=5&reason=late';

  it('without a token, called with bad values as well, is 401 before 400', async () => {
    const answer = await bff.call('/api/OnlineTransaction?TransactionId=x&reason=');
    expect(answer.problem).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect((await bff.call('/api/Transaction?x=1')).status).toBe(401);
    expect((await bff.call('/api/Transaction?UserId=1&USERID=1')).status).toBe(401);
  });

  it('with a session cookie in place of the token, called, is 401', async () => {
    expect(
      (await bff.call(cancel, { headers: { cookie: 'token=abc; __Host-refresh=abc' } })).status,
    ).toBe(401);
  });

  it.each(['Bearer', 'Bearer x.y.z', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiI3In0.'])(
    'with the bad token "%s", called, is 401',
    async (authorization) => {
      expect((await bff.call(cancel, { headers: { authorization } })).status).toBe(401);
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
  ])('%s, called, is refused and reaches no service', async (_name, headers, status, code) => {
    expect((await bff.call(cancel, { as: 7, headers })).problem).toMatchObject({ status, code });
    expect(nothingCame()).toBe(true);
  });

  it.each(['same-origin', 'same-site', 'none'])('from %s, called, is served', async (site) => {
    bff.services.order.behave(answerJson([{ Id: 5, Error: 0, Message: '', Code: '' }]));
    expect((await bff.call(cancel, { as: 7, headers: { 'sec-fetch-site': site } })).status).toBe(
      200,
    );
  });

  it('by HEAD, called, never acts', async () => {
    const answer = await bff.call(cancel, { method: 'HEAD', as: 7 });
    expect(answer.status).toBe(405);
    expect(
      (await bff.call('/api/UserRegister?email=&mobile=9000000002', { method: 'HEAD' })).status,
    ).toBe(405);
    expect(nothingCame()).toBe(true);
  });

  it.each([
    ['POST', '/api/Cart'],
    ['DELETE', '/api/SlotHold?HoldId=5'],
    ['POST', '/api/Token'],
    ['DELETE', '/api/Token'],
  ])('%s %s, without JSON or from another site, is refused', async (method, path) => {
    expect(
      (
        await bff.send(path, {
          method,
          as: 7,
          headers: { 'content-type': 'text/plain' },
          body: '{}',
        })
      ).status,
    ).toBe(415);
    expect(
      (
        await bff.call(path, {
          method,
          as: 7,
          headers: { 'sec-fetch-site': 'cross-site', cookie: 'x=1' },
          body: '{}',
        })
      ).status,
    ).toBe(403);
    expect(nothingCame()).toBe(true);
  });
});

describe('rule 4: who', () => {
  it("another's id in query or body, called, is 403", async () => {
    expect((await bff.call('/api/Cart?UId=8&PDate=2026-11-20', { as: 7 })).problem).toMatchObject({
      status: 403,
      code: 'not-allowed',
    });
    expect((await bff.call('/api/Cart', post(line({ UserId: 8 })))).status).toBe(403);
    expect((await bff.call('/api/Cart', post([line(), line({ UserId: 8 })]))).status).toBe(403);
    expect(nothingCame()).toBe(true);
  });

  it('a row of staff, called by a customer or by staff with another permission, is 403', async () => {
    expect((await bff.call('/api/Item', { as: 7 })).status).toBe(403);
    const authorization = await bff.tokens.bearer({ userId: 9, permissions: ['slots'] });
    expect((await bff.call('/api/Item', { headers: { authorization } })).status).toBe(403);
  });
});

describe('bodies and values', () => {
  it.each([
    ['an operator object for an id', line({ ItemId: { $gt: 0 } }), 'ItemId'],
    ['a text for a number', line({ Quantity: '2' }), 'Quantity'],
    ['a number out of range', line({ Quantity: 1_000 }), 'Quantity'],
    ['a list for a text', line({ PDate: ['2026-11-20'] }), 'PDate'],
    ['a date that is none', line({ PDate: '2026-02-30' }), 'PDate'],
  ])('%s, sent, is 400 and reaches no service', async (_name, body, _field) => {
    expect((await bff.call('/api/Cart', post(body))).problem).toMatchObject({
      status: 400,
      code: 'bad-input',
    });
    expect(nothingCame()).toBe(true);
  });

  it('a wrong field, told, is named with its rule', async () => {
    const { problem } = await bff.call(
      '/api/CartPreview',
      post({
        Lines: [{ LineKey: 'x', ItemId: { $gt: 0 }, UnitId: 21, Quantity: 1 }],
        Pincode: '560034',
      }),
    );
    expect(problem.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'Lines.0.LineKey', message: 'must be a uuid' }),
        expect.objectContaining({ field: 'Lines.0.ItemId', rule: 'invalid_type' }),
      ]),
    );
  });

  it('a value of a query, wrong, is named with its rule', async () => {
    expect((await bff.call('/api/TimeSlot?pincode=56003x')).problem).toMatchObject({
      status: 400,
      errors: [{ field: 'pincode', message: 'must be 6 digits' }],
    });
    expect((await bff.call('/api/TimeSlot?pincode=560034&page=0')).problem).toMatchObject({
      status: 400,
      errors: [{ field: 'page' }],
    });
  });

  it('text that is no JSON, sent, is 400', async () => {
    expect((await bff.call('/api/Cart', post('{"LineKey": '))).problem).toMatchObject({
      status: 400,
      code: 'bad-json',
    });
    expect((await bff.call('/api/Cart', post('"text"'))).problem).toMatchObject({
      status: 400,
      code: 'bad-json',
    });
  });

  it('a body above the limit, sent, is 413 and reaches no service', async () => {
    expect(
      (await bff.call('/api/Cart', post(line({ Note: 'x'.repeat(200_000) })))).problem,
    ).toMatchObject({ status: 413, code: 'too-large' });
    expect(nothingCame()).toBe(true);
  });

  it('a POST without a body, sent, is told what is missing', async () => {
    expect((await bff.call('/api/Cart', { method: 'POST', as: 7 })).problem).toMatchObject({
      status: 400,
      code: 'bad-input',
    });
  });

  it('an upload above the limit, announced or streamed, is 413', async () => {
    const authorization = await bff.tokens.bearer({ userId: 9, permissions: ['items'] });
    const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x' };
    expect(
      (
        await bff.send('/api/ItemImport', {
          method: 'POST',
          headers,
          body: Buffer.alloc(22 * 1024 * 1024),
        })
      ).status,
    ).toBe(413);
    expect(
      (
        await bff.send('/api/ItemImport', {
          method: 'POST',
          headers: { ...headers, 'transfer-encoding': 'chunked' },
          body: Buffer.alloc(22 * 1024 * 1024),
        })
      ).problem,
    ).toMatchObject({ status: 413, code: 'too-large' });
    expect(
      (
        await bff.send('/api/ItemImport', {
          method: 'POST',
          headers: { ...headers, ...json },
          body: '{}',
        })
      ).status,
    ).toBe(415);
  });
});
