import { json, startBff } from './support/bff-fixture.ts';
import type { Bff, TestRequest } from './support/bff-fixture.ts';
import { buildCartLine } from './support/cart-line.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff('request-values');
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

describe('request values', () => {
  it.each([
    ['an operator object for an id', buildCartLine({ ItemId: { $gt: 0 } }), 'ItemId'],
    ['a text for a number', buildCartLine({ Quantity: '2' }), 'Quantity'],
    ['a number out of range', buildCartLine({ Quantity: 1_000 }), 'Quantity'],
    ['a list for a text', buildCartLine({ PDate: ['2026-11-20'] }), 'PDate'],
    ['an impossible date', buildCartLine({ PDate: '2026-02-30' }), 'PDate'],
  ])('reject %s without calling a service', async (_name, body, _field) => {
    expect((await bff.call('/api/Cart', post(body))).problem).toMatchObject({
      status: 400,
      code: 'bad-input',
    });
    expect(noServiceCalled()).toBe(true);
  });

  it('report an invalid body field with its rule', async () => {
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

  it.each([
    ['/api/CartPreview', { Lines: null, Pincode: '560034' }, []],
    ['/api/admin/order/packing-preview', { TransactionId: 5, Lines: null }, ['transactions']],
  ] as const)('name the rule of a list that is null: %s', async (path, body, permissions) => {
    const authorization = await bff.tokens.bearer({ userId: 9, permissions });
    const { problem } = await bff.call(path, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify(body),
    });
    expect(problem).toMatchObject({
      status: 400,
      detail: 'Lines: must be a list',
      errors: [{ field: 'Lines', message: 'must be a list' }],
    });
  });

  it.each(['gzip', 'deflate', 'br'])('report a body that is not %s', async (encoding) => {
    const { problem } = await bff.call('/api/CartPreview', {
      method: 'POST',
      headers: { 'content-encoding': encoding },
      body: JSON.stringify({ Lines: [], Pincode: '560034' }),
    });
    expect(problem).toMatchObject({
      status: 400,
      code: 'bad-input',
      detail: `The body is not valid ${encoding}.`,
      errors: [{ field: 'Content-Encoding' }],
    });
  });

  it('report an invalid query value with its rule', async () => {
    expect((await bff.call('/api/TimeSlot?pincode=56003x')).problem).toMatchObject({
      status: 400,
      errors: [{ field: 'pincode', message: 'must be 6 digits' }],
    });
    expect((await bff.call('/api/TimeSlot?pincode=560034&page=0')).problem).toMatchObject({
      status: 400,
      errors: [{ field: 'page' }],
    });
  });

  it('reject malformed JSON', async () => {
    expect((await bff.call('/api/Cart', post('{"LineKey": '))).problem).toMatchObject({
      status: 400,
      code: 'bad-json',
    });
  });

  it.each(['null', '"text"'])('reject %s as no JSON object', async (body) => {
    expect((await bff.call('/api/Cart', post(body))).problem).toMatchObject({
      status: 400,
      code: 'bad-input',
      detail: 'The body must be a JSON object.',
    });
  });

  it('reject a body above the limit', async () => {
    expect(
      (await bff.call('/api/Cart', post(buildCartLine({ Note: 'x'.repeat(200_000) })))).problem,
    ).toMatchObject({ status: 413, code: 'too-large' });
    expect(noServiceCalled()).toBe(true);
  });

  it('reject a POST without a body', async () => {
    expect((await bff.call('/api/Cart', { method: 'POST', asUser: 7 })).problem).toMatchObject({
      status: 400,
      code: 'bad-input',
    });
  });

  it('reject an upload above the limit', async () => {
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
