import { serviceNames } from '@tokri/contracts/platform';
import type { DataCopyResponse } from '@tokri/contracts/api';
import { buildDataCopy } from '../src/testing/data-copies.ts';
import { buildOrder } from '../src/testing/orders.ts';
import { startBff, type Bff } from './support/bff-fixture.ts';
import { respondJson, respondProblem, type Behaviour } from './support/stand-in-service.ts';

const stored = buildDataCopy();
const bodies: Readonly<Record<string, unknown>> = {
  '/v1/read-profile': [stored.Profile],
  '/v1/list-addresses': stored.Addresses,
  '/v1/read-business-application': stored.BusinessApplications,
  '/v1/list-own-carts': stored.Carts,
  '/v1/list-own-waits': stored.WaitingLists,
  '/v1/read-inbox': stored.Notifications,
  '/v1/list-own-push-subscriptions': stored.PushSubscriptions,
  '/v1/list-orders-of-user': stored.Orders,
  '/v1/read-notification-preferences': stored.Preferences,
  '/v1/list-sessions-of-user': stored.Devices,
};
const respond: Behaviour = (call, response) => {
  respondJson(bodies[call.path] ?? [])(call, response);
};
const jsonPath = '/api/app/data-copy?UserId=7';
const pdfPath = '/api/app/data-copy.pdf?UserId=7';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff('data-copies');
});
afterAll(() => bff.stop());
beforeEach(() => {
  for (const service of serviceNames) {
    bff.services[service].respondWith(respond);
    bff.services[service].clearCalls();
  }
});

describe('the copy of personal data', () => {
  it('is put together from the services', async () => {
    const response = await bff.call(jsonPath, { asUser: 7 });
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json<DataCopyResponse>()).toMatchObject({
      IncompleteParts: [],
      Profile: stored.Profile,
      BusinessApplications: stored.BusinessApplications,
      Carts: stored.Carts,
      Orders: stored.Orders,
      WaitingLists: stored.WaitingLists,
      Notifications: stored.Notifications,
      PushSubscriptions: stored.PushSubscriptions,
      Devices: stored.Devices,
    });
  });

  it('is a PDF document that is not stored', async () => {
    const response = await bff.call(pdfPath, { asUser: 7 });
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="my-data.pdf"',
      'cache-control': 'no-store',
    });
    expect(response.headers).not.toHaveProperty('x-incomplete-parts');
    expect(response.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(response.bytes.subarray(-6).toString()).toContain('%%EOF');
  });

  it('asks the services for the texts of a PDF in its language', async () => {
    await bff.call(`${pdfPath}&lang=hi`, { asUser: 7, headers: { 'accept-language': 'en' } });
    const languages = serviceNames.flatMap((service) =>
      bff.services[service].calls.map(({ headers }) => headers['accept-language']),
    );
    expect(new Set(languages)).toEqual(new Set(['hi']));
  });

  it('names the parts that a PDF lacks', async () => {
    bff.services.billing.respondWith(respondProblem(503, 'unavailable'));
    const { status, headers } = await bff.call(pdfPath, { asUser: 7 });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="my-data-incomplete.pdf"',
      'x-incomplete-parts': 'bills,payments',
    });
  });

  it('passes the cookie of the browser, which may be of somebody else, to no service', async () => {
    await bff.call(jsonPath, { asUser: 7, headers: { cookie: '__Host-refresh=r' } });
    const calls = serviceNames.flatMap((service) => bff.services[service].calls);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter(({ headers }) => headers.cookie)).toEqual([]);
  });

  it.each([jsonPath, pdfPath])('is refused to everybody else: %s', async (path) => {
    expect((await bff.call(path)).status).toBe(401);
    expect((await bff.call(path, { asUser: 8 })).status).toBe(403);
    const calls = serviceNames.flatMap((service) => bff.services[service].calls);
    expect(calls).toEqual([]);
  });

  it('is too large for a PDF at its maximum size, and the next PDF is rendered', async () => {
    const page = JSON.stringify(Array.from({ length: 50 }, (_, Id) => buildOrder({ Id: Id + 1 })));
    bff.services.order.respondWith((_call, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'x-total-count': '4000' });
      response.end(page);
    });
    const { status, problem } = await bff.call(`${pdfPath}&lang=hi`, { asUser: 7 });
    expect(status).toBe(422);
    expect(problem).toMatchObject({ code: 'pdf-too-large', title: 'यह PDF के लिए बहुत बड़ा है।' });
    bff.services.order.respondWith(respond);
    expect((await bff.call(pdfPath, { asUser: 7 })).status).toBe(200);
  });

  it('answers a problem when nothing can be read', async () => {
    for (const service of serviceNames)
      bff.services[service].respondWith(respondProblem(503, 'unavailable'));
    const response = await bff.call(pdfPath, { asUser: 7 });
    expect(response.status).toBe(503);
    expect(response.problem.code).toBe('unavailable');
  });

  it('is limited like documents: thirty a minute', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await bff.call('/api/app/data-copy?UserId=5', { asUser: 6 })).status);
    expect(statuses).toEqual([...Array<number>(30).fill(403), 429]);
  });
});
