import { hmacSha256, isEqualConstantTime } from '@tokri/service-kit/crypto';

export const linkTtlMs = 60 * 60_000;

export interface LinkQuery {
  /** Milliseconds since 1970. */
  readonly until: string;
  readonly signature: string;
}

/** What a link of `requestUrl` claims; a missing value is empty, which no signature matches. */
export const readLinkQuery = (requestUrl: string): LinkQuery => {
  const query = new URLSearchParams(requestUrl.split('?')[1] ?? '');
  return { until: query.get('until') ?? '', signature: query.get('signature') ?? '' };
};

/** Whoever has a link may read its subject until it expires. */
export const createLinkSigner = (key: string) => {
  const sign = (subject: string, until: string) => hmacSha256(key, `${subject}:${until}`);
  return {
    toQuery: (subject: string, expiresAtMs: number): string => {
      const until = String(expiresAtMs);
      return `until=${until}&signature=${sign(subject, until)}`;
    },
    isValid: (subject: string, { until, signature }: LinkQuery, now: Date): boolean =>
      isEqualConstantTime(sign(subject, until), signature) && Number(until) > now.getTime(),
  };
};

export interface FileLink {
  readonly url: string;
  readonly expiresAt: Date;
}

export interface FileLinks {
  createLink(path: string, now: Date): FileLink;
  isValid(link: LinkQuery & { readonly path: string }, now: Date): boolean;
}

/** @param kind of the files, such as `statement`: a signature for one kind opens no other */
export const createFileLinks = (key: string, kind: string): FileLinks => {
  const signer = createLinkSigner(key);
  const toSubject = (path: string): string => `${kind}:${path}`;
  return {
    createLink: (path, now) => {
      const expiresAt = new Date(now.getTime() + linkTtlMs);
      return { url: `${path}?${signer.toQuery(toSubject(path), expiresAt.getTime())}`, expiresAt };
    },
    isValid: ({ path, ...query }, now) => signer.isValid(toSubject(path), query, now),
  };
};
