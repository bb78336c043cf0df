import { createLinkSigner, linkTtlMs, type LinkQuery } from '../signed-links.ts';

/** What a link opens, by the name of its file. */
export const returnFiles = ['gstr1.json', 'tally.xml'] as const;
export type ReturnFile = (typeof returnFiles)[number];

export interface ReturnLink {
  readonly url: string;
  readonly expiresAt: Date;
}

export interface ReturnLinks {
  createLink(month: string, file: ReturnFile, now: Date): ReturnLink;
  isValid(link: LinkQuery & { readonly path: string }, now: Date): boolean;
}

export const returnPath =
  /^\/bills\/gst-returns\/([1-9]\d{3}-(?:0[1-9]|1[0-2]))\/(gstr1\.json|tally\.xml)$/;

/** What the path of a link names; only a signed one may be read. */
export const parseReturnPath = (
  path: string,
): { readonly month: string; readonly file: ReturnFile } => {
  const [, month = '', name = ''] = returnPath.exec(path) ?? [];
  return { month, file: returnFiles.find((file) => file === name) ?? 'gstr1.json' };
};

const toSubject = (path: string): string => `gst-return:${path}`;

export const createReturnLinks = (key: string): ReturnLinks => {
  const signer = createLinkSigner(key);
  return {
    createLink: (month, file, now) => {
      const expiresAt = new Date(now.getTime() + linkTtlMs);
      const path = `/bills/gst-returns/${month}/${file}`;
      return { url: `${path}?${signer.toQuery(toSubject(path), expiresAt.getTime())}`, expiresAt };
    },
    isValid: ({ path, ...query }, now) => signer.isValid(toSubject(path), query, now),
  };
};
