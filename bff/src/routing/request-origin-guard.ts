import { ProblemError } from '@tokri/contracts/problems';
import type { Operation } from '@tokri/contracts/api';

export interface RequestOrigin {
  readonly contentType: string | undefined;
  readonly purpose: string | undefined;
  readonly fetchSite: string | undefined;
  readonly isFromApp: boolean;
}

const trustedSites: ReadonlySet<string> = new Set(['same-origin', 'same-site', 'none']);

const mediaType = (contentType: string | undefined): string =>
  (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

export const isStateChanging = ({
  method,
  hasSideEffects,
}: Pick<Operation, 'method' | 'hasSideEffects'>): boolean => hasSideEffects || method !== 'GET';

const isPrefetch = (purpose: string | undefined): boolean =>
  /\bpre(fetch|render)\b/i.test(purpose ?? '');

const expectedMediaType = ({ bodyKind }: Operation): string =>
  bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json';

/**
 * State-changing requests must come from our own pages or the mobile app: no prefetch, no cross-site request, and a
 * content type that a plain link, image or form cannot send. A read that costs money must come from
 * them, too.
 */
export const checkRequestOrigin = (
  operation: Operation,
  { contentType, purpose, fetchSite, isFromApp }: RequestOrigin,
): void => {
  if (!isStateChanging(operation) && !operation.isBilledPerCall) return;
  if (isPrefetch(purpose)) throw new ProblemError('prefetch-refused');
  const isFromOwnSite = fetchSite === undefined || trustedSites.has(fetchSite.trim().toLowerCase());
  if (!isFromOwnSite && !isFromApp) throw new ProblemError('cross-site-refused');
  if (!isStateChanging(operation)) return;
  const expected = expectedMediaType(operation);
  if (mediaType(contentType) !== expected)
    throw new ProblemError('unsupported-media-type', {
      en: `Content-Type must be ${expected}.`,
      hi: `Content-Type ${expected} होना चाहिए।`,
    });
};
