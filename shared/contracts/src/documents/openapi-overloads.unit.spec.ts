import { Ajv2020 } from 'ajv/dist/2020.js';
import { matchOperation, publicOperations, type Operation } from '../api/index.ts';
import { toQueryParams } from './openapi-operation.ts';
import { toOverloadSchemas } from './openapi-overloads.ts';

const keyOf = ({ method, path }: Operation): string => `${method} ${path}`;
const overloads = publicOperations.filter(
  (operation) => publicOperations.filter((other) => keyOf(other) === keyOf(operation)).length > 1,
);
const ajv = new Ajv2020();

/** The names decide, so every value passes. */
const acceptsNames = (operation: Operation, names: readonly string[]): boolean => {
  const schema = toOverloadSchemas([operation])[`${operation.operationId}.query`] ?? {};
  const properties = Object.fromEntries(toQueryParams(operation).map(({ name }) => [name, {}]));
  const values = Object.fromEntries(names.map((name) => [name, '1']));
  return ajv.compile({ ...schema, properties })(values);
};

const listNameSets = (operation: Operation): readonly (readonly string[])[] => {
  const params = toQueryParams(operation);
  const all = params.map(({ name }) => name);
  const required = params.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  if (operation.match.kind === 'exact') return [required, all];
  return [all, ...operation.match.names.map((name) => [name])];
};

describe('parameter sets of operations that share a path', () => {
  it.each(overloads.map((operation) => [operation.operationId, operation] as const))(
    'of %s select the operation that the BFF selects, and no other',
    (_id, operation) => {
      const siblings = overloads.filter((other) => keyOf(other) === keyOf(operation));
      for (const names of listNameSets(operation)) {
        const accepting = siblings.filter((sibling) => acceptsNames(sibling, names));
        expect(accepting).toEqual([operation]);
        expect(matchOperation(siblings, operation.method, names)).toBe(operation);
      }
    },
  );

  it('refuse an unknown name and a missing one', () => {
    const cancel = overloads.find(({ operationId }) => operationId === 'cancel-order');
    expect(cancel && acceptsNames(cancel, ['TransactionId', 'reason'])).toBe(true);
    expect(cancel && acceptsNames(cancel, ['TransactionId', 'reason', 'other'])).toBe(false);
    expect(cancel && acceptsNames(cancel, ['TransactionId'])).toBe(false);
  });

  it('are all there is to such a request: none has a body or a header', () => {
    expect(overloads.length).toBeGreaterThan(50);
    expect(
      overloads.filter(
        ({ method, bodyKind, headers, responseKind }) =>
          method !== 'GET' || bodyKind !== 'json' || headers.length > 0 || responseKind !== 'json',
      ),
    ).toEqual([]);
  });
});
