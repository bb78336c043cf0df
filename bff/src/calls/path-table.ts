import type { HttpMethod, Operation } from '@tokri/contracts/http';

/** The rows of one public path. */
export interface PathRows {
  readonly path: string;
  readonly operations: readonly Operation[];
  /** For the header `Allow` of a refused method. */
  readonly allow: string;
}

const methodsOf = (operations: readonly Operation[]): HttpMethod[] => [
  ...new Set(operations.map(({ method }) => method)),
];

const allowOf = (operations: readonly Operation[]): string => {
  const isReadByHead = operations.some(
    ({ method, writes, answerKind }) => method === 'GET' && !writes && answerKind === 'json',
  );
  return methodsOf(operations)
    .flatMap((method) => (method === 'GET' && isReadByHead ? ['GET', 'HEAD'] : [method]))
    .join(', ');
};

/** Public paths, literally as the specification spells them: another letter case is another path. */
export const createPathTable = (
  operations: readonly Operation[],
): ReadonlyMap<string, PathRows> => {
  const byPath = new Map<string, Operation[]>();
  for (const operation of operations)
    byPath.set(operation.path, [...(byPath.get(operation.path) ?? []), operation]);
  return new Map(
    [...byPath].map(([path, rows]) => [path, { path, operations: rows, allow: allowOf(rows) }]),
  );
};

/** The method whose rows answer: HEAD reads as GET does. Undefined for one that the path does not take. */
export const methodOf = (rows: PathRows, given: string): HttpMethod | undefined => {
  const wanted = given === 'HEAD' ? 'GET' : given;
  return methodsOf(rows.operations).find((method) => method === wanted);
};
