import type { Operation } from '@tokri/contracts/api';
import { callApi, type ApiResponse } from '../support/api/call-api.ts';
import type { SignedInUser } from '../support/api/sign-in.ts';
import {
  testedOperations,
  isStream,
  createFixture,
  toApiRequest,
  type TestedOperation,
  type ValidInput,
  type Fixture,
} from './cases/index.ts';
import { expectProblem } from './expectations.ts';

type Kind = Operation['auth']['kind'];
const rowsOf = (...kinds: readonly Kind[]): readonly TestedOperation[] =>
  testedOperations.filter((row) => kinds.includes(row.operation.auth.kind) && !isStream(row));
const staffMay = ({ operation: { auth: who } }: TestedOperation): boolean =>
  (who.kind === 'self' || who.kind === 'owner' || who.kind === 'party') &&
  who.orStaff !== undefined;

/** Somebody else's thing can be named, so somebody else can be refused. */
const namesSomebody = ({ operationCase: rowCase }: TestedOperation): boolean => rowCase.returnsOwnData !== true;

const otherToken = {
  userId: 0,
  mobile: '',
  cookie: '',
  token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwicm9sZXMiOlsic3RhZmY6aXRlbXMiXX0.',
};

describe('who may call a row', () => {
  let fixture: Fixture;
  const calls = new Map<string, Promise<ValidInput>>();
  beforeAll(async () => {
    fixture = await createFixture();
  });

  /** One good call a row for all that are refused; whoever is let in may use it up, so that comes last. */
  const goodCall = async ({ operation, operationCase: rowCase }: TestedOperation): Promise<ValidInput> => {
    const call = calls.get(operation.operationId) ?? Promise.resolve(rowCase.buildInput(fixture));
    calls.set(operation.operationId, call);
    return call;
  };
  const callAs = async (row: TestedOperation, person: SignedInUser | undefined): Promise<ApiResponse> =>
    callApi(toApiRequest(row.operation, await goodCall(row), person));

  const closed = rowsOf('self', 'owner', 'party', 'staff');
  it.each(closed)('$label, called without a token, is 401', async (row) => {
    const response = await callAs(row, undefined);
    expectProblem(response, 'not-signed-in');
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each(closed)('$label, called with a forged token, is 401', async (row) => {
    expectProblem(await callAs(row, otherToken), 'not-signed-in');
  });

  it.each(closed)('$label, called with a cookie in the place of a token, is 401', async (row) => {
    const request = toApiRequest(row.operation, await goodCall(row), undefined);
    expectProblem(
      await callApi({ ...request, headers: { cookie: fixture.customer.cookie } }),
      'not-signed-in',
    );
  });

  it.each(closed)(
    '$label, called without a token and with unknown names, is 401 before 400',
    async ({ operation }) => {
      expectProblem(
        await callApi({
          method: operation.method,
          path: operation.path,
          query: { ...Object.fromEntries(operation.match.names.map((name) => [name, 'x'])) },
        }),
        'not-signed-in',
      );
    },
  );

  it.each(rowsOf('self', 'owner', 'party').filter(namesSomebody))(
    '$label, called by another customer, is 403',
    async (row) => {
      expectProblem(await callAs(row, fixture.users.neighbour), 'not-allowed');
    },
  );

  it.each(rowsOf('staff'))('$label, called by a customer, is 403', async (row) => {
    expectProblem(await callAs(row, fixture.customer), 'not-allowed');
  });

  it.each(rowsOf('self', 'owner', 'party', 'staff').filter(namesSomebody))(
    '$label, called by staff without its permission, is 403',
    async (row) => {
      expectProblem(await callAs(row, fixture.users.porter), 'not-allowed');
    },
  );

  it.each(rowsOf('self', 'owner', 'party').filter((row) => !staffMay(row) && namesSomebody(row)))(
    "$label, called by staff, is 403 because it is the customer's own",
    async (row) => {
      expectProblem(await callAs(row, fixture.staff), 'not-allowed');
    },
  );

  it.each(rowsOf('self', 'owner', 'party').filter(staffMay))(
    '$label, called by staff with its permission, is answered',
    async (row) => {
      expect((await callAs(row, fixture.staff)).status).toBe(200);
    },
  );

  it.each(
    rowsOf('anon', 'anon-or-self', 'refresh-cookie').filter(
      ({ operation: { method, hasSideEffects: writes } }) => method === 'GET' && !writes,
    ),
  )('$label, called with a bad token, is answered as without one', async (row) => {
    expect((await callAs(row, otherToken)).status).toBe(200);
  });

  describe.each(rowsOf('anon-or-self'))('$label, naming a user', (row) => {
    const naming = async (person: SignedInUser | undefined) => {
      const { query = {}, body, ...call } = await goodCall(row);
      const { auth: who } = row.operation;
      const name = who.kind === 'anon-or-self' ? who.name : '';
      const { userId } = fixture.customer;
      const named =
        body === undefined
          ? { query: { ...query, [name]: String(userId) } }
          : { query, body: { ...body, [name]: userId } };
      return callApi(toApiRequest(row.operation, { ...call, ...named }, person));
    };
    it('called without a token, is 401', async () => {
      expectProblem(await naming(undefined), 'not-signed-in');
    });
    it('called by another, is 403', async () => {
      expectProblem(await naming(fixture.users.neighbour), 'not-allowed');
    });
    it('called by that user, is answered', async () => {
      expect((await naming(fixture.customer)).status).toBe(200);
    });
  });

  it('the live stream, opened without token and pincode or with a bad token, is 401', async () => {
    for (const row of testedOperations.filter(isStream)) {
      expectProblem(await callApi({ path: row.operation.path }), 'not-signed-in');
      expectProblem(
        await callApi({
          path: row.operation.path,
          query: { Pincode: '560034' },
          token: otherToken.token,
        }),
        'not-signed-in',
      );
    }
  });

  it('client-sent names of users and addresses in headers, sent, change nobody', async () => {
    const [row] = rowsOf('self');
    if (!row) throw new Error('no row belongs to somebody');
    const request = toApiRequest(row.operation, await goodCall(row), fixture.users.neighbour);
    const response = await callApi({
      ...request,
      headers: {
        'x-user-id': String(fixture.customer.userId),
        'x-client-address': '10.0.0.1',
        'x-forwarded-for': '10.0.0.1',
      },
    });
    expectProblem(response, 'not-allowed');
  });
});
