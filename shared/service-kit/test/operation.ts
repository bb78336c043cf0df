import type { HttpMethod, Operation, Who } from '@tokri/contracts/http';
import * as z from 'zod/mini';

const empty = z.object({});

/** An operation of a make-believe contract. */
export const operation = <
  const I extends string,
  A extends z.ZodMiniType,
  Q extends z.ZodMiniType = typeof empty,
  B extends z.ZodMiniType = typeof empty,
>(row: {
  readonly id: I;
  readonly method: HttpMethod;
  readonly who: Who;
  readonly answer: A;
  readonly query?: Q;
  readonly body?: B;
  readonly paged?: boolean;
  readonly cacheSeconds?: number;
  readonly writes?: boolean;
}): Operation<Q, B, A> & { readonly id: I } => ({
  row: 'T1',
  service: 'order',
  path: `/api/${row.id}`,
  meaning: 'for specs',
  choose: { kind: 'exact', names: [] },
  optional: [],
  headers: [],
  bodyKind: 'json',
  answerKind: 'json',
  timeoutMs: 1_000,
  refusals: [],
  paged: false,
  pageSize: 50,
  cacheSeconds: 0,
  writes: false,
  isSecret: false,
  isIdempotent: false,
  isSameForAll: false,
  ...row,
  query: row.query ?? (empty as unknown as Q),
  body: row.body ?? (empty as unknown as B),
});
