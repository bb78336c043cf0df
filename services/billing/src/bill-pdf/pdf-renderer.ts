import pdfmake from 'pdfmake';
import type { BillResponse } from '@tokri/contracts/api';
import { toPdfDocument } from './bill-document.ts';

export type RenderBillPdf = (bill: BillResponse) => Promise<Buffer>;

/** The standard PDF fonts have neither the rupee sign nor Devanagari. */
export const createPdfRenderer = (fontFile: string): RenderBillPdf => {
  pdfmake.addFonts({
    Paper: { normal: fontFile, bold: fontFile, italics: fontFile, bolditalics: fontFile },
  });
  pdfmake.setLocalAccessPolicy((path) => path === fontFile);
  pdfmake.setUrlAccessPolicy(() => false);
  return async (bill) => pdfmake.createPdf(toPdfDocument(bill)).getBuffer();
};
