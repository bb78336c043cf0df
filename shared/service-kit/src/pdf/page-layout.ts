import type { PdfContent, PdfDocument } from './pdf-document.ts';

/** Everything on a page beside its content. Sizes and margins are in points. */
interface PageContent {
  readonly info: PdfDocument['info'];
  readonly fontSize: number;
  readonly styles: PdfDocument['styles'];
  readonly content: readonly PdfContent[];
  /** Stands before the number of each page. */
  readonly footerText: string;
}

export const secondaryColor = '#555555';

const pageMargins: PdfDocument['pageMargins'] = [40, 40, 40, 50];
const footerFontSize = 8;
const footerTopMargin = 16;
const hangingIndent = 8;

/** The pages of every document of the shop, each with its number. */
export const layOutPages = ({ fontSize, footerText, ...document }: PageContent): PdfDocument => ({
  ...document,
  pageMargins,
  defaultStyle: { fontSize },
  footer: (page, pages) => ({
    text: `${footerText}   ${page} / ${pages}`,
    alignment: 'center',
    fontSize: footerFontSize,
    margin: [0, footerTopMargin, 0, 0],
  }),
});

/**
 * Only the first line begins at the margin, so no text that somebody entered looks like a
 * paragraph of its own.
 */
export const hangingParagraph = (
  text: string,
  {
    level = 1,
    bottomMargin = 0,
    style,
  }: { readonly level?: number; readonly bottomMargin?: number; readonly style?: string } = {},
): PdfContent => ({
  text,
  leadingIndent: -hangingIndent,
  margin: [level * hangingIndent, 0, 0, bottomMargin],
  ...(style !== undefined && { style }),
});
