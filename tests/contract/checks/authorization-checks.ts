import type { Operation } from '@tokri/contracts/api';
import { callApi, type ApiResponse } from '../../support/api/call-api.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import { isStream, toApiRequest, type TestedOperation } from '../cases/index.ts';
import { expectProblem } from '../expectations.ts';
import { createInputCache, type CreateChecks } from './operation-check.ts';

type AuthKind = Operation['auth']['kind'];

export const hasAuth =
  (...kinds: readonly AuthKind[]) =>
  (tested: TestedOperation): boolean =>
    kinds.includes(tested.operation.auth.kind) && !isStream(tested);
const requiresSignIn = hasAuth('self', 'owner', 'party', 'staff');
const belongsToUser = hasAuth('self', 'owner', 'party');
const allowsAnonymous = hasAuth('anon', 'anon-or-self', 'refresh-cookie');
const isForUserOrAnonymous = hasAuth('anon-or-self');

const isOpenToStaff = ({ operation: { auth } }: TestedOperation): boolean =>
  (auth.kind === 'self' || auth.kind === 'owner' || auth.kind === 'party') &&
  auth.orStaff !== undefined;
const hasUserParameter = ({ operationCase }: TestedOperation): boolean =>
  operationCase.namesNoUser !== true;

export const forgedUser: SignedInUser = {
  userId: 0,
  mobile: '',
  cookie: '',
  token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwicm9sZXMiOlsic3RhZmY6aXRlbXMiXX0.',
};

/** Successful calls come last because they may use up the input. */
export const createAuthorizationChecks: CreateChecks = (fixture) => {
  const getInput = createInputCache(fixture);
  const callAs = async (
    tested: TestedOperation,
    user: SignedInUser | undefined,
  ): Promise<ApiResponse> => callApi(toApiRequest(tested.operation, await getInput(tested), user));
  const callNamingCustomer = async (tested: TestedOperation, user: SignedInUser | undefined) => {
    const { query = {}, body, ...input } = await getInput(tested);
    const { auth } = tested.operation;
    const name = auth.kind === 'anon-or-self' ? auth.name : '';
    const { userId } = fixture.customer;
    const userParameter =
      body === undefined
        ? { query: { ...query, [name]: String(userId) } }
        : { query, body: { ...body, [name]: userId } };
    return callApi(toApiRequest(tested.operation, { ...input, ...userParameter }, user));
  };

  return [
    {
      name: 'rejects a request without a token',
      appliesTo: requiresSignIn,
      run: async (tested) => {
        const response = await callAs(tested, undefined);
        expectProblem(response, 'not-signed-in');
        expect(response.headers.get('www-authenticate')).toBe('Bearer');
      },
    },
    {
      name: 'rejects a forged token',
      appliesTo: requiresSignIn,
      run: async (tested) => {
        expectProblem(await callAs(tested, forgedUser), 'not-signed-in');
      },
    },
    {
      name: 'rejects a session cookie instead of a token',
      appliesTo: requiresSignIn,
      run: async (tested) => {
        const request = toApiRequest(tested.operation, await getInput(tested), undefined);
        expectProblem(
          await callApi({ ...request, headers: { cookie: fixture.customer.cookie } }),
          'not-signed-in',
        );
      },
    },
    {
      name: 'answers 401 before 400 when token and query values are invalid',
      appliesTo: requiresSignIn,
      run: async ({ operation: { method, path, match } }) => {
        const query = Object.fromEntries(match.names.map((name) => [name, 'x']));
        expectProblem(await callApi({ method, path, query }), 'not-signed-in');
      },
    },
    {
      name: 'rejects another customer',
      appliesTo: (tested) => belongsToUser(tested) && hasUserParameter(tested),
      run: async (tested) => {
        expectProblem(await callAs(tested, fixture.users.otherCustomer), 'not-allowed');
      },
    },
    {
      name: 'rejects a customer',
      appliesTo: hasAuth('staff'),
      run: async (tested) => {
        expectProblem(await callAs(tested, fixture.customer), 'not-allowed');
      },
    },
    {
      name: 'answers 403 before 400 when a customer sends invalid values',
      appliesTo: hasAuth('staff'),
      run: async ({ operation: { method, path, match } }) => {
        const query = Object.fromEntries(match.names.map((name) => [name, 'x']));
        const body = method === 'POST' ? { body: '{"Id":' } : {};
        const { token } = fixture.customer;
        expectProblem(await callApi({ method, path, query, ...body, token }), 'not-allowed');
      },
    },
    {
      name: 'rejects staff without the permission',
      appliesTo: (tested) => requiresSignIn(tested) && hasUserParameter(tested),
      run: async (tested) => {
        expectProblem(await callAs(tested, fixture.users.noPermissions), 'not-allowed');
      },
    },
    {
      name: 'rejects staff when the data belongs to the customer alone',
      appliesTo: (tested) =>
        belongsToUser(tested) && !isOpenToStaff(tested) && hasUserParameter(tested),
      run: async (tested) => {
        expectProblem(await callAs(tested, fixture.staff), 'not-allowed');
      },
    },
    {
      name: 'answers staff with the permission',
      appliesTo: (tested) => belongsToUser(tested) && isOpenToStaff(tested),
      run: async (tested) => {
        expect((await callAs(tested, fixture.staff)).status).toBe(200);
      },
    },
    {
      name: 'ignores an invalid token on a public read',
      appliesTo: (tested) =>
        allowsAnonymous(tested) &&
        tested.operation.method === 'GET' &&
        !tested.operation.hasSideEffects,
      run: async (tested) => {
        expect((await callAs(tested, forgedUser)).status).toBe(200);
      },
    },
    {
      name: 'rejects an invalid token before an invalid body of a write',
      appliesTo: (tested) => isForUserOrAnonymous(tested) && tested.operation.method === 'POST',
      run: async ({ operation: { method, path } }) => {
        const { token } = forgedUser;
        expectProblem(await callApi({ method, path, body: '{}', token }), 'not-signed-in');
      },
    },
    {
      name: 'rejects a request without a token that names a user',
      appliesTo: isForUserOrAnonymous,
      run: async (tested) => {
        expectProblem(await callNamingCustomer(tested, undefined), 'not-signed-in');
      },
    },
    {
      name: 'rejects a request that names another user',
      appliesTo: isForUserOrAnonymous,
      run: async (tested) => {
        expectProblem(await callNamingCustomer(tested, fixture.users.otherCustomer), 'not-allowed');
      },
    },
    {
      name: 'answers a request that names the caller',
      appliesTo: isForUserOrAnonymous,
      run: async (tested) => {
        expect((await callNamingCustomer(tested, fixture.customer)).status).toBe(200);
      },
    },
  ];
};
