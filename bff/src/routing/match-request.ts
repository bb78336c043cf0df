import { ProblemError } from '@tokri/contracts/problems';
import {
  commonParams,
  describeParamSets,
  matchOperation,
  paginationParams,
} from '@tokri/contracts/api';
import type { HttpMethod, Operation } from '@tokri/contracts/api';

type QueryPairs = readonly (readonly [name: string, value: string])[];

export type OperationMatch =
  | {
      readonly kind: 'matched';
      readonly operation: Operation;
      readonly query: Readonly<Record<string, string>>;
    }
  /** A missing token is reported before the query error when every candidate requires one. */
  | {
      readonly kind: 'unmatched';
      readonly problem: ProblemError;
      readonly needsToken: boolean;
      /** The operations that the caller may have meant. */
      readonly candidates: readonly Operation[];
    };

const maxParameters = 40;
const maxShownLength = 40;

const authKindsWithoutToken: ReadonlySet<Operation['auth']['kind']> = new Set([
  'anon',
  'anon-or-self',
  'refresh-cookie',
  'signature',
]);
const needsToken = ({ auth }: Operation): boolean => !authKindsWithoutToken.has(auth.kind);

const parseQueryPairs = (url: string): QueryPairs => {
  const start = url.indexOf('?');
  return start < 0 ? [] : [...new URLSearchParams(url.slice(start + 1))];
};

const findRepeatedName = (pairs: QueryPairs): string | undefined => {
  const seen = new Set<string>();
  for (const [name] of pairs) {
    if (seen.has(name.toLowerCase())) return name;
    seen.add(name.toLowerCase());
  }
  return undefined;
};

const repeatedParameterProblem = (name: string): ProblemError =>
  new ProblemError(
    'doubled-parameter',
    `${name.slice(0, maxShownLength)} was given more than once.`,
    [{ field: name.slice(0, maxShownLength), rule: 'once', message: 'must be given once' }],
  );

const unknownParametersProblem = (
  operations: readonly Operation[],
  method: HttpMethod,
  pairs: QueryPairs,
): ProblemError => {
  const givenNames = pairs.map(([name]) => name);
  const sets = describeParamSets(operations, method, { givenNames });
  const setsInHindi = describeParamSets(operations, method, { givenNames, language: 'hi' });
  return new ProblemError(
    'unknown-parameters',
    {
      en: `This path accepts: ${sets.join('; ')}.`,
      hi: `इस पते पर ये पैरामीटर चलते हैं: ${setsInHindi.join('; ')}।`,
    },
    sets.map((set) => ({ field: '', rule: 'known-set', message: set })),
  );
};

/** If two names differ only by case, the one that identifies the operation wins. */
const canonicalNames = (operation: Operation): ReadonlyMap<string, string> => {
  const names = [
    ...operation.match.names,
    ...operation.optionalParams,
    ...commonParams,
    ...(operation.isPaginated ? paginationParams : []),
  ];
  return new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
};

const toCanonicalQuery = (operation: Operation, pairs: QueryPairs): Record<string, string> => {
  const canonical = canonicalNames(operation);
  return Object.fromEntries(
    pairs.map(([name, value]) => [canonical.get(name.toLowerCase()) ?? name, value]),
  );
};

export const matchRequest = (
  operations: readonly Operation[],
  method: HttpMethod,
  url: string,
): OperationMatch => {
  const pairs = parseQueryPairs(url);
  const candidates = operations.filter((operation) => operation.method === method);
  const operation =
    pairs.length > maxParameters
      ? undefined
      : matchOperation(
          candidates,
          method,
          pairs.map(([name]) => name),
        );
  const repeatedName = findRepeatedName(pairs);
  if (operation && repeatedName === undefined)
    return { kind: 'matched', operation, query: toCanonicalQuery(operation, pairs) };
  const meant = operation ? [operation] : candidates;
  return {
    kind: 'unmatched',
    problem:
      repeatedName === undefined
        ? unknownParametersProblem(operations, method, pairs)
        : repeatedParameterProblem(repeatedName),
    needsToken: meant.every(needsToken),
    candidates: meant,
  };
};
