import { Problem } from '@tokri/contracts';
import type { Operation } from '@tokri/contracts/http';

/** Headers that tell how a request came about. */
export interface Origin {
  readonly contentType: string | undefined;
  /** `Sec-Purpose`, or the older `Purpose`. */
  readonly purpose: string | undefined;
  readonly fetchSite: string | undefined;
}

const ownSites: ReadonlySet<string> = new Set(['same-origin', 'same-site', 'none']);

const mediaType = (contentType: string | undefined): string =>
  (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

export const isWriting = ({ method, writes }: Pick<Operation, 'method' | 'writes'>): boolean =>
  writes || method !== 'GET';

/** A prefetch or prerender that nobody asked for. */
const isPrefetch = (purpose: string | undefined): boolean =>
  /\bpre(fetch|render)\b/i.test(purpose ?? '');

const mediaTypeWanted = ({ bodyKind }: Operation): string =>
  bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json';

/**
 * Whatever changes data answers only calls that a page of ours made on purpose (`api-contract.md` rule 2): not a prefetch, not another
 * site, and with the content type that a plain link, image or form cannot send.
 */
export const checkShield = (
  operation: Operation,
  { contentType, purpose, fetchSite }: Origin,
): void => {
  if (!isWriting(operation)) return;
  if (isPrefetch(purpose)) throw new Problem('prefetch-refused');
  if (fetchSite !== undefined && !ownSites.has(fetchSite.trim().toLowerCase()))
    throw new Problem('cross-site-refused');
  const wanted = mediaTypeWanted(operation);
  if (mediaType(contentType) !== wanted)
    throw new Problem('unsupported-media-type', `Content-Type must be ${wanted}.`);
};
