import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { respondJson } from './support/stand-in-service.ts';

const cancelPath = '/api/OnlineTransaction?TransactionId=5&reason=late';
const android = 'https://localhost';
const ios = 'capacitor://localhost';
const fromSite = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' });
const done = [{ Id: 5, Error: 0, Message: '', Code: '' }];

describe('the mobile app', () => {
  let bff: Bff;
  beforeAll(async () => {
    bff = await startBff('app-origins', { APP_ORIGINS: `${android} ${ios}` });
  });
  afterAll(async () => {
    await bff.stop();
  });

  it.each([android, ios])('calls the shop from %s', async (origin) => {
    bff.services.order.respondWith(respondJson(done));
    const response = await bff.call(cancelPath, { asUser: 7, headers: fromSite(origin) });
    expect(response).toMatchObject({
      status: 200,
      headers: {
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
      },
    });
    expect(response.headers.vary).toContain('Origin');
    expect(response.headers['access-control-expose-headers']).toContain('X-Total-Count');
  });

  it('reads the PDF of a bill to save it', async () => {
    bff.services.billing.respondWith((_call, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.3');
    });
    const path = `/bills/5.pdf?until=1795000000000&signature=${'a'.repeat(64)}`;
    expect(await bff.send(path, { headers: fromSite(android) })).toMatchObject({
      status: 200,
      headers: { 'access-control-allow-origin': android },
    });
    const other = await bff.send(path, { headers: fromSite('https://evil.example') });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('asks first for calls with a token and for those that delete', async () => {
    const response = await bff.send('/api/SlotHold?HoldId=5', {
      method: 'OPTIONS',
      headers: {
        ...fromSite(android),
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization,idempotency-key',
      },
    });
    expect(response).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-origin': android },
    });
    expect(response.headers['access-control-allow-methods']).toContain('DELETE');
    expect(response.headers['access-control-allow-headers']).toContain('Idempotency-Key');
  });

  it('gets cookies that a browser keeps for another site, and the shop gets strict ones', async () => {
    const strict = '__Host-refresh=v; Path=/; HttpOnly; SameSite=Strict; Secure';
    bff.services.user.respondWith((_call, response) => {
      response.setHeader('set-cookie', strict);
      respondJson([{ ...done[0], Token: '', Name: '', Mobile: '' }])(_call, response);
    });
    const renew = async (headers: Record<string, string>) =>
      (await bff.call('/api/Token', { method: 'DELETE', headers, body: '{}' })).headers[
        'set-cookie'
      ];
    expect(await renew(fromSite(ios))).toEqual([
      '__Host-refresh=v; Path=/; HttpOnly; SameSite=None; Secure; Partitioned',
    ]);
    expect(await renew({ 'sec-fetch-site': 'same-origin' })).toEqual([strict]);
  });

  it.each(['https://localhost.evil.example', 'https://localhost:8443', 'http://localhost', 'null'])(
    'is not impersonated by a page of %s',
    async (origin) => {
      const response = await bff.call(cancelPath, { asUser: 7, headers: fromSite(origin) });
      expect(response.problem).toMatchObject({ status: 403, code: 'cross-site-refused' });
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('is refused by a shop that does not name it', async () => {
    const other = await startBff('no-app-origins');
    const response = await other.call(cancelPath, { asUser: 7, headers: fromSite(android) });
    expect(response.problem).toMatchObject({ status: 403, code: 'cross-site-refused' });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    await other.stop();
  });
});
