import type { ResponseBody, ApiOperation } from './api/request.ts';
import { appConfig } from './site-config.ts';

/** What a query starts with when the page brought its answer; the query's own time decides when it is read again. */
export const preloadedData = <O extends ApiOperation>(
  operation: O,
): { readonly initialData?: ResponseBody<O>; readonly initialDataUpdatedAt?: number } => {
  const { answers, answeredAt } = appConfig();
  const answer = answers[operation.operationId];
  // A phone whose clock is behind must not take it for an answer of the future.
  return answer === undefined
    ? {}
    : { initialData: answer as ResponseBody<O>, initialDataUpdatedAt: Math.min(answeredAt, Date.now()) };
};
