import type { DraftBill } from '../../domain/bills/bill.ts';
import type { Consolidation } from '../../domain/bills/consolidation.ts';
import type { Credit } from '../../domain/bills/credit.ts';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import type { InvoiceValue } from '../../domain/filing/gstr1-section.ts';

export interface FiledDocument {
  readonly bill: DraftBill;
  /** Null while it waits for its number. */
  readonly number: string | null;
  /** Absent in a document of its own. */
  readonly consolidation?: Consolidation;
  /** Of the document, oldest first; absent without any. */
  readonly credits?: readonly Credit[] | undefined;
}

export interface FilingDocuments {
  /** Every document that is dated in the month (`2026-11`), in no order. */
  listOfMonth(month: string): AsyncIterable<FiledDocument>;
  /** Payments, refunds and adjustments of business customers that are booked in the month. */
  listMoneyOfMonth(month: string): AsyncIterable<LedgerEntry>;
  findInvoiceValues(billIds: readonly number[]): Promise<ReadonlyMap<number, InvoiceValue>>;
  /** Those of the numbers that a document of any month carries. */
  findUsedNumbers(numbers: readonly string[]): Promise<ReadonlySet<string>>;
}
