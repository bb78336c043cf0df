import type { EInvoiceCancellationReason } from '@tokri/contracts/tax';
import type { Bill, Seller } from '../../domain/bills/bill.ts';
import type {
  EInvoice,
  EInvoiceCancellation,
  Registration,
  RegistrationFailure,
} from '../../domain/e-invoices/e-invoice.ts';

export type RegistrationResult =
  | { readonly kind: 'registered'; readonly registration: Registration }
  | { readonly kind: 'refused'; readonly failure: RegistrationFailure }
  | { readonly kind: 'no-response' };

export type CancellationResult =
  { readonly kind: 'cancelled' } | { readonly kind: 'refused' } | { readonly kind: 'no-response' };

/** The portal at which business documents get their invoice reference number. Never throws. */
export interface InvoiceRegistry {
  /** A document that is registered already returns its registration. */
  register(document: { readonly bill: Bill; readonly seller: Seller }): Promise<RegistrationResult>;
  /** An IRN that is cancelled already counts as cancelled. */
  cancel(request: {
    /** Of the seller. */
    readonly gstin: string;
    readonly irn: string;
    readonly reason: EInvoiceCancellationReason;
    readonly remark: string;
  }): Promise<CancellationResult>;
}

export interface EInvoiceStore {
  /** Issued documents that nobody has looked at yet. */
  listUnqueued(limit: number): Promise<readonly Bill[]>;
  markQueued(billId: number): Promise<void>;
  /** Repeating it changes nothing. */
  insert(billId: number, dueAt: Date): Promise<void>;
  listDue(now: Date, limit: number): Promise<readonly EInvoice[]>;
  /** One of several processes gets it; the others may try again at `until`. */
  claim(eInvoice: EInvoice, until: Date): Promise<boolean>;
  saveRegistration(billId: number, registration: Registration): Promise<void>;
  saveFailure(
    billId: number,
    next: { readonly failure: RegistrationFailure | null; readonly dueAt: Date },
  ): Promise<void>;
  saveCancellation(billId: number, cancellation: EInvoiceCancellation): Promise<void>;
  /** When the oldest document that waits for its IRN was queued; null when none waits. */
  oldestWaitingSince(): Promise<Date | null>;
  find(billId: number): Promise<EInvoice | null>;
  findByBillIds(billIds: readonly number[]): Promise<ReadonlyMap<number, EInvoice>>;
}
