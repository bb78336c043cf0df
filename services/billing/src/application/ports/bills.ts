import type { Bill, DraftBill } from '../../domain/invoices/bill.ts';

export interface BillStore {
  nextId(): Promise<number>;
  listByOrder(orderId: number): Promise<readonly Bill[]>;
  findById(billId: number): Promise<Bill | null>;
  /** Bills on the account of a party on which something is due, the oldest first. */
  listOutstanding(
    partyId: number,
    page: { readonly page: number; readonly pageSize: number },
  ): Promise<{ readonly bills: readonly Bill[]; readonly total: number }>;
  /** All that is due on a party's account, however many bills it stands on. */
  outstandingPaise(partyId: number): Promise<number>;
  /** A bill of former books under its number, written now or found. Nothing is told of it. */
  insertImported(bill: Bill): Promise<Bill>;
  /** The draft of this key, written now or found. */
  insertDraft(key: string, bill: DraftBill): Promise<StoredBill>;
  /** Of these keys, those whose bill carries its number. */
  findNumbered(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Number and event in one write; repeating it changes nothing. */
  issue(key: string, number: string): Promise<void>;
}

export interface StoredBill {
  readonly key: string;
  readonly bill: DraftBill;
  readonly number: string | null;
}

/** Which bill has taken which place of a series. */
export interface NumberAllocation {
  readonly series: string;
  readonly billKey: string;
  readonly sequenceNumber: number;
}

/** Consecutive numbers of a series and financial year (Rule 46(b)). */
export interface BillNumberStore {
  /**
   * The place of this bill in the series, the same however often and late it is asked, while it is remembered. A bill that is not remembered is new, or has been
   * forgotten because it carries its number: `isNumbered` tells, and for one that carries it the answer is null and nothing is taken.
   */
  allocate(
    of: { readonly series: string; readonly billKey: string },
    isNumbered: () => Promise<boolean>,
  ): Promise<number | null>;
  /** Places taken before `before` that are remembered still, at most `limit`. */
  listAllocated(before: Date, limit: number): Promise<readonly NumberAllocation[]>;
  /** Only for bills that carry their number in the store. */
  release(taken: readonly NumberAllocation[]): Promise<void>;
}
