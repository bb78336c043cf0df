import type { HttpMethod, Operation } from './operation.ts';

export const commonParams = ['lang'] as const;
export const paginationParams = ['page', 'pageSize'] as const;

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());

const fits = (operation: Operation, given: ReadonlySet<string>): boolean => {
  const wanted = lower(operation.match.names);
  const allowed = new Set([
    ...wanted,
    ...lower(operation.optionalParams),
    ...lower(commonParams),
    ...(operation.isPaginated ? lower(paginationParams) : []),
  ]);
  if ([...given].some((name) => !allowed.has(name))) return false;
  return operation.match.kind === 'exact'
    ? wanted.every((name) => given.has(name))
    : wanted.some((name) => given.has(name));
};

/**
 * Finds the operation whose parameter set matches exactly; there is no nearest match. Names are
 * compared case-insensitively, values never. Among several matches the one with more required names
 * wins.
 */
export const matchOperation = (
  operations: readonly Operation[],
  method: HttpMethod,
  names: Iterable<string>,
): Operation | undefined => {
  const given = new Set(lower([...names]));
  const weight = (operation: Operation) =>
    operation.match.kind === 'exact' ? operation.match.names.length : 0;
  return operations
    .filter((operation) => operation.method === method && fits(operation, given))
    .sort((a, b) => weight(b) - weight(a))[0];
};

export const describeParamSets = (operations: readonly Operation[], method: HttpMethod): string[] =>
  operations
    .filter((operation) => operation.method === method)
    .map(({ match: choose }) => {
      if (choose.kind === 'any-of') return `any of ${choose.names.join(', ')}`;
      if (choose.names.length === 0) return '(no parameters)';
      return choose.names
        .map((name) => (choose.zero?.includes(name) ? `${name}=0` : name))
        .join(' & ');
    });
