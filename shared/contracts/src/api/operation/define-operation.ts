import * as z from 'zod/mini';
import { paginationLimits } from './fields.ts';
import type { Operation, AuthRule } from './operation.ts';

const emptyObject = z.object({}) as unknown as z.ZodMiniType<object, object>;
type OptionalProperty =
  | 'optionalParams'
  | 'headers'
  | 'query'
  | 'body'
  | 'bodyKind'
  | 'responseKind'
  | 'hasSideEffects'
  | 'isBilledPerCall'
  | 'isSecret'
  | 'acceptsRevokedToken'
  | 'readsPersonalData'
  | 'readsCookies'
  | 'isIdempotent'
  | 'isSameForAll'
  | 'isPaginated'
  | 'pageSize'
  | 'cacheSeconds'
  | 'timeoutMs'
  | 'errorCodes';

export const operation = <
  Query extends z.ZodMiniType = typeof emptyObject,
  Body extends z.ZodMiniType = typeof emptyObject,
  Response extends z.ZodMiniType = z.ZodMiniType,
  const Id extends string = string,
  const Auth extends AuthRule = AuthRule,
>(
  definition: {
    readonly operationId: Id;
    readonly auth: Auth;
    readonly query?: Query;
    readonly body?: Body;
    readonly response: Response;
  } & Omit<
    Operation<Query, Body, Response>,
    OptionalProperty | 'operationId' | 'auth' | 'response'
  > &
    Partial<Pick<Operation, Exclude<OptionalProperty, 'query' | 'body'>>>,
): Operation<Query, Body, Response> & { readonly operationId: Id; readonly auth: Auth } => ({
  optionalParams: [],
  headers: [],
  bodyKind: 'json',
  responseKind: 'json',
  hasSideEffects: false,
  isBilledPerCall: false,
  isSecret: false,
  acceptsRevokedToken: false,
  readsPersonalData: false,
  readsCookies: false,
  isIdempotent: false,
  isSameForAll: false,
  isPaginated: false,
  pageSize: paginationLimits.defaultSize,
  cacheSeconds: 0,
  timeoutMs: 2500,
  errorCodes: [],
  ...definition,
  query: definition.query ?? (emptyObject as unknown as Query),
  body: definition.body ?? (emptyObject as unknown as Body),
});

export const params = (...names: string[]) => ({ kind: 'exact', names }) as const;
export const zeroParam = (name: string) =>
  ({ kind: 'exact', names: [name], zero: [name] }) as const;
export const anyParam = (...names: string[]) => ({ kind: 'any-of', names }) as const;
export const noParams = params();
