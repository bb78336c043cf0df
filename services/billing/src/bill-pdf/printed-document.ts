import type { BillResponse } from '@tokri/contracts/api';
import type { PdfDocument, ToLine } from '@tokri/service-kit/pdf';
import { toDrawableDocument } from './bill-document.ts';
import type { PrintedReceipt, PrintedStatement } from '../application/ports/printed-documents.ts';
import { toDrawableReceipt } from './receipt-document.ts';
import { toDrawableStatement } from './statement-document.ts';

/** What the worker thread of billing draws. */
export type PrintedDocument =
  | { readonly kind: 'bill'; readonly bill: BillResponse }
  | { readonly kind: 'receipt'; readonly receipt: PrintedReceipt }
  | { readonly kind: 'statement'; readonly statement: PrintedStatement };

export const toDrawable = (printed: PrintedDocument, toLine: ToLine): PdfDocument => {
  switch (printed.kind) {
    case 'bill':
      return toDrawableDocument(printed.bill, toLine);
    case 'receipt':
      return toDrawableReceipt(printed.receipt, toLine);
    case 'statement':
      return toDrawableStatement(printed.statement, toLine);
  }
};
