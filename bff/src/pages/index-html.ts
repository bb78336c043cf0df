import { writeAppConfig } from '@tokri/contracts/platform';
import { renderLinkTag } from './preload-links.ts';
import type { PreloadLink } from './preload-links.ts';

const linksMarker = '<!-- preload-links -->';
const contentMarker = '<!-- preview -->';

/** The configuration stands last: the preview comes before the data of the page. */
export const renderIndex = (
  template: string,
  {
    appConfig,
    links,
    content,
  }: {
    readonly appConfig: unknown;
    readonly links: readonly PreloadLink[];
    readonly content: string;
  },
): string =>
  writeAppConfig(template, appConfig)
    .replace(linksMarker, () => links.map(renderLinkTag).join('\n'))
    .replace(contentMarker, () => content);
