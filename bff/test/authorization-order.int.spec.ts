import { anonymousAuthKinds, publicOperations, staffPermissions } from '@tokri/contracts/api';
import type { Operation } from '@tokri/contracts/api';
import { permissions, type Permission } from '@tokri/contracts/platform';
import { openStalledRequest } from '@tokri/service-kit/testing';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';

const requiresToken = ({ auth }: Operation): boolean =>
  !anonymousAuthKinds.some((kind) => kind === auth.kind);
/** Operations that a private customer without permissions may never call. */
const isClosedToCustomers = ({ auth }: Operation): boolean =>
  auth.kind === 'staff' || auth.kind === 'party';
const label = ({ method, path, operationId }: Operation) =>
  [`${method} ${path}`, operationId] as const;
const labelled = (operations: readonly Operation[]) =>
  operations.map((operation) => [...label(operation), operation] as const);

let bff: Bff;
beforeAll(async () => {
  bff = await startBff('authorization-order', {
    LIMIT_WRITES_PER_MINUTE: '100000',
    LIMIT_READS_PER_MINUTE: '100000',
  });
});
afterAll(() => bff.stop());

const noServiceCalled = () => Object.values(bff.services).every(({ calls }) => calls.length === 0);

const toPathWithInvalidQuery = ({ path, match }: Operation): string => {
  const names = match.kind === 'exact' ? match.names : match.names.slice(0, 1);
  const query = new URLSearchParams(names.map((name) => [name, '{"$gt":""}']));
  return names.length === 0 ? path : `${path}?${query.toString()}`;
};

const callInvalid = (operation: Operation, asUser?: number) =>
  bff.call(toPathWithInvalidQuery(operation), {
    method: operation.method,
    ...(operation.method === 'POST' ? { body: '{"Id":' } : {}),
    ...(asUser === undefined ? {} : { asUser }),
  });

describe('a request whose parameters fit no operation', () => {
  it('is answered 403 before its parameters are looked at when the caller may use none', async () => {
    const path = '/api/admin/catalog/stock-counts?Foo=1';
    expect((await bff.call(path, { asUser: 7 })).problem).toMatchObject({
      status: 403,
      code: 'not-allowed',
    });
    expect((await bff.call('/api/Transaction?Foo=1', { asUser: 7 })).problem).toMatchObject({
      status: 400,
      code: 'unknown-parameters',
    });
  });
});

describe('a request with invalid query, body and content type', () => {
  it.each(labelled(publicOperations.filter(requiresToken)))(
    'is answered 401 without a token: %s %s',
    async (_path, _id, operation) => {
      expect((await callInvalid(operation)).problem).toMatchObject({
        status: 401,
        code: 'not-signed-in',
      });
      expect(noServiceCalled()).toBe(true);
    },
  );

  it.each(labelled(publicOperations.filter(isClosedToCustomers)))(
    'is answered 403 for a customer: %s %s',
    async (_path, _id, operation) => {
      expect((await callInvalid(operation, 7)).problem).toMatchObject({
        status: 403,
        code: 'not-allowed',
      });
      expect(noServiceCalled()).toBe(true);
    },
  );

  it.each(labelled(publicOperations.filter(({ auth }) => auth.kind === 'staff')))(
    'is answered 403 for staff with all permissions but the required one: %s %s',
    async (_path, _id, operation) => {
      const { auth } = operation;
      const required = auth.kind === 'staff' ? staffPermissions(auth) : [];
      const others = permissions.filter((permission) => !required.includes(permission));
      const authorization = await bff.tokens.bearer({ userId: 9, permissions: others });
      const response = await bff.call(toPathWithInvalidQuery(operation), {
        method: operation.method,
        headers: { authorization },
        ...(operation.method === 'POST' ? { body: '{"Id":' } : {}),
      });
      expect(response.problem).toMatchObject({ status: 403, code: 'not-allowed' });
    },
  );
});

describe('a body that never arrives', () => {
  const withBody = publicOperations.filter(({ method }) => method === 'POST');

  it.each(labelled(withBody.filter(isClosedToCustomers)))(
    'does not delay the 403 of a customer: %s %s',
    async (_path, _id, operation) => {
      const request = await openStalledRequest(bff.url, toPathWithInvalidQuery(operation), {
        'content-type': 'application/json',
        authorization: await bff.tokens.bearer({ userId: 7 }),
      });
      expect(await request.status).toBe(403);
      request.close();
    },
  );
});

describe('an upload that is sent as JSON', () => {
  const uploads = publicOperations.filter(({ bodyKind }) => bodyKind === 'multipart');
  const sendJson = async (path: string, granted: readonly Permission[]) =>
    (
      await bff.call(path, {
        method: 'POST',
        body: '{}',
        headers: { authorization: await bff.tokens.bearer({ userId: 9, permissions: granted }) },
      })
    ).problem;

  const permissionsFor = ({ auth }: (typeof uploads)[number]): readonly Permission[] =>
    permissions.filter((permission) => auth.kind === 'staff' && auth.permission === permission);

  it.each(uploads.map((operation) => [operation.path, operation] as const))(
    'is not allowed to a customer and of the wrong format for staff: %s',
    async (path, operation) => {
      expect(await sendJson(path, [])).toMatchObject({ status: 403, code: 'not-allowed' });
      expect(await sendJson(path, permissionsFor(operation))).toMatchObject({
        status: 415,
        title: 'The format of the body is not supported.',
        detail: 'Content-Type must be multipart/form-data.',
      });
    },
  );
});

describe('a bad token', () => {
  it('is reported before an invalid body when guests may write too', async () => {
    const response = await bff.call('/api/PushNotification', {
      method: 'POST',
      body: '{}',
      headers: { authorization: 'Bearer x.y.z' },
    });
    expect(response.problem).toMatchObject({ status: 401, code: 'not-signed-in' });
    expect((await bff.call('/api/PushNotification', { method: 'POST', body: '{}' })).status).toBe(
      400,
    );
  });
});
