import pdfmake from 'pdfmake';
import type { BillAnswer } from '@tokri/contracts/http';
import { paperOf } from './paper.ts';

export type PrintBill = (bill: BillAnswer) => Promise<Buffer>;

/** Prints bills with one whole font, which has the rupee sign and Devanagari: the standard fonts print other letters in their place. */
export const createPrinter = (fontFile: string): PrintBill => {
  pdfmake.addFonts({
    Paper: { normal: fontFile, bold: fontFile, italics: fontFile, bolditalics: fontFile },
  });
  // Documents name no file and no address; the font is the only thing that is read.
  pdfmake.setLocalAccessPolicy((path) => path === fontFile);
  pdfmake.setUrlAccessPolicy(() => false);
  return async (bill) => pdfmake.createPdf(paperOf(bill)).getBuffer();
};
