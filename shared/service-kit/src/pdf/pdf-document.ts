export type PdfContent = Readonly<Record<string, unknown>> | string;

/** What pdfmake lays out. */
export interface PdfDocument {
  readonly info: Readonly<Record<string, string>>;
  readonly pageMargins: readonly [left: number, top: number, right: number, bottom: number];
  readonly defaultStyle: object;
  readonly styles: object;
  readonly content: readonly PdfContent[];
  readonly footer: (page: number, pages: number) => PdfContent;
}

/** Leaves out of a text what no font has. */
export type ToLine = (text: string) => string;

/** Every text that somebody entered must pass `toLine`, see `mapTexts`. */
export type ToPdfDocument<Data> = (data: Data, toLine: ToLine) => PdfDocument;
export type RenderPdf<Data> = (data: Data) => Promise<Buffer>;
