import * as z from 'zod/mini';
import { paging } from './fields.ts';
import type { Operation, Who } from './operation.ts';

/** No names of its own; typed so that paging names may be added. */
const empty = z.object({}) as unknown as z.ZodMiniType<object, object>;
type Defaults =
  | 'optional'
  | 'headers'
  | 'query'
  | 'body'
  | 'bodyKind'
  | 'answerKind'
  | 'writes'
  | 'isSecret'
  | 'isIdempotent'
  | 'isSameForAll'
  | 'paged'
  | 'pageSize'
  | 'cacheSeconds'
  | 'timeoutMs'
  | 'refusals';

/** Fills what most rows share. A row says only what is particular to it. */
export const operation = <
  Q extends z.ZodMiniType = typeof empty,
  B extends z.ZodMiniType = typeof empty,
  A extends z.ZodMiniType = z.ZodMiniType,
  const I extends string = string,
  const W extends Who = Who,
>(
  row: {
    readonly id: I;
    readonly who: W;
    readonly query?: Q;
    readonly body?: B;
    readonly answer: A;
  } & Omit<Operation<Q, B, A>, Defaults | 'id' | 'who' | 'answer'> &
    Partial<Pick<Operation, Exclude<Defaults, 'query' | 'body'>>>,
): Operation<Q, B, A> & { readonly id: I; readonly who: W } => ({
  optional: [],
  headers: [],
  bodyKind: 'json',
  answerKind: 'json',
  writes: false,
  isSecret: false,
  isIdempotent: false,
  isSameForAll: false,
  paged: false,
  pageSize: paging.defaultSize,
  cacheSeconds: 0,
  timeoutMs: 2500,
  refusals: [],
  ...row,
  query: row.query ?? (empty as unknown as Q),
  body: row.body ?? (empty as unknown as B),
});

export const exactly = (...names: string[]) => ({ kind: 'exact', names }) as const;
/** Exactly these names, where those in `zero` must have the value 0. */
export const exactlyZero = (name: string) =>
  ({ kind: 'exact', names: [name], zero: [name] }) as const;
export const anyOf = (...names: string[]) => ({ kind: 'any-of', names }) as const;
/** No names at all. */
export const alone = exactly();
