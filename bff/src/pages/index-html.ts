import { marketText, shopMarket } from '@tokri/contracts/market';
import { writeAppConfig } from '@tokri/contracts/platform';
import { renderLinkTag } from './preload-links.ts';
import type { PreloadLink } from './preload-links.ts';

const linksMarker = '<!-- preload-links -->';
const contentMarker = '<!-- preview -->';

/** The template is written for a shop in India. */
export const toMarketTemplate = (template: string): string =>
  template
    .replace('<html lang="en-IN">', `<html lang="${shopMarket().locale}">`)
    .replace(/<meta name="description"[^>]*>/, marketText);

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
