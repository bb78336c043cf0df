import { publicOperations, type Operation } from '@tokri/contracts/api';
import { callApi, type ApiRequest } from '../../support/api/call-api.ts';
import { testUsers } from '../../support/api/test-users.ts';
import { expectProblem } from '../expectations.ts';
import type { CreateChecks } from './operation-check.ts';

const listNames = ({ match }: Operation): readonly string[] => match.names;

type Endpoint = Pick<Operation, 'method' | 'path'>;

/** Some endpoints are closed to staff. */
const isForPartiesOnly = ({ method, path }: Endpoint): boolean =>
  publicOperations.some(
    ({ auth, ...operation }) =>
      operation.method === method &&
      operation.path === path &&
      auth.kind === 'party' &&
      auth.orStaff === undefined,
  );

/** Calls as somebody who may, so that nothing is rejected before the query names are checked. */
export const callWithQuery = ({ method, path }: Endpoint, query: ApiRequest['query'] = {}) =>
  callApi({
    method,
    path,
    query,
    token: testUsers()[isForPartiesOnly({ method, path }) ? 'partyCustomer' : 'clerk'].token,
    ...(method === 'POST' ? { body: {} } : {}),
  });

const withValues = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, '1']));

export const createQueryParameterChecks: CreateChecks = () => [
  {
    name: 'rejects one query name more and does not fall back to a similar operation',
    appliesTo: () => true,
    run: async ({ operation }) => {
      expectProblem(
        await callWithQuery(operation, withValues([...listNames(operation), 'nobodyKnowsThis'])),
        'unknown-parameters',
      );
    },
  },
  {
    name: 'rejects an operator in a query name',
    appliesTo: () => true,
    run: async ({ operation }) => {
      const names = listNames(operation);
      const [first = 'UserId', ...rest] = names;
      for (const query of [
        withValues([`${first}[$ne]`, ...rest]),
        withValues([...names, '__proto__[x]', '$where']),
      ])
        expectProblem(await callWithQuery(operation, query), 'unknown-parameters');
    },
  },
  {
    name: 'rejects a repeated query name in any letter case',
    appliesTo: ({ operation }) => listNames(operation).length > 0,
    run: async ({ operation }) => {
      const params = listNames(operation).map((name) => [name, '1']);
      const [first = ''] = listNames(operation);
      for (const repeated of [first, first.toUpperCase(), first.toLowerCase()]) {
        const body = expectProblem(
          await callWithQuery(operation, new URLSearchParams([...params, [repeated, '2']])),
          'doubled-parameter',
        );
        expect(body.errors?.[0]?.field.toLowerCase()).toBe(first.toLowerCase());
      }
    },
  },
];
