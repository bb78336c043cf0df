import { linkTag } from './preload-links.ts';
import type { PreloadLink } from './preload-links.ts';

export const marker = '<!-- app-config -->';
/** Where the first look stands until the script draws the page; a template without it has none. */
export const lookMarker = '<!-- first-look -->';

/** JSON that may stand inside a script element: `<` could end it or open a comment. */
const scriptSafe = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The page with its configuration and preload links at the marker. @throws RangeError when the template has no marker. */
export const renderIndex = (
  template: string,
  {
    appConfig,
    links,
    look,
  }: { readonly appConfig: unknown; readonly links: readonly PreloadLink[]; readonly look: string },
): string => {
  if (!template.includes(marker))
    throw new RangeError('index.html has no marker for the configuration');
  const head = [
    ...links.map(linkTag),
    `<script type="application/json" id="app-config">${scriptSafe(appConfig)}</script>`,
  ].join('\n');
  return template.replace(marker, () => head).replace(lookMarker, () => look);
};
