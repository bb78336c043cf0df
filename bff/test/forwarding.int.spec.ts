import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { buildCartLine } from './support/cart-line.ts';
import { inSequence, respondJson, respondProblem } from './support/stand-in-service.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff('forwarding', { NODE_ENV: 'production' });
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

const order = { UserId: 7, PDate: '2026-11-20', QuoteToken: 'q', HoldId: 3, AddressId: 12 };

describe('a forwarded request', () => {
  it('uses the operation id and canonical parameter names', async () => {
    await bff.call('/api/Cart?uid=7&pdate=2026-11-20&SLOTID=5&LANG=hi', { asUser: 7 });
    expect(bff.services.cart.lastCall()).toMatchObject({
      method: 'GET',
      path: '/v1/read-cart',
      query: { UId: '7', PDate: '2026-11-20', SlotId: '5', lang: 'hi' },
    });
  });

  it('has its page size reduced to the maximum', async () => {
    await bff.call('/api/Filter?pageSize=5000&page=2');
    expect(bff.services.catalog.lastCall().query).toEqual({ page: '2', pageSize: '200' });
  });

  it('carries token, idempotency key, language and correlation id but no client-supplied identity headers', async () => {
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
    const response = await bff.call('/api/Cart', {
      method: 'POST',
      headers,
      body: JSON.stringify(buildCartLine()),
    });
    const received = bff.services.cart.lastCall().headers;
    expect(received).toMatchObject({
      authorization,
      'idempotency-key': 'k-1',
      'accept-language': 'hi',
      'x-correlation-id': 'corr-12345678',
      'x-client-address': '127.0.0.1',
      'content-type': 'application/json',
    });
    expect(Object.keys(received)).toEqual(
      expect.not.arrayContaining([
        'cookie',
        'x-user-id',
        'x-forwarded-for',
        'x-forwarded-host',
        'forwarded',
      ]),
    );
    expect(response.headers['x-correlation-id']).toBe('corr-12345678');
  });

  it('contains only known body fields', async () => {
    const sent = buildCartLine({ Price: 1, Total: 1, role: 'admin', __proto__x: 1 });
    await bff.call('/api/Cart', {
      method: 'POST',
      asUser: 7,
      body: JSON.stringify(sent).replace('"role"', '"__proto__"'),
    });
    expect(
      Object.keys(JSON.parse(bff.services.cart.lastCall().body.toString()) as object).sort(),
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

  it('carries cookies to operations of the session and the sign-in only', async () => {
    bff.services.user.respondWith(
      respondJson([{ Id: 7, Error: 0, Message: '', Code: '', Token: 't' }], {
        headers: { 'set-cookie': ['__Host-refresh=new; HttpOnly', 'b=2'] },
      }),
    );
    const response = await bff.call('/api/Token', {
      method: 'POST',
      headers: { cookie: '__Host-refresh=old' },
    });
    expect(bff.services.user.lastCall().headers.cookie).toBe('__Host-refresh=old');
    expect(response.headers['set-cookie']).toEqual(['__Host-refresh=new; HttpOnly', 'b=2']);
    await bff.call('/api/UserRegister?email=&mobile=9876543210', {
      headers: { 'content-type': 'application/json', cookie: '__Host-device=known' },
    });
    expect(bff.services.user.lastCall().headers.cookie).toBe('__Host-device=known');
    await bff.call('/api/Company?Id=1', { headers: { cookie: '__Host-refresh=old' } });
    expect(bff.services.user.lastCall().headers.cookie).toBeUndefined();
  });

  it('carries a webhook body byte for byte with the signature headers only', async () => {
    const body = Buffer.from('{ "event":  "payment.captured",\n "note": "₹ \\u20b9" }');
    bff.services.billing.respondWith(respondJson({ Taken: true }));
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': 'ab12',
      'x-razorpay-event-id': 'event-1',
      'x-other': 'y',
    };
    const response = await bff.send('/api/webhooks/razorpay', { method: 'POST', headers, body });
    expect(response.json()).toEqual({ Taken: true });
    expect(bff.services.billing.lastCall()).toMatchObject({
      path: '/v1/take-razorpay-event',
      headers: { 'x-razorpay-signature': 'ab12', 'x-razorpay-event-id': 'event-1' },
    });
    expect(bff.services.billing.lastCall().headers['x-other']).toBeUndefined();
    expect(bff.services.billing.lastCall().body.equals(body)).toBe(true);
  });

  it('carries the signature header of the matching payment provider only', async () => {
    bff.services.billing.respondWith(respondJson({ Taken: true }));
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
    expect(bff.services.billing.lastCall()).toMatchObject({
      path: '/v1/take-stripe-event',
      headers: { 'stripe-signature': 't=1,v1=ab' },
    });
    expect(bff.services.billing.lastCall().headers['x-razorpay-signature']).toBeUndefined();
    expect(bff.services.billing.lastCall().body.equals(body)).toBe(true);
  });

  it('carries an upload byte for byte', async () => {
    const authorization = await bff.tokens.bearer({ userId: 9, permissions: ['items'] });
    const body = Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'a,b\n'.repeat(50_000)}\r\n--x--\r\n`,
    );
    bff.services.catalog.respondWith(
      respondJson([{ Id: 3, Error: 0, Message: '', Code: '', ImportId: 3 }]),
    );
    const response = await bff.send('/api/ItemImport', {
      method: 'POST',
      headers: { authorization, 'content-type': 'multipart/form-data; boundary=x' },
      body,
    });
    expect(response.json()).toMatchObject([{ ImportId: 3 }]);
    expect(bff.services.catalog.lastCall()).toMatchObject({
      path: '/v1/import-items',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(bff.services.catalog.lastCall().body.equals(body)).toBe(true);
  });
});

describe('a not-known-yet problem', () => {
  it('is retried once with the same idempotency key', async () => {
    bff.services.order.respondWith(
      inSequence(
        respondProblem(409, 'not-known-yet'),
        respondJson([{ Id: 5, Error: 0, Message: '', Code: '' }]),
      ),
    );
    expect(
      (
        await bff.call('/api/TransactionWithoutPayment', {
          method: 'POST',
          asUser: 7,
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

  it('is passed on after the second attempt', async () => {
    bff.services.cart.respondWith(respondProblem(409, 'not-known-yet'));
    expect(
      (await bff.call('/api/Cart?UId=7&PDate=2026-11-20&AddressId=12', { asUser: 7 })).problem,
    ).toMatchObject({ status: 409, code: 'not-known-yet' });
    expect(bff.services.cart.calls).toHaveLength(2);
  });
});

describe('a rejected order', () => {
  it('carries the current cart when the slot is full', async () => {
    bff.services.order.respondWith(
      respondJson([{ Id: 0, Error: 1, Message: 'Full', Code: 'slot-full' }]),
    );
    bff.services.cart.respondWith(respondJson({ Count: 2 }));
    expect(
      (
        await bff.call('/api/TransactionWithoutPayment', {
          method: 'POST',
          asUser: 7,
          body: JSON.stringify(order),
        })
      ).json(),
    ).toEqual([{ Id: 0, Error: 1, Message: 'Full', Code: 'slot-full', Cart: { Count: 2 } }]);
    expect(bff.services.cart.lastCall()).toMatchObject({
      path: '/v1/read-cart',
      query: { UId: '7', PDate: '2026-11-20', AddressId: '12' },
    });
  });
});
