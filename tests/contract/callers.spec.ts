import type { Operation } from '@tokri/contracts/http';
import { callApi, type ApiAnswer } from '../support/api/call-api.ts';
import type { Person } from '../support/api/sign-in.ts';
import {
  casedRows,
  isStream,
  prepareGround,
  requestOf,
  type CasedRow,
  type GoodCall,
  type Ground,
} from './cases/index.ts';
import { expectProblem } from './expectations.ts';

type Kind = Operation['who']['kind'];
const rowsOf = (...kinds: readonly Kind[]): readonly CasedRow[] =>
  casedRows.filter((row) => kinds.includes(row.operation.who.kind) && !isStream(row));
const staffMay = ({ operation: { who } }: CasedRow): boolean =>
  (who.kind === 'self' || who.kind === 'owner' || who.kind === 'party') &&
  who.orStaff !== undefined;

/** Somebody else's thing can be named, so somebody else can be refused. */
const namesSomebody = ({ rowCase }: CasedRow): boolean => rowCase.isOfTheCaller !== true;

const otherToken = {
  userId: 0,
  mobile: '',
  cookie: '',
  token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwicm9sZXMiOlsic3RhZmY6aXRlbXMiXX0.',
};

describe('who may call a row', () => {
  let ground: Ground;
  const calls = new Map<string, Promise<GoodCall>>();
  beforeAll(async () => {
    ground = await prepareGround();
  });

  /** One good call a row for all that are refused; whoever is let in may use it up, so that comes last. */
  const goodCall = async ({ operation, rowCase }: CasedRow): Promise<GoodCall> => {
    const call = calls.get(operation.id) ?? Promise.resolve(rowCase.call(ground));
    calls.set(operation.id, call);
    return call;
  };
  const callAs = async (row: CasedRow, person: Person | undefined): Promise<ApiAnswer> =>
    callApi(requestOf(row.operation, await goodCall(row), person));

  const closed = rowsOf('self', 'owner', 'party', 'staff');
  it.each(closed)('$label, called without a token, is 401', async (row) => {
    const answer = await callAs(row, undefined);
    expectProblem(answer, 'not-signed-in');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each(closed)('$label, called with a forged token, is 401', async (row) => {
    expectProblem(await callAs(row, otherToken), 'not-signed-in');
  });

  it.each(closed)('$label, called with a cookie in the place of a token, is 401', async (row) => {
    const request = requestOf(row.operation, await goodCall(row), undefined);
    expectProblem(
      await callApi({ ...request, headers: { cookie: ground.customer.cookie } }),
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
          query: { ...Object.fromEntries(operation.choose.names.map((name) => [name, 'x'])) },
        }),
        'not-signed-in',
      );
    },
  );

  it.each(rowsOf('self', 'owner', 'party').filter(namesSomebody))(
    '$label, called by another customer, is 403',
    async (row) => {
      expectProblem(await callAs(row, ground.people.neighbour), 'not-allowed');
    },
  );

  it.each(rowsOf('staff'))('$label, called by a customer, is 403', async (row) => {
    expectProblem(await callAs(row, ground.customer), 'not-allowed');
  });

  it.each(rowsOf('self', 'owner', 'party', 'staff').filter(namesSomebody))(
    '$label, called by staff without its permission, is 403',
    async (row) => {
      expectProblem(await callAs(row, ground.people.porter), 'not-allowed');
    },
  );

  it.each(rowsOf('self', 'owner', 'party').filter((row) => !staffMay(row) && namesSomebody(row)))(
    "$label, called by staff, is 403 because it is the customer's own",
    async (row) => {
      expectProblem(await callAs(row, ground.staff), 'not-allowed');
    },
  );

  it.each(rowsOf('self', 'owner', 'party').filter(staffMay))(
    '$label, called by staff with its permission, is answered',
    async (row) => {
      expect((await callAs(row, ground.staff)).status).toBe(200);
    },
  );

  it.each(
    rowsOf('anon', 'anon-or-self', 'refresh-cookie').filter(
      ({ operation: { method, writes } }) => method === 'GET' && !writes,
    ),
  )('$label, called with a bad token, is answered as without one', async (row) => {
    expect((await callAs(row, otherToken)).status).toBe(200);
  });

  describe.each(rowsOf('anon-or-self'))('$label, naming a user', (row) => {
    const naming = async (person: Person | undefined) => {
      const { query = {}, body, ...call } = await goodCall(row);
      const { who } = row.operation;
      const name = who.kind === 'anon-or-self' ? who.name : '';
      const { userId } = ground.customer;
      const named =
        body === undefined
          ? { query: { ...query, [name]: String(userId) } }
          : { query, body: { ...body, [name]: userId } };
      return callApi(requestOf(row.operation, { ...call, ...named }, person));
    };
    it('called without a token, is 401', async () => {
      expectProblem(await naming(undefined), 'not-signed-in');
    });
    it('called by another, is 403', async () => {
      expectProblem(await naming(ground.people.neighbour), 'not-allowed');
    });
    it('called by that user, is answered', async () => {
      expect((await naming(ground.customer)).status).toBe(200);
    });
  });

  it('the live stream, opened without token and pincode or with a bad token, is 401', async () => {
    for (const row of casedRows.filter(isStream)) {
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
    const request = requestOf(row.operation, await goodCall(row), ground.people.neighbour);
    const answer = await callApi({
      ...request,
      headers: {
        'x-user-id': String(ground.customer.userId),
        'x-client-address': '10.0.0.1',
        'x-forwarded-for': '10.0.0.1',
      },
    });
    expectProblem(answer, 'not-allowed');
  });
});
