import type { BuiltPage } from './built-pages.ts';

/** For visitors who save data. Only the preview has pictures: the page's data is escaped. */
export const withoutPictures = ({ html, etag, inlineSources }: BuiltPage): BuiltPage => ({
  html: Buffer.from(html.toString('utf8').replaceAll(/<img [^>]*>/g, '')),
  etag: etag.replace(/"$/, '-saver"'),
  inlineSources,
});
