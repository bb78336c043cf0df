import { renderLinkTag } from './preload-links.ts';
import type { PreloadLink } from './preload-links.ts';

export const linksMarker = '<!-- preload-links -->';
/** Last in the document: the preview comes before the data of the page. */
export const configMarker = '<!-- app-config -->';
export const contentMarker = '<!-- preview -->';

/** `<` could end the script element or open a comment. */
const toScriptSafeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

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
): string => {
  if (!template.includes(configMarker))
    throw new RangeError('index.html has no marker for the configuration');
  return template
    .replace(linksMarker, () => links.map(renderLinkTag).join('\n'))
    .replace(contentMarker, () => content)
    .replace(
      configMarker,
      () =>
        `<script type="application/json" id="app-config">${toScriptSafeJson(appConfig)}</script>`,
    );
};
