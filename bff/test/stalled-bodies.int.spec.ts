import { maxJsonBodyBytes } from '@tokri/contracts/validation';
import { eventually, openStalledRequest } from '@tokri/service-kit/testing';
import type { StalledRequest } from '@tokri/service-kit/testing';
import { buildCartLine } from './support/cart-line.ts';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { respondJson } from './support/stand-in-service.ts';

interface Details {
  readonly inFlight: number;
  readonly pendingBodies: number;
}

/** More than the 400 requests in flight at which load shedding begins. */
const attackers = 405;
const maxPerNetwork = 64;
const maxUploadsPerUser = 6;

let bff: Bff;
let stalled: StalledRequest[] = [];
beforeEach(async () => {
  bff = await startBff('stalled-bodies', {
    LIMIT_WRITES_PER_MINUTE: '100000',
    LIMIT_STAFF_PER_MINUTE: '100000',
  });
});
afterEach(async () => {
  stalled.forEach(({ close }) => {
    close();
  });
  stalled = [];
  await bff.stop();
});

const readDetails = async () => (await bff.send('/health/details')).json<Details>();
const bearer = (userId: number) => bff.tokens.bearer({ userId, permissions: ['items'] });
const webhook = { path: '/api/webhooks/razorpay', contentType: 'application/json' };
const openStalled = async (
  count: number,
  { path, contentType }: { readonly path: string; readonly contentType: string },
  toUserId: (index: number) => number | undefined,
): Promise<void> => {
  const opened = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const userId = toUserId(index);
      return openStalledRequest(bff.url, path, {
        'content-type': contentType,
        ...(userId === undefined ? {} : { authorization: await bearer(userId) }),
      });
    }),
  );
  stalled.push(...opened);
};
const statuses = async (): Promise<readonly number[]> =>
  Promise.all(stalled.map(async ({ status }) => status));

const expectOthersServed = async (): Promise<void> => {
  bff.services.billing.respondWith(respondJson({ Taken: true }));
  const calls = await Promise.all([
    bff.call('/api/Filter'),
    bff.call('/api/Cart', {
      method: 'POST',
      asUser: 7,
      body: JSON.stringify(buildCartLine()),
    }),
    bff.call('/api/CartPreview', { method: 'POST', body: JSON.stringify({ Lines: [] }) }),
    bff.call('/api/Token', { method: 'POST', body: '{}' }),
    bff.call('/api/webhooks/razorpay', { method: 'POST', body: '{}' }),
  ]);
  expect(calls.map(({ status }) => status).filter((status) => status >= 429)).toEqual([]);
};

describe('bodies that do not arrive', () => {
  it.each([
    ['a webhook', webhook, () => undefined],
    ['a guest', { path: '/api/CartPreview', contentType: 'application/json' }, () => undefined],
    ['one customer', { path: '/api/Cart', contentType: 'application/json' }, () => 9],
  ])('of %s do not delay other callers and are closed', async (_name, route, toUserId) => {
    await openStalled(attackers, route, toUserId);
    const { inFlight, pendingBodies } = await readDetails();
    expect(inFlight).toBe(0);
    expect(pendingBodies).toBeLessThanOrEqual(maxPerNetwork);
    await expectOthersServed();
    expect(new Set(await statuses())).toEqual(new Set([408]));
    const texts = await Promise.all(stalled.map(async ({ text }) => text));
    expect(texts.filter((text) => text.includes('too many others were waiting'))).not.toEqual([]);
    expect(await readDetails()).toMatchObject({ pendingBodies: 0, inFlight: 0 });
  });

  it('of uploads are limited per member of staff and end when they pause for 5 seconds', async () => {
    const upload = {
      path: '/api/ItemImageUpload',
      contentType: 'multipart/form-data; boundary=x',
    };
    await openStalled(maxUploadsPerUser + 10, upload, () => 9);
    await eventually(async () => (await readDetails()).pendingBodies === maxUploadsPerUser, {
      missing: 'the uploads of one member of staff',
    });
    expect((await readDetails()).inFlight).toBe(0);
    await expectOthersServed();
    const received = await statuses();
    expect([408, 429].map((status) => received.filter((each) => each === status).length)).toEqual([
      maxUploadsPerUser,
      10,
    ]);
  });

  it('are answered with the deadline that they missed', async () => {
    const request = await openStalledRequest(bff.url, webhook.path, {
      'content-type': 'application/json',
    });
    stalled.push(request);
    expect(await request.text).toMatch(/^HTTP\/1\.1 408 /);
    expect(await request.text).toMatch(/connection: close/i);
    expect(await request.text).toContain('"code":"body-timeout"');
    expect(await request.text).toContain('The body must arrive within 3 seconds.');
  });

  it('are answered 408 when newer bodies of the same network exceed the limit', async () => {
    await openStalled(maxPerNetwork, webhook, () => undefined);
    await eventually(async () => (await readDetails()).pendingBodies === maxPerNetwork, {
      missing: 'the stalled bodies',
    });
    const [oldest] = stalled;
    await openStalled(1, webhook, () => undefined);
    expect(await oldest?.text).toContain('too many others were waiting');
    expect((await readDetails()).pendingBodies).toBe(maxPerNetwork);
  });
});

describe('bodies above 100 KB', () => {
  it.each([
    ['a webhook announces', webhook.path, { announcedBytes: maxJsonBodyBytes + 1 }],
    ['a webhook sends without a length', webhook.path, { chunkBytes: maxJsonBodyBytes + 1 }],
    ['a guest announces', '/api/CartPreview', { announcedBytes: maxJsonBodyBytes + 1 }],
    ['a guest sends without a length', '/api/CartPreview', { chunkBytes: maxJsonBodyBytes + 1 }],
  ])('that %s are answered 413 at once and closed', async (_name, path, size) => {
    const request = await openStalledRequest(
      bff.url,
      path,
      { 'content-type': 'application/json' },
      size,
    );
    stalled.push(request);
    expect(await request.text).toMatch(/^HTTP\/1\.1 413 /);
    expect(await request.text).toMatch(/connection: close/i);
    expect(await request.text).toContain('"code":"too-large"');
    await eventually(async () => request.isClosed(), { missing: 'the end of the connection' });
    expect((await readDetails()).pendingBodies).toBe(0);
  });
});

describe('headers that do not arrive', () => {
  it('close the connection after 10 seconds', async () => {
    const startedAt = performance.now();
    const request = await openStalledRequest(
      bff.url,
      '/api/Filter',
      {},
      { method: 'GET', isWhole: false },
    );
    stalled.push(request);
    expect(await request.status).toBe(408);
    expect(performance.now() - startedAt).toBeLessThan(25_000);
  });
});

describe('a response that the client does not read', () => {
  it('does not count towards load shedding', async () => {
    const items = JSON.stringify('x'.repeat(6 * 1024 * 1024));
    bff.services['delivery-slot'].respondWith((_call, response) => {
      response.writeHead(409, { 'content-type': 'application/problem+json' }).end(items);
    });
    const request = await openStalledRequest(
      bff.url,
      '/api/TimeSlot?pincode=560034',
      {},
      { method: 'GET', isReading: false },
    );
    stalled.push(request);
    await eventually(() => bff.services['delivery-slot'].calls.length === 1, {
      missing: 'the forwarded request',
    });
    await eventually(async () => (await readDetails()).inFlight === 0, {
      missing: 'the end of the request in flight',
    });
    expect(request.isClosed()).toBe(false);
  });
});
