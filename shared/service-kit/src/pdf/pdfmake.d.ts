/* The parts of pdfmake that documents need: its layout, its pages and the document of pdfkit. */
interface PdfInline {
  readonly text: string;
  readonly x: number;
  readonly fontSize: number;
  readonly color: string;
}
interface PdfLine {
  readonly inlines: readonly PdfInline[];
  getAscenderHeight(): number;
}
interface PdfFont {
  readonly id: string;
  readonly font: {
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number): { readonly advanceWidth: number };
  };
  readonly subset: { readonly glyphs: number[] };
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  readonly ascender: number;
  /** From units of the font to thousandths of its size. */
  readonly scale: number;
  ref(): object;
  lineHeight(fontSize: number): number;
}

declare module 'pdfmake/js/PDFDocument.js' {
  import type { Readable } from 'node:stream';
  interface PdfDocument extends Readable {
    readonly info: Record<string, unknown>;
    readonly page: { readonly height: number; readonly fonts: Record<string, object> };
    _font: PdfFont;
    font(source: Uint8Array): this;
    fill(color: string): this;
    save(): this;
    restore(): this;
    transform(...matrix: readonly number[]): this;
    addContent(operator: string): this;
    end(): void;
  }
  const PdfDocument: new (
    fonts: object,
    images: object,
    patterns: object,
    attachments: object,
    options: object,
  ) => PdfDocument;
  export default PdfDocument;
}
declare module 'pdfmake/js/Renderer.js' {
  class Renderer {
    constructor(document: object);
    renderPages(pages: readonly unknown[]): void;
    renderLine(line: PdfLine, x: number, y: number): void;
  }
  export default Renderer;
}
declare module 'pdfmake/js/LayoutBuilder.js' {
  class LayoutBuilder {
    constructor(pageSize: object, margins: object, svgMeasure: object);
    registerTableLayouts(layouts: object): void;
    layoutDocument(
      content: unknown,
      document: object,
      styles: object,
      defaultStyle: object,
      background: undefined,
      header: undefined,
      footer: unknown,
    ): readonly unknown[];
  }
  export default LayoutBuilder;
}
declare module 'pdfmake/js/tableLayouts.js' {
  export const tableLayouts: object;
}
declare module 'pdfmake/js/PageSize.js' {
  export const normalizePageSize: (size: string) => object;
  export const normalizePageMargin: (margins: readonly number[]) => object;
}
