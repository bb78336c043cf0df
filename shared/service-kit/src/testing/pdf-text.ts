import type { PDFiumLibrary } from '@hyzyla/pdfium';

/** In points; the origin of a page is at its bottom left. */
export interface PdfLetter {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}
export interface PdfPageText {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly letters: readonly PdfLetter[];
}

/** Functions of PDFium that the package contains but does not declare. */
interface TextLayer {
  readonly HEAPF64: Float64Array;
  _malloc(bytes: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_GetPageWidth(page: number): number;
  _FPDF_GetPageHeight(page: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_CountChars(textPage: number): number;
  _FPDFText_GetUnicode(textPage: number, index: number): number;
  _FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
}

const readLetters = (layer: TextLayer, textPage: number): readonly PdfLetter[] => {
  const pointer = layer._malloc(32);
  const [left, right, bottom, top] = [0, 8, 16, 24].map((offset) => pointer + offset) as [
    number,
    number,
    number,
    number,
  ];
  return Array.from({ length: layer._FPDFText_CountChars(textPage) }, (_, index) => {
    layer._FPDFText_GetCharBox(textPage, index, left, right, bottom, top);
    const valueAt = (address: number): number => layer.HEAPF64[address / 8] ?? Number.NaN;
    return {
      text: String.fromCodePoint(layer._FPDFText_GetUnicode(textPage, index)),
      left: valueAt(left),
      right: valueAt(right),
      bottom: valueAt(bottom),
      top: valueAt(top),
    };
  }).filter(({ text }) => !/[\r\n\0]/u.test(text));
};

export const openPdfText = async (
  pdfium: PDFiumLibrary,
  pdf: Buffer,
): Promise<readonly PdfPageText[]> => {
  const document = await pdfium.loadDocument(pdf);
  const layer = (pdfium as unknown as { readonly module: TextLayer }).module;
  const { documentIdx } = document as unknown as { readonly documentIdx: number };
  const pages = [...document.pages()].map((page, index) => {
    const loaded = layer._FPDF_LoadPage(documentIdx, index);
    return {
      text: page.getText(),
      width: layer._FPDF_GetPageWidth(loaded),
      height: layer._FPDF_GetPageHeight(loaded),
      letters: readLetters(layer, layer._FPDFText_LoadPage(loaded)),
    };
  });
  document.destroy();
  return pages;
};
