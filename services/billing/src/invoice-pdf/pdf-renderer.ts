import pdfmake from 'pdfmake';
import type { BillResponse } from '@tokri/contracts/api';
import { toPdfDocument } from './bill-document.ts';

export type RenderBillPdf = (bill: BillResponse) => Promise<Buffer>;

/** Prints bills with one whole font, which has the rupee sign and Devanagari: the standard fonts print other letters in their place. */
export const createPdfRenderer = (fontFile: string): RenderBillPdf => {
  pdfmake.addFonts({
    Paper: { normal: fontFile, bold: fontFile, italics: fontFile, bolditalics: fontFile },
  });
  // Documents name no file and no address; the font is the only thing that is read.
  pdfmake.setLocalAccessPolicy((path) => path === fontFile);
  pdfmake.setUrlAccessPolicy(() => false);
  return async (bill) => pdfmake.createPdf(toPdfDocument(bill)).getBuffer();
};
