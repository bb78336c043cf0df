import { ProblemError } from '@tokri/contracts/problems';
import type { Request, Response } from 'express';
import { toRateClass, toRateLimitKey } from '../../limits/rate-class.ts';
import type { RateLimitedOperation } from '../../limits/rate-class.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import type { OperationMatch } from '../../routing/match-request.ts';

/** Unknown operations count towards the rate limit. */
const unknownOperation = (request: Request): RateLimitedOperation => ({
  operationId: '',
  method: 'GET',
  hasSideEffects: request.method !== 'GET' && request.method !== 'HEAD',
  auth: { kind: 'anon' },
});

export const toRateLimitedOperation = (
  match: OperationMatch,
  request: Request,
): RateLimitedOperation => (match.kind === 'matched' ? match.operation : unknownOperation(request));

export const enforceRateLimit = async (
  limiter: RateLimiter,
  response: Response,
  {
    operation,
    ...client
  }: {
    readonly operation: RateLimitedOperation;
    readonly userId: number | undefined;
    readonly network: string;
  },
): Promise<void> => {
  const rateClass = toRateClass(operation);
  const status = await limiter.consume(rateClass, toRateLimitKey(rateClass, client));
  response.setHeader('RateLimit-Limit', status.limit);
  response.setHeader('RateLimit-Remaining', status.remaining);
  response.setHeader('RateLimit-Reset', status.resetSeconds);
  if (!status.isAllowed)
    throw new ProblemError('too-many-requests', undefined, {
      retryAfterSeconds: status.resetSeconds,
    });
};
