import type { Operation } from '@tokri/contracts/api';
import { currentTrace } from '@tokri/service-kit/telemetry';
import type { Request } from 'express';
import { isFromApp } from '../app-origins.ts';
import type { AppOrigins } from '../app-origins.ts';
import type { RequestOrigin } from '../../routing/request-origin-guard.ts';

const forwardedHeaderNames = [
  'authorization',
  'idempotency-key',
  'accept-language',
  'user-agent',
] as const;

const pickHeaders = (request: Request, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = request.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const forwardsCookies = ({ auth, readsCookies }: Operation): boolean =>
  auth.kind === 'refresh-cookie' || readsCookies;

/** Services trust `x-client-address` because only the bff can reach them. */
export const toForwardedHeaders = (
  request: Request,
  operation?: Operation,
): Record<string, string> => {
  const trace = currentTrace();
  return {
    ...pickHeaders(request, forwardedHeaderNames),
    ...pickHeaders(request, operation?.headers ?? []),
    ...(operation && forwardsCookies(operation) ? pickHeaders(request, ['cookie']) : {}),
    ...(request.ip === undefined ? {} : { 'x-client-address': request.ip }),
    ...(trace ? { 'x-correlation-id': trace.correlationId } : {}),
  };
};

export const readRequestOrigin = (request: Request, appOrigins: AppOrigins): RequestOrigin => ({
  contentType: request.get('content-type'),
  purpose: request.get('sec-purpose') ?? request.get('purpose'),
  fetchSite: request.get('sec-fetch-site'),
  isFromApp: isFromApp(request, appOrigins),
});
