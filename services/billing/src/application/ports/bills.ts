import type { Result } from '@tokri/contracts/result';
import type { AppliedCreditNote } from '../../domain/party-accounts/bill-payments.ts';
import type { DueBill } from '../../domain/dues-reminders/dues-reminder.ts';
import type { OpenBill } from '../../domain/party-accounts/party-credit.ts';
import type { Bill, Buyer, DraftBill } from '../../domain/bills/bill.ts';
import type { Credit } from '../../domain/bills/credit.ts';
import type { NotePayment } from '../../domain/bills/note-payment.ts';
import type { Debit, NotesOfBill } from '../../domain/bills/debit.ts';

export interface OpenPartyBill extends OpenBill {
  readonly partyId: number;
  /** As the bill names the party. */
  readonly buyer: Pick<Buyer, 'name' | 'gstin'>;
}

export interface BillSpan {
  /** Both days are included. */
  readonly fromDate: string;
  readonly toDate: string;
  /** Null for those of all buyers. */
  readonly partyId: number | null;
}

export type BillKey = Pick<Bill, 'billId' | 'number' | 'date'>;

export interface BillStore {
  nextId(): Promise<number>;
  listByOrder(orderId: number): Promise<readonly Bill[]>;
  listByOrders(orderIds: readonly number[]): Promise<readonly Bill[]>;
  findById(billId: number): Promise<Bill | null>;
  findByIds(billIds: readonly number[]): Promise<readonly Bill[]>;
  /** Issued documents that are dated in the span, `limit` at most, in no order. */
  listKeys(span: BillSpan, limit: number): Promise<readonly BillKey[]>;
  /** Issued documents by the keys of `insertDraft`. */
  findByKeys(keys: readonly string[]): Promise<ReadonlyMap<string, Bill>>;
  listOutstanding(
    partyId: number,
    page: { readonly page: number; readonly pageSize: number },
  ): Promise<{ readonly bills: readonly Bill[]; readonly total: number }>;
  /** All open bills of a party: what it owes is the sum of them. */
  listOpen(partyId: number): Promise<readonly OpenBill[]>;
  /** The same with what a reminder names. */
  listDue(partyId: number): Promise<readonly DueBill[]>;
  /** Parties with an open bill that is due on one of the dates. */
  listPartiesWithBillsDueOn(dueDates: readonly string[]): Promise<readonly number[]>;
  /** The open bills of all parties. */
  listAllOpen(): Promise<readonly OpenPartyBill[]>;
  listPartiesWithOpenBills(partyIds: readonly number[]): Promise<ReadonlySet<number>>;
  insertImported(bill: Bill): Promise<Bill>;
  /** @param group the bill waits for the consolidated bill of this group */
  insertDraft(key: string, bill: DraftBill, group?: string): Promise<StoredBill>;
  findNumbered(keys: readonly string[]): Promise<ReadonlySet<string>>;
  issue(key: string, number: string): Promise<void>;
  /**
   * Adds the credit that `decide` returns in one conditional write, unless the bill has it already. The
   * bill is then due for `listCreditDue` until `clearCreditDue`.
   */
  addCredit<Code extends string>(
    billId: number,
    decide: (credits: readonly Credit[]) => Result<Credit, Code>,
  ): Promise<Result<CreditedBill & { readonly index: number }, Code>>;
  /**
   * Adds or changes the debit that `decide` returns in one conditional write; an unchanged one writes
   * nothing. With an approved debit the bill is due for `listCreditDue` too.
   */
  changeDebit<Code extends string>(
    billId: number,
    decide: (notes: NotesOfBill) => Result<Debit, Code>,
  ): Promise<Result<{ readonly credited: CreditedBill; readonly debit: Debit }, Code>>;
  /** Debits that wait for a second member of staff, oldest first. */
  listWaitingDebits(
    limit: number,
  ): Promise<readonly { readonly bill: Bill; readonly debit: Debit }[]>;
  /**
   * Adds the payment that `decide` returns in one conditional write, unless the debit note has it
   * already.
   */
  addNotePayment<Code extends string>(
    billId: number,
    decide: (note: CreditedBill) => Result<NotePayment, Code>,
  ): Promise<Result<CreditedBill, Code>>;
  findCredited(billId: number): Promise<CreditedBill | null>;
  listCreditDue(limit: number): Promise<readonly CreditedBill[]>;
  /** Leaves a bill that was written since it was listed. */
  clearCreditDue(credited: CreditedBill): Promise<void>;
  /**
   * Lowers what is open of a bill on account, once for each note. What payments paid beyond that is
   * due for `listReleased`.
   */
  applyCreditNote(billId: number, note: AppliedCreditNote): Promise<void>;
}

/** A bill with its credits and debits, each in their order. */
export interface CreditedBill extends NotesOfBill {
  readonly bill: Bill;
  /** Of a debit note that is on no account; absent until the first. */
  readonly payments?: readonly NotePayment[];
  readonly rev: number;
}

export interface StoredBill {
  readonly key: string;
  readonly bill: DraftBill;
  readonly number: string | null;
  /** It gets no number of its own: it is part of a consolidated bill, or was withdrawn. */
  readonly isHeldBack?: boolean;
}

export interface NumberAllocation {
  readonly series: string;
  readonly billKey: string;
  readonly sequenceNumber: number;
}

export interface BillNumberStore {
  /**
   * Repeating it returns the same number until it is released. A missing entry is either new or
   * released; `isNumbered` tells them apart. Returns null when the bill already carries its number.
   */
  allocate(
    input: { readonly series: string; readonly billKey: string },
    isNumbered: () => Promise<boolean>,
  ): Promise<number | null>;
  listAllocated(before: Date, limit: number): Promise<readonly NumberAllocation[]>;
  release(taken: readonly NumberAllocation[]): Promise<void>;
}
