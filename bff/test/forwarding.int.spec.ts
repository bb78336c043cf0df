import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startBff } from './bff.ts';
import type { Bff } from './bff.ts';
import { answerJson, answerProblem } from './stand-in-service.ts';
import type { Behaviour } from './stand-in-service.ts';

let bff: Bff;
// As in production: answers pass as bytes.
beforeAll(async () => {
  bff = await startBff('forwarding', { NODE_ENV: 'production' });
});
afterAll(async () => {
  await bff.stop();
});
beforeEach(() => {
  Object.values(bff.services).forEach((service) => {
    service.forget();
    service.behave(answerJson([]));
  });
});

const inTurn = (...behaviours: readonly Behaviour[]): Behaviour => {
  let turn = 0;
  return (call, response) => {
    behaviours[Math.min(turn++, behaviours.length - 1)]?.(call, response);
  };
};
const line = (more: Record<string, unknown> = {}) => ({
  LineKey: randomUUID(),
  UserId: 7,
  ItemId: 11,
  UnitId: 21,
  Quantity: 2,
  PDate: '2026-11-20',
  ...more,
});
const order = { UserId: 7, PDate: '2026-11-20', QuoteToken: 'q', HoldId: 3, AddressId: 12 };

describe('what a service gets', () => {
  it("a row, called in any case of its names, comes by its id with the row's own names", async () => {
    await bff.call('/api/Cart?uid=7&pdate=2026-11-20&SLOTID=5&LANG=hi', { as: 7 });
    expect(bff.services.cart.last()).toMatchObject({
      method: 'GET',
      path: '/v1/read-cart',
      query: { UId: '7', PDate: '2026-11-20', SlotId: '5', lang: 'hi' },
    });
  });

  it('a page too large, asked for, comes cut', async () => {
    await bff.call('/api/Filter?pageSize=5000&page=2');
    expect(bff.services.catalog.last().query).toEqual({ page: '2', pageSize: '200' });
  });

  it("the caller's token, key, language and correlation id come; what could name a user or address does not", async () => {
    const authorization = await bff.tokens.bearer({ userId: 7 });
    const headers = {
      authorization,
      'idempotency-key': 'k-1',
      'accept-language': 'hi',
      'x-correlation-id': 'corr-12345678',
      cookie: 'refresh=secret',
      'x-user-id': '1',
      'x-client-address': '1.2.3.4',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=1.2.3.4',
    };
    const answer = await bff.call('/api/Cart', {
      method: 'POST',
      headers,
      body: JSON.stringify(line()),
    });
    const seen = bff.services.cart.last().headers;
    expect(seen).toMatchObject({
      authorization,
      'idempotency-key': 'k-1',
      'accept-language': 'hi',
      'x-correlation-id': 'corr-12345678',
      'x-client-address': '127.0.0.1',
      'content-type': 'application/json',
    });
    expect(Object.keys(seen)).toEqual(
      expect.not.arrayContaining([
        'cookie',
        'x-user-id',
        'x-forwarded-for',
        'x-forwarded-host',
        'forwarded',
      ]),
    );
    expect(answer.headers['x-correlation-id']).toBe('corr-12345678');
  });

  it('names that the row does not know, in the body, are dropped', async () => {
    const sent = line({ Price: 1, Total: 1, role: 'admin', __proto__x: 1 });
    await bff.call('/api/Cart', {
      method: 'POST',
      as: 7,
      body: JSON.stringify(sent).replace('"role"', '"__proto__"'),
    });
    expect(
      Object.keys(JSON.parse(bff.services.cart.last().body.toString()) as object).sort(),
    ).toEqual([
      'CompanyId',
      'Id',
      'ItemId',
      'LineKey',
      'OfferId',
      'PDate',
      'Quantity',
      'UnitId',
      'UserId',
    ]);
  });

  it('the refresh cookie, on its own rows and on no other, comes', async () => {
    bff.services.user.behave(
      answerJson([{ Id: 7, Error: 0, Message: '', Code: '', Token: 't' }], {
        headers: { 'set-cookie': ['__Host-refresh=new; HttpOnly', 'b=2'] },
      }),
    );
    const answer = await bff.call('/api/Token', {
      method: 'POST',
      headers: { cookie: '__Host-refresh=old' },
    });
    expect(bff.services.user.last().headers.cookie).toBe('__Host-refresh=old');
    expect(answer.headers['set-cookie']).toEqual(['__Host-refresh=new; HttpOnly', 'b=2']);
    await bff.call('/api/Company?Id=1', { headers: { cookie: '__Host-refresh=old' } });
    expect(bff.services.user.last().headers.cookie).toBeUndefined();
  });

  it('a signed event, sent without a token, comes byte by byte with its signature and no other header of its own', async () => {
    const body = Buffer.from('{ "event":  "payment.captured",\n "note": "₹ \\u20b9" }');
    bff.services.billing.behave(answerJson({ Taken: true }));
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': 'ab12',
      'x-razorpay-event-id': 'event-1',
      'x-other': 'y',
    };
    const answer = await bff.send('/api/webhooks/razorpay', { method: 'POST', headers, body });
    expect(answer.json()).toEqual({ Taken: true });
    expect(bff.services.billing.last()).toMatchObject({
      path: '/v1/take-razorpay-event',
      headers: { 'x-razorpay-signature': 'ab12', 'x-razorpay-event-id': 'event-1' },
    });
    expect(bff.services.billing.last().headers['x-other']).toBeUndefined();
    expect(bff.services.billing.last().body.equals(body)).toBe(true);
  });

  it("an event of the other provider, sent, comes with that one's signature only", async () => {
    bff.services.billing.behave(answerJson({ Taken: true }));
    const body = Buffer.from('{ "id":  "evt_1" }');
    await bff.send('/api/webhooks/stripe', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': 't=1,v1=ab',
        'x-razorpay-signature': 'ab12',
      },
      body,
    });
    expect(bff.services.billing.last()).toMatchObject({
      path: '/v1/take-stripe-event',
      headers: { 'stripe-signature': 't=1,v1=ab' },
    });
    expect(bff.services.billing.last().headers['x-razorpay-signature']).toBeUndefined();
    expect(bff.services.billing.last().body.equals(body)).toBe(true);
  });

  it('an upload, sent, comes byte by byte', async () => {
    const authorization = await bff.tokens.bearer({ userId: 9, permissions: ['items'] });
    const body = Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'a,b\n'.repeat(50_000)}\r\n--x--\r\n`,
    );
    bff.services.catalog.behave(
      answerJson([{ Id: 3, Error: 0, Message: '', Code: '', ImportId: 3 }]),
    );
    const answer = await bff.send('/api/ItemImport', {
      method: 'POST',
      headers: { authorization, 'content-type': 'multipart/form-data; boundary=x' },
      body,
    });
    expect(answer.json()).toMatchObject([{ ImportId: 3 }]);
    expect(bff.services.catalog.last()).toMatchObject({
      path: '/v1/import-items',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(bff.services.catalog.last().body.equals(body)).toBe(true);
  });
});

describe('what the world gets', () => {
  it('a list, answered, passes as the bytes it is, with its count and public links', async () => {
    bff.services['delivery-slot'].behave((_call, response) => {
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
    const answer = await bff.call('/api/TimeSlot?pincode=560034');
    expect(answer).toMatchObject({
      status: 200,
      text: '[ {"Id":1} ]',
      headers: {
        'x-total-count': '120',
        link: '</api/TimeSlot?pincode=560034&page=2&pageSize=50>; rel="next"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
    expect(Object.keys(answer.headers)).toEqual(
      expect.not.arrayContaining(['x-internal', 'server', 'set-cookie', 'x-powered-by']),
    );
  });

  it('a row that caches may keep, answered, says so, and not when it failed', async () => {
    bff.services.catalog.behave(inTurn(answerJson([]), answerProblem(409, 'conflict')));
    expect((await bff.call('/api/OnlineTransaction')).headers['cache-control']).toBe(
      'public, max-age=60',
    );
    expect((await bff.call('/api/OnlineTransaction')).headers['cache-control']).toBe('no-store');
  });

  it('HEAD of a read, called, has the headers without the body', async () => {
    bff.services.catalog.behave(answerJson([1, 2, 3]));
    expect(await bff.call('/api/Filter', { method: 'HEAD' })).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-length': '7' },
    });
    expect(bff.services.catalog.last().method).toBe('GET');
  });

  it.each([
    [404, 'not-found'],
    [403, 'not-allowed'],
    [409, 'conflict'],
    [400, 'bad-input'],
  ])('a problem %i %s of a service, answered, passes', async (status, code) => {
    bff.services.order.behave(answerProblem(status, code));
    expect((await bff.call('/api/Transaction?TransactionId=5', { as: 7 })).problem).toMatchObject({
      status,
      code,
    });
  });

  it('503 of a service that has too much to do, answered, passes with its time to come back', async () => {
    bff.services.order.behave(answerProblem(503, 'overloaded', { 'retry-after': '3' }));
    expect(
      await bff.call('/api/OnlineTransaction?TransactionId=5&reason=x', { as: 7 }),
    ).toMatchObject({
      status: 503,
      problem: { code: 'overloaded' },
      headers: { 'retry-after': '3' },
    });
  });

  it('a long list, asked for by a reader that unpacks, comes packed; one with a token never', async () => {
    const list = Array.from({ length: 500 }, (_, index) => ({
      Brand: `Brand ${index}`,
      Count: index,
    }));
    bff.services.catalog.behave(answerJson(list));
    const br = await bff.call('/api/Filter', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br' });
    expect(JSON.parse(brotliDecompressSync(br.bytes).toString())).toEqual(list);
    const gz = await bff.call('/api/Filter', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(JSON.parse(gunzipSync(gz.bytes).toString())).toEqual(list);
    bff.services.user.behave(answerJson([{ Id: 7, Token: 'x'.repeat(5_000) }]));
    expect(
      (await bff.call('/api/Token', { method: 'POST', headers: { 'accept-encoding': 'gzip, br' } }))
        .headers['content-encoding'],
    ).toBeUndefined();
  });

  it('AppVersion, asked, is answered here', async () => {
    expect((await bff.call('/api/AppVersion?type=2')).json()).toEqual({
      Version: '0.6.6',
      IsForceUpdate: false,
    });
  });
});

describe('not-known-yet', () => {
  it('once, answered by a service, is asked again and then answered', async () => {
    bff.services.order.behave(
      inTurn(
        answerProblem(409, 'not-known-yet'),
        answerJson([{ Id: 5, Error: 0, Message: '', Code: '' }]),
      ),
    );
    expect(
      (
        await bff.call('/api/TransactionWithoutPayment', {
          method: 'POST',
          as: 7,
          headers: { 'idempotency-key': 'k' },
          body: JSON.stringify(order),
        })
      ).json(),
    ).toMatchObject([{ Id: 5 }]);
    expect(bff.services.order.calls.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'k',
      'k',
    ]);
  });

  it('twice, answered by a service, is told', async () => {
    bff.services.cart.behave(answerProblem(409, 'not-known-yet'));
    expect(
      (await bff.call('/api/Cart?UId=7&PDate=2026-11-20&AddressId=12', { as: 7 })).problem,
    ).toMatchObject({ status: 409, code: 'not-known-yet' });
    expect(bff.services.cart.calls).toHaveLength(2);
  });
});

describe('an order that is refused (O2)', () => {
  it('for its slot, answered, carries the present cart', async () => {
    bff.services.order.behave(
      answerJson([{ Id: 0, Error: 1, Message: 'Full', Code: 'slot-full' }]),
    );
    bff.services.cart.behave(answerJson({ Count: 2 }));
    expect(
      (
        await bff.call('/api/TransactionWithoutPayment', {
          method: 'POST',
          as: 7,
          body: JSON.stringify(order),
        })
      ).json(),
    ).toEqual([{ Id: 0, Error: 1, Message: 'Full', Code: 'slot-full', Cart: { Count: 2 } }]);
    expect(bff.services.cart.last()).toMatchObject({
      path: '/v1/read-cart',
      query: { UId: '7', PDate: '2026-11-20', AddressId: '12' },
    });
  });
});
