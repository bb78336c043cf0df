import { ProblemError } from '@tokri/contracts/problems';
import type { Request, Response } from 'express';
import { toRateClass, toRateLimitKey } from '../../limits/rate-class.ts';
import type { RateClass, RateLimitedOperation } from '../../limits/rate-class.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import type { WrongSignatures } from '../../limits/wrong-signatures.ts';
import type { OperationMatch } from '../../routing/match-request.ts';

/** Unknown operations count towards the rate limit. */
const unknownOperation = (request: Request): RateLimitedOperation => ({
  operationId: '',
  method: 'GET',
  hasSideEffects: request.method !== 'GET' && request.method !== 'HEAD',
  isBilledPerCall: false,
  auth: { kind: 'anon' },
});

export const toRateLimitedOperation = (
  match: OperationMatch,
  request: Request,
): RateLimitedOperation => (match.kind === 'matched' ? match.operation : unknownOperation(request));

/** Webhooks have the highest limit, which a network that cannot sign them must not use. */
export const chooseRateClass = async (
  operation: RateLimitedOperation,
  network: string,
  wrongSignatures: WrongSignatures,
): Promise<RateClass> => {
  const rateClass = toRateClass(operation);
  return rateClass === 'webhook' && (await wrongSignatures.isSuspect(network))
    ? 'write'
    : rateClass;
};

export const enforceRateLimit = async (
  limiter: RateLimiter,
  response: Response,
  {
    rateClass,
    ...client
  }: {
    readonly rateClass: RateClass;
    readonly userId: number | undefined;
    readonly network: string;
  },
): Promise<void> => {
  const status = await limiter.consume(rateClass, toRateLimitKey(rateClass, client));
  response.setHeader('RateLimit-Limit', status.limit);
  response.setHeader('RateLimit-Remaining', status.remaining);
  response.setHeader('RateLimit-Reset', status.resetSeconds);
  if (!status.isAllowed)
    throw new ProblemError('too-many-requests', undefined, {
      retryAfterSeconds: status.resetSeconds,
    });
};
