import { publicOperations } from '@tokri/contracts/api';
import { callApi } from '../support/api/call-api.ts';
import { testUsers } from '../support/api/test-users.ts';
import { collectFailures } from './checks/operation-check.ts';
import { callWithQuery } from './checks/query-parameter-checks.ts';
import { expectProblem } from './expectations.ts';

const endpoints = [
  ...new Map(
    publicOperations.map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  ).values(),
];

describe('paths, methods and query names', () => {
  const { token } = testUsers().clerk;

  it('rejects an unknown set of query names on every path and lists the known sets', async () => {
    const failures = await collectFailures(
      endpoints.map(({ method, path }) => ({
        name: `${method} ${path}`,
        run: async () => {
          const body = expectProblem(
            await callWithQuery({ method, path }, { nobodyKnowsThis: '1' }),
            'unknown-parameters',
          );
          const known = publicOperations.filter(
            (operation) => operation.method === method && operation.path === path,
          );
          expect(body.errors?.filter(({ rule }) => rule === 'known-set')).toHaveLength(
            known.length,
          );
          for (const name of known.flatMap(({ match }) => match.names))
            expect(body.detail).toContain(name);
        },
      })),
    );
    expect(failures).toEqual([]);
  });

  it('rejects an unknown path and another letter case of a known one', async () => {
    for (const path of [
      '/api/Nothing',
      '/api/cart',
      '/api/Cart/',
      '/api/Cart/1',
      '/v1/read-cart',
      '/api/internal/create-company',
    ]) {
      const response = await callApi({ path, token });
      if (path.startsWith('/api/')) expectProblem(response, 'not-found');
      else expect(response.headers.get('content-type')).not.toContain('application/json');
    }
  });

  it('rejects an unknown method on every path and lists the allowed ones', async () => {
    const failures = await collectFailures(
      endpoints.map(({ path }) => ({
        name: `PUT ${path}`,
        run: async () => {
          const response = await callApi({ method: 'PUT', path, body: {}, token });
          expectProblem(response, 'method-not-allowed');
          const allowed = (response.headers.get('allow') ?? '')
            .split(', ')
            .filter((method) => method !== 'HEAD');
          const declared = publicOperations
            .filter((operation) => operation.path === path)
            .map(({ method }) => method);
          expect(allowed.sort()).toEqual([...new Set(declared)].sort());
        },
      })),
    );
    expect(failures).toEqual([]);
  });
});
