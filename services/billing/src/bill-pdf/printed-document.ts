import type { BillResponse } from '@tokri/contracts/api';
import type { PdfDocument, ToLine } from '@tokri/service-kit/pdf';
import { toDrawableDocument } from './bill-document.ts';
import type { PrintedStatement } from '../application/ports/printed-statement.ts';
import { toDrawableStatement } from './statement-document.ts';

/** What the worker thread of billing draws. */
export type PrintedDocument =
  | { readonly kind: 'bill'; readonly bill: BillResponse }
  | { readonly kind: 'statement'; readonly statement: PrintedStatement };

export const toDrawable = (printed: PrintedDocument, toLine: ToLine): PdfDocument =>
  printed.kind === 'bill'
    ? toDrawableDocument(printed.bill, toLine)
    : toDrawableStatement(printed.statement, toLine);
