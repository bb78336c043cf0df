import { publicOperations } from '@tokri/contracts/api';
import type { Operation } from '@tokri/contracts/api';
import type { Permission } from '@tokri/contracts/platform';
import { tokensRevoked } from '@tokri/contracts/events';
import { eventually, openStalledRequest, publishEvent } from '@tokri/service-kit/testing';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';

const customerId = 7;
const staffId = 9;

/** A guest may read these, or the customer; every other operation must be refused. */
const mayBeOpen = ({ method, hasSideEffects, isSecret, responseKind, auth }: Operation): boolean =>
  method === 'GET' &&
  !hasSideEffects &&
  !isSecret &&
  responseKind === 'json' &&
  ['anon', 'anon-or-self', 'self', 'owner', 'party'].includes(auth.kind);

const closedReads = [
  'read-payment-secret',
  'check-push-token',
  'list-own-carts',
  'list-own-push-subscriptions',
  'link-ledger-statement',
  'link-app-ledger',
  'list-dues-payments',
  'read-dues-payment-secret',
  'read-dues-receipt',
  'list-own-bills',
  'list-own-payments',
  'list-sessions-of-user',
  'read-data-copy',
  'suggest-addresses',
  'read-suggested-address',
  'read-notification-preferences',
  'look-up-gstin',
  'read-business-application',
  'list-party-people',
];

const isOpen = (operation: Operation): boolean =>
  mayBeOpen(operation) && !closedReads.includes(operation.operationId);

const labelled = (operations: readonly Operation[]) =>
  operations.map(
    (operation) =>
      [`${operation.method} ${operation.path}`, operation.operationId, operation] as const,
  );

const toPath = ({ path, match }: Operation): string => {
  const names = match.kind === 'exact' ? match.names : match.names.slice(0, 1);
  const zeros: readonly string[] = (match.kind === 'exact' && match.zero) || [];
  const query = new URLSearchParams(
    names.map((name) => [name, zeros.includes(name) ? '0' : '{"$gt":""}']),
  );
  return names.length === 0 ? path : `${path}?${query.toString()}`;
};

describe('a preview of a customer', () => {
  let bff: Bff;
  let authorization: string;
  beforeAll(async () => {
    bff = await startBff('previews', {
      LIMIT_WRITES_PER_MINUTE: '100000',
      LIMIT_READS_PER_MINUTE: '100000',
    });
    authorization = await bff.tokens.previewBearer({ userId: customerId, staffId, partyId: 3 });
  });
  afterAll(() => bff.stop());

  const countCalls = () =>
    Object.values(bff.services).reduce((count, { calls }) => count + calls.length, 0);

  it.each(labelled(publicOperations.filter((operation) => !isOpen(operation))))(
    'is refused by %s %s, and no service is called',
    async (_path, _id, operation) => {
      const before = countCalls();
      const response = await bff.call(toPath(operation), {
        method: operation.method,
        headers: { authorization },
        ...(operation.method === 'POST' ? { body: '{"Id":' } : {}),
      });
      expect(response.problem).toMatchObject({ status: 403, code: 'preview-read-only' });
      expect(countCalls()).toBe(before);
    },
  );

  it.each(labelled(publicOperations.filter(isOpen)))(
    'is admitted by %s %s',
    async (_path, _id, operation) => {
      const response = await bff.call(toPath(operation), { headers: { authorization } });
      expect(response.text).not.toContain('preview-read-only');
      expect([401, 403]).not.toContain(response.status);
    },
  );

  it('is refused before the body arrives', async () => {
    const request = await openStalledRequest(bff.url, '/api/Cart', {
      'content-type': 'application/json',
      authorization,
    });
    expect(await request.status).toBe(403);
    request.close();
  });

  it('reads of this customer only', async () => {
    const read = (userId: number) =>
      bff.call(`/api/UserRegister?uId=${userId}`, { headers: { authorization } });
    expect((await read(customerId)).status).toBe(200);
    expect((await read(staffId)).problem).toMatchObject({ status: 403, code: 'not-allowed' });
  });

  it.each([
    ['chat', `/api/Chat?UserId=${customerId}`, 'chat'],
    ['orders', `/api/Transaction?UserId=${customerId}`, 'transactions'],
  ] as const)(
    'shows %s only to staff with the permission of the admin pages',
    async (_what, path, permission) => {
      const read = async (staffPermissions: readonly Permission[]) =>
        bff.call(path, {
          headers: {
            authorization: await bff.tokens.previewBearer({
              userId: customerId,
              staffId,
              staffPermissions,
            }),
          },
        });
      const before = countCalls();
      expect((await read(['users'])).problem).toMatchObject({
        status: 403,
        code: 'preview-not-permitted',
      });
      expect(countCalls()).toBe(before);
      expect((await read(['users', permission])).text).not.toContain('preview-not-permitted');
    },
  );

  it('says in Hindi that nothing can be changed', async () => {
    const response = await bff.call('/api/Cart', {
      method: 'POST',
      body: '{}',
      headers: { authorization, 'accept-language': 'hi' },
    });
    expect(response.problem.detail).toContain('कुछ बदला नहीं जा सकता');
  });

  it('is refused with 401 after 15 minutes', async () => {
    const issuedAt = new Date(Date.now() - 16 * 60_000);
    const expired = await bff.tokens.previewBearer({ userId: customerId, staffId, issuedAt });
    const response = await bff.call(`/api/UserRegister?uId=${customerId}`, {
      headers: { authorization: expired },
    });
    expect(response.problem).toMatchObject({ status: 401, code: 'not-signed-in' });
  });

  it.each([
    ['the member of staff signs out or loses a permission', 21, 22, 22],
    ['the tokens of the customer are revoked', 23, 24, 23],
  ])('ends when %s', async (_when, userId, by, revokedId) => {
    const bearer = await bff.tokens.previewBearer({
      userId,
      staffId: by,
      revision: 3,
      staffRevision: 3,
    });
    const read = async () =>
      (await bff.call(`/api/UserRegister?uId=${userId}`, { headers: { authorization: bearer } }))
        .status;
    expect(await read()).toBe(200);
    await publishEvent(bff.broker, tokensRevoked, {
      key: String(revokedId),
      seq: 4,
      data: { userId: revokedId, revision: 4, changedAt: new Date().toISOString() },
    });
    await eventually(async () => (await read()) === 401, {
      timeoutMs: 5_000,
      missing: 'the end of the preview',
    });
  });

  it('uses up the limits of the member of staff, not those of the customer', async () => {
    const limited = await startBff('previews-limits', { LIMIT_READS_PER_MINUTE: '2' });
    const path = `/api/UserRegister?uId=${customerId}`;
    const bearer = await limited.tokens.previewBearer({ userId: customerId, staffId });
    const read = (headers: Readonly<Record<string, string>>) => limited.call(path, { headers });
    const statuses = [];
    for (let call = 1; call <= 3; call += 1)
      statuses.push((await read({ authorization: bearer })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await limited.call(path, { asUser: customerId })).status).toBe(200);
    await limited.stop();
  });
});
