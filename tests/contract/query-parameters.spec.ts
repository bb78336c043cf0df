import { publicOperations, type Operation } from '@tokri/contracts/api';
import { callApi, type ApiRequest } from '../support/api/call-api.ts';
import { testUsers } from '../support/api/test-users.ts';
import { expectProblem } from './expectations.ts';

const rows = publicOperations.map((operation) => ({
  label: `${operation.specId} ${operation.method} ${operation.path} ${operation.operationId}`,
  operation,
}));
const namesOf = ({ match: choose }: Operation): readonly string[] => choose.names;
const methodsAndPaths = [
  ...new Map(
    publicOperations.map(({ method, path }) => [
      `${method} ${path}`,
      { label: `${method} ${path}`, method, path },
    ]),
  ).values(),
];

/** Whoever may call everything, so that nothing else is refused before the names are. */
const callNamed = (operation: Pick<Operation, 'method' | 'path'>, query: ApiRequest['query']) =>
  callApi({
    method: operation.method,
    path: operation.path,
    query: query ?? {},
    token: testUsers().clerk.token,
    ...(operation.method === 'POST' ? { body: {} } : {}),
  });

const pairs = (...given: readonly (readonly [string, string])[]): URLSearchParams =>
  new URLSearchParams(given.map(([name, value]) => [name, value]));

describe('names of query parameters', () => {
  it.each(methodsAndPaths)(
    '$label, given a set that no row lists, is 400 with the sets it knows',
    async ({ method, path }) => {
      const body = expectProblem(
        await callNamed({ method, path }, { nobodyKnowsThis: '1' }),
        'unknown-parameters',
      );
      const known = publicOperations.filter(
        (operation) => operation.method === method && operation.path === path,
      );
      expect(body.errors?.filter(({ rule }) => rule === 'known-set')).toHaveLength(known.length);
      for (const name of known.flatMap(namesOf)) expect(body.detail).toContain(name);
    },
  );

  it.each(rows)(
    '$label, given one name more, is 400 and never the nearest row',
    async ({ operation }) => {
      const query = Object.fromEntries(
        [...namesOf(operation), 'nobodyKnowsThis'].map((name) => [name, '1']),
      );
      expectProblem(await callNamed(operation, query), 'unknown-parameters');
    },
  );

  it.each(rows)('$label, given an operator in a name, is 400', async ({ operation }) => {
    const [first = 'UserId', ...rest] = namesOf(operation);
    expectProblem(
      await callNamed(
        operation,
        Object.fromEntries([[`${first}[$ne]`, '1'], ...rest.map((name) => [name, '1'])]),
      ),
      'unknown-parameters',
    );
    expectProblem(
      await callNamed(
        operation,
        Object.fromEntries(
          [...namesOf(operation), '__proto__[x]', '$where'].map((name) => [name, '1']),
        ),
      ),
      'unknown-parameters',
    );
  });

  it.each(rows.filter(({ operation }) => namesOf(operation).length > 0))(
    '$label, given a name twice, is 400 in whatever letter case',
    async ({ operation }) => {
      const given = namesOf(operation).map((name) => [name, '1'] as const);
      const [first = ''] = namesOf(operation);
      for (const again of [first, first.toUpperCase(), first.toLowerCase()]) {
        const body = expectProblem(
          await callNamed(operation, pairs(...given, [again, '2'])),
          'doubled-parameter',
        );
        expect(body.errors?.[0]?.field.toLowerCase()).toBe(first.toLowerCase());
      }
    },
  );

  it('a path that no row has, or another letter case of one, is 404', async () => {
    for (const path of [
      '/api/Nothing',
      '/api/cart',
      '/api/Cart/',
      '/api/Cart/1',
      '/v1/read-cart',
      '/api/internal/create-company',
    ]) {
      const response = await callApi({ path, token: testUsers().clerk.token });
      if (path.startsWith('/api/')) expectProblem(response, 'not-found');
      else expect(response.headers.get('content-type')).not.toContain('application/json');
    }
  });

  it('a method that a path does not take is 405 with those it takes', async () => {
    for (const { path } of methodsAndPaths) {
      const response = await callApi({
        method: 'PUT',
        path,
        body: {},
        token: testUsers().clerk.token,
      });
      expectProblem(response, 'method-not-allowed');
      const allowed = (response.headers.get('allow') ?? '')
        .split(', ')
        .filter((method) => method !== 'HEAD');
      expect(allowed.sort()).toEqual(
        [
          ...new Set(
            publicOperations
              .filter((operation) => operation.path === path)
              .map(({ method }) => method),
          ),
        ].sort(),
      );
    }
  });
});
