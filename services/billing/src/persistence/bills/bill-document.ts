import type { AggregateDocument } from '@tokri/service-kit/mongo';
import type { DraftBill } from '../../domain/bills/bill.ts';

export interface BillDocument extends AggregateDocument {
  /**
   * `bill:<order>:<kind>`, `credit:<order>:<bill>` or `old:<number>`: repeated events create no
   * second document.
   */
  readonly _id: string;
  readonly billId: number;
  readonly orderId: number;
  readonly bill: DraftBill;
  readonly number: string | null;
  readonly outstandingOf?: number;
  /** Of the bill, where an index reaches it. Absent until `markParties` reached an older bill. */
  readonly partyId?: number;
  /** 1 while the bill is not in the ledger of its party. */
  readonly ledgerDue?: number;
}
