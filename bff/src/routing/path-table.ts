import type { HttpMethod, Operation } from '@tokri/contracts/api';

export interface PathEntry {
  readonly path: string;
  readonly operations: readonly Operation[];
  readonly allow: string;
}

const listMethods = (operations: readonly Operation[]): HttpMethod[] => [
  ...new Set(operations.map(({ method }) => method)),
];

const toAllowHeader = (operations: readonly Operation[]): string => {
  const supportsHead = operations.some(
    ({ method, hasSideEffects, responseKind }) =>
      method === 'GET' && !hasSideEffects && responseKind === 'json',
  );
  return listMethods(operations)
    .flatMap((method) => (method === 'GET' && supportsHead ? ['GET', 'HEAD'] : [method]))
    .join(', ');
};

export const createPathTable = (
  operations: readonly Operation[],
): ReadonlyMap<string, PathEntry> => {
  const byPath = new Map<string, Operation[]>();
  for (const operation of operations)
    byPath.set(operation.path, [...(byPath.get(operation.path) ?? []), operation]);
  return new Map(
    [...byPath].map(([path, candidates]) => [
      path,
      { path, operations: candidates, allow: toAllowHeader(candidates) },
    ]),
  );
};

export const resolveMethod = (entry: PathEntry, requestMethod: string): HttpMethod | undefined => {
  const effectiveMethod = requestMethod === 'HEAD' ? 'GET' : requestMethod;
  return listMethods(entry.operations).find((method) => method === effectiveMethod);
};
