import type { Operation } from '@tokri/contracts/http';
import { currentTrace, traceparentOf } from '@tokri/service-kit/telemetry';
import type { Request } from 'express';

/** Headers of a caller that a service may see; all others end here, above all those that name an address or a user. */
const passedOn = ['authorization', 'idempotency-key', 'accept-language', 'user-agent'] as const;

const given = (request: Request, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = request.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * What goes with a call. The client's address goes in `x-client-address`, which services believe because nobody else reaches them
 * (loopback here, a network policy elsewhere).
 */
export const forwardedHeaders = (
  request: Request,
  operation?: Operation,
): Record<string, string> => {
  const trace = currentTrace();
  return {
    ...given(request, passedOn),
    ...given(request, operation?.headers ?? []),
    // The one place where a cookie counts; nowhere else may it stand for a token.
    ...(operation?.who.kind === 'refresh-cookie' ? given(request, ['cookie']) : {}),
    ...(request.ip === undefined ? {} : { 'x-client-address': request.ip }),
    ...(trace
      ? { 'x-correlation-id': trace.correlationId, traceparent: traceparentOf(trace.traceId) }
      : {}),
  };
};
