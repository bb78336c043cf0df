import { createFileLinks, type FileLink, type FileLinks } from '../signed-links.ts';

/** What a link opens, by the name of its file. */
export const returnFiles = ['gstr1.json', 'tally.xml'] as const;
export type ReturnFile = (typeof returnFiles)[number];

export interface ReturnLinks extends Pick<FileLinks, 'isValid'> {
  createLink(month: string, file: ReturnFile, now: Date): FileLink;
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

export const createReturnLinks = (key: string): ReturnLinks => {
  const links = createFileLinks(key, 'gst-return');
  return {
    createLink: (month, file, now) => links.createLink(`/bills/gst-returns/${month}/${file}`, now),
    isValid: links.isValid,
  };
};
