import * as z from 'zod/mini';
import { paginationLimits } from './fields.ts';
import type { Operation, AuthRule } from './operation.ts';

const empty = z.object({}) as unknown as z.ZodMiniType<object, object>;
type Defaults =
  | 'optionalParams'
  | 'headers'
  | 'query'
  | 'body'
  | 'bodyKind'
  | 'responseKind'
  | 'hasSideEffects'
  | 'isSecret'
  | 'isIdempotent'
  | 'isSameForAll'
  | 'isPaginated'
  | 'pageSize'
  | 'cacheSeconds'
  | 'timeoutMs'
  | 'errorCodes';

export const operation = <
  Q extends z.ZodMiniType = typeof empty,
  B extends z.ZodMiniType = typeof empty,
  A extends z.ZodMiniType = z.ZodMiniType,
  const I extends string = string,
  const W extends AuthRule = AuthRule,
>(
  definition: {
    readonly operationId: I;
    readonly auth: W;
    readonly query?: Q;
    readonly body?: B;
    readonly response: A;
  } & Omit<Operation<Q, B, A>, Defaults | 'operationId' | 'auth' | 'response'> &
    Partial<Pick<Operation, Exclude<Defaults, 'query' | 'body'>>>,
): Operation<Q, B, A> & { readonly operationId: I; readonly auth: W } => ({
  optionalParams: [],
  headers: [],
  bodyKind: 'json',
  responseKind: 'json',
  hasSideEffects: false,
  isSecret: false,
  isIdempotent: false,
  isSameForAll: false,
  isPaginated: false,
  pageSize: paginationLimits.defaultSize,
  cacheSeconds: 0,
  timeoutMs: 2500,
  errorCodes: [],
  ...definition,
  query: definition.query ?? (empty as unknown as Q),
  body: definition.body ?? (empty as unknown as B),
});

export const params = (...names: string[]) => ({ kind: 'exact', names }) as const;
export const zeroParam = (name: string) =>
  ({ kind: 'exact', names: [name], zero: [name] }) as const;
export const anyParam = (...names: string[]) => ({ kind: 'any-of', names }) as const;
export const noParams = params();
