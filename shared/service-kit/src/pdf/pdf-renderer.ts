import layoutModule from 'pdfmake/js/LayoutBuilder.js';
import rendererModule from 'pdfmake/js/Renderer.js';
import { normalizePageMargin, normalizePageSize } from 'pdfmake/js/PageSize.js';
import { tableLayouts } from 'pdfmake/js/tableLayouts.js';
import { createFontReader } from './fonts.ts';
import type { PdfDocument, RenderPdf, ToPdfDocument } from './pdf-document.ts';
import { TextDocument } from './text-document.ts';
import { createTextShaper } from './text-shaper.ts';
import { toDrawableLine } from './text-runs.ts';
import { unwrapDefault } from './unwrap-default.ts';

const LayoutBuilder = unwrapDefault(layoutModule);
const Renderer = unwrapDefault(rendererModule);

/** pdfmake draws words one by one from left to right, but a line of Urdu begins at the right. */
class LineRenderer extends Renderer {
  readonly #document: TextDocument;

  constructor(document: TextDocument) {
    super(document);
    this.#document = document;
  }

  override renderLine(line: PdfLine, x: number, y: number): void {
    const [first] = line.inlines;
    if (!first) return;
    const text = line.inlines.map((inline) => inline.text).join('');
    this.#document.fill(first.color);
    this.#document.drawLine(text.trimEnd(), {
      x: x + first.x,
      baseline: y + line.getAscenderHeight(),
      fontSize: first.fontSize,
    });
  }
}

const drawPages = (
  document: TextDocument,
  { pageMargins, content, styles, defaultStyle, footer }: Omit<PdfDocument, 'info'>,
): void => {
  const layout = new LayoutBuilder(normalizePageSize('A4'), normalizePageMargin(pageMargins), {});
  layout.registerTableLayouts(tableLayouts);
  new LineRenderer(document).renderPages(
    layout.layoutDocument(content, document, styles, defaultStyle, undefined, undefined, footer),
  );
};

const readAll = async (document: TextDocument): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  document.end();
  for await (const chunk of document) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
};

/** Loads fonts when a document needs them, and once. */
export const createDocumentFactory = (fontFolder: URL): (() => Promise<TextDocument>) => {
  const readFont = createFontReader(fontFolder);
  const shaper = createTextShaper(readFont);
  return async () => new TextDocument({ readFont, shape: await shaper });
};

/** Adds the pages of `data` to the document. @returns the info of what was drawn */
export const drawData = <Data>(
  document: TextDocument,
  toDocument: ToPdfDocument<Data>,
  data: Data,
): PdfDocument['info'] => {
  const { info, ...pages } = toDocument(data, (text) => toDrawableLine(text, document.findFont));
  drawPages(document, pages);
  return info;
};

export const createPdfRenderer = <Data>(
  fontFolder: URL,
  toDocument: ToPdfDocument<Data>,
): RenderPdf<Data> => {
  const createDocument = createDocumentFactory(fontFolder);
  return async (data) => {
    const document = await createDocument();
    Object.assign(document.info, drawData(document, toDocument, data));
    return readAll(document);
  };
};
