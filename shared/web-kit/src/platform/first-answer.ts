import type { Answer, Callable } from './api/request.ts';
import { appConfig } from './site-config.ts';

/** What a query starts with when the page brought its answer; the query's own time decides when it is read again. */
export const firstAnswer = <O extends Callable>(
  operation: O,
): { readonly initialData?: Answer<O>; readonly initialDataUpdatedAt?: number } => {
  const { answers, answeredAt } = appConfig();
  const answer = answers[operation.id];
  // A phone whose clock is behind must not take it for an answer of the future.
  return answer === undefined
    ? {}
    : { initialData: answer as Answer<O>, initialDataUpdatedAt: Math.min(answeredAt, Date.now()) };
};
