import type { Operation, ResponseBody } from '@tokri/contracts/api';
import { maxPageSize } from '@tokri/contracts/validation';
import type { ComposedOperation } from '../composed-operations/composed-operation.ts';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';
import { UpstreamError } from '../upstreams/upstream-error.ts';
import type { UpstreamResponse } from '../upstreams/upstream.ts';

const maxRows = 4_000;

type Query = ForwardedRequest['query'];
type RowOf<O> = ResponseBody<O> extends readonly (infer Row)[] ? Row : never;
export interface Pages<Row> {
  readonly rows: readonly Row[];
  readonly isComplete: boolean;
}
export interface PageReading {
  /** What the operation allows, if that is less than other lists. */
  readonly pageSize?: number;
  readonly composed?: ComposedOperation;
}
export interface ServiceReader {
  read<O extends Operation>(operation: O, query: Query): Promise<ResponseBody<O>>;
  readPages<O extends Operation>(
    operation: O,
    query: Query,
    reading?: PageReading,
  ): Promise<Pages<RowOf<O>>>;
}

const parseBody = <O extends Operation>(response: UpstreamResponse): ResponseBody<O> => {
  if (response.status !== 200)
    throw new UpstreamError('invalid-response', `responded ${response.status}`, { response });
  return JSON.parse(response.body.toString('utf8')) as ResponseBody<O>;
};

/** Reads as the person of the token. The cookie may be of somebody else, and is sent nowhere. */
export const createServiceReader = (
  { headers: { cookie: _cookie, ...headers } }: Pick<ForwardedRequest, 'headers'>,
  forward: Forward,
): ServiceReader => {
  const send = (
    operation: Operation,
    query: Query,
    composed: ComposedOperation = (request) => forward(request),
  ): Promise<UpstreamResponse> => composed({ operation, query, headers }, undefined, forward);
  return {
    read: async <O extends Operation>(operation: O, query: Query) =>
      parseBody<O>(await send(operation, query)),
    readPages: async <O extends Operation>(
      operation: O,
      query: Query,
      { pageSize = maxPageSize, composed }: PageReading = {},
    ) => {
      const rows: RowOf<O>[] = [];
      for (let page = 1; page <= maxRows / pageSize; page += 1) {
        const paging = { page: String(page), pageSize: String(pageSize) };
        const response = await send(operation, { ...query, ...paging }, composed);
        rows.push(...(parseBody<O>(response) as readonly RowOf<O>[]));
        const total = Number(response.headers['x-total-count'] ?? rows.length);
        if (page * pageSize >= total) return { rows, isComplete: true };
      }
      return { rows, isComplete: false };
    },
  };
};
