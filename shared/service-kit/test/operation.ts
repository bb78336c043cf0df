import type { AuthRule, HttpMethod, Operation } from '@tokri/contracts/api';
import * as z from 'zod/mini';

const empty = z.object({});

export const operation = <
  const I extends string,
  A extends z.ZodMiniType,
  Q extends z.ZodMiniType = typeof empty,
  B extends z.ZodMiniType = typeof empty,
>(row: {
  readonly operationId: I;
  readonly method: HttpMethod;
  readonly auth: AuthRule;
  readonly response: A;
  readonly query?: Q;
  readonly body?: B;
  readonly isPaginated?: boolean;
  readonly cacheSeconds?: number;
  readonly hasSideEffects?: boolean;
  readonly readsPersonalData?: boolean;
}): Operation<Q, B, A> & { readonly operationId: I } => ({
  specId: 'T1',
  service: 'order',
  path: `/api/${row.operationId}`,
  summary: 'for specs',
  match: { kind: 'exact', names: [] },
  optionalParams: [],
  headers: [],
  bodyKind: 'json',
  responseKind: 'json',
  timeoutMs: 1_000,
  errorCodes: [],
  isPaginated: false,
  pageSize: 50,
  cacheSeconds: 0,
  hasSideEffects: false,
  isBilledPerCall: false,
  isSecret: false,
  acceptsRevokedToken: false,
  readsPersonalData: false,
  readsCookies: false,
  isIdempotent: false,
  isSameForAll: false,
  ...row,
  query: row.query ?? (empty as unknown as Q),
  body: row.body ?? (empty as unknown as B),
});
