import { aggregateFields, aggregateSchema, type AggregateDocument } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Bill, DraftBill } from '../../domain/bills/bill.ts';
import type { Consolidation } from '../../domain/bills/consolidation.ts';
import type { Credit } from '../../domain/bills/credit.ts';
import type { Debit } from '../../domain/bills/debit.ts';
import type { NotePayment } from '../../domain/bills/note-payment.ts';

export interface BillDocument extends AggregateDocument {
  /**
   * `bill:<order>:<kind>`, `credit:<order>:<bill>`, `credit:<order>:<bill>:<request>`,
   * `debit:<bill>:<request>`, `receipt-voucher:<payment>`, `refund-voucher:<payment>:<return>` or
   * `old:<number>`: repeated events and requests create no second document.
   */
  readonly _id: string;
  readonly billId: number;
  readonly orderId: number;
  readonly bill: DraftBill;
  readonly number: string | null;
  readonly outstandingOf?: number;
  /** Of the bill, where an index reaches it. Absent until `markParties` reached an older bill. */
  readonly partyId?: number;
  /** Of the date, such as `2026-11`, where an index reaches it. Absent in older bills. */
  readonly month?: string;
  /** 1 while the bill is not in the ledger of its party. */
  readonly ledgerDue?: number;
  /** 1 until the document was looked at for registration as an e-invoice. */
  readonly eInvoiceDue?: number;
  readonly credits?: readonly Credit[];
  readonly debits?: readonly Debit[];
  /** Of a debit note that is on no account. */
  readonly notePayments?: readonly NotePayment[];
  /** 1 while a debit waits for a second member of staff. */
  readonly debitWaiting?: number;
  /** 1 while a credit or debit may have no note yet. */
  readonly creditDue?: number;
  /** 1 while payments have not read yet what a credit note released of them. */
  readonly releaseDue?: number;
  /** While it waits for the close of its day: the group whose consolidated bill takes it. */
  readonly consolidationGroup?: string;
  /** Of the consolidated bill that it is a part of. */
  readonly consolidatedKey?: string;
  /** 1 while a bill that left its group has no number. */
  readonly ownBillDue?: number;
  /** Its order was cancelled before the day was closed, so nothing was supplied. */
  readonly isWithdrawn?: boolean;
}

export const billModel = (connection: Connection): Model<BillDocument> => {
  const schema = aggregateSchema<BillDocument>({
    _id: String,
    ...aggregateFields,
    billId: { type: Number, unique: true },
    orderId: { type: Number, index: true },
    bill: Schema.Types.Mixed,
    number: { type: String, index: true },
    outstandingOf: { type: Number, index: true },
    partyId: { type: Number, index: true },
    month: { type: String, index: true },
    ledgerDue: { type: Number, index: true },
    eInvoiceDue: { type: Number, index: true },
    credits: Schema.Types.Mixed,
    debits: Schema.Types.Mixed,
    notePayments: Schema.Types.Mixed,
    debitWaiting: { type: Number, index: true },
    creditDue: { type: Number, index: true },
    releaseDue: { type: Number, index: true },
    consolidationGroup: { type: String, index: true },
    consolidatedKey: { type: String, index: true },
    ownBillDue: { type: Number, index: true },
    isWithdrawn: Boolean,
  });
  return connection.model<BillDocument>('bill', schema, 'bills');
};

export const isHeldBack = ({
  consolidationGroup,
  consolidatedKey,
  isWithdrawn = false,
}: Pick<BillDocument, 'consolidationGroup' | 'consolidatedKey' | 'isWithdrawn'>): boolean =>
  isWithdrawn || consolidationGroup !== undefined || consolidatedKey !== undefined;

/** Undefined for a document of its own. */
export const consolidationOf = ({
  number,
  consolidationGroup,
  consolidatedKey,
}: Pick<BillDocument, 'number' | 'consolidationGroup' | 'consolidatedKey'>):
  Consolidation | undefined => {
  if (consolidatedKey !== undefined) return number === null ? 'closing' : 'part';
  return consolidationGroup === undefined ? undefined : 'open';
};

export const toIssuedBills = (documents: readonly BillDocument[]): Bill[] =>
  documents.flatMap((document) => {
    const { bill, number } = document;
    const consolidation = consolidationOf(document);
    return number === null ? [] : [{ ...bill, number, ...(consolidation && { consolidation }) }];
  });

/** `2026-11` */
export const monthOf = (date: string): string => date.slice(0, 7);
