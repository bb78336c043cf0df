import type { Bill } from '../../domain/bills/bill.ts';
import type { Adjustment } from '../../domain/ledger/adjustment.ts';
import type { LedgerComparison } from '../../domain/ledger/compare-ledger.ts';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import type { LedgerPosting } from '../../domain/ledger/posting.ts';
import type { Statement, StatementSpan } from '../../domain/ledger/statement.ts';
import type { PartyPayment } from '../../domain/party-payments/party-payment.ts';
import type { Payment } from '../../domain/payments/payment.ts';

export interface StatementPage {
  /** How many listed entries of the span are left out at its start. */
  readonly skip: number;
  readonly limit: number;
}

export interface LedgerStore {
  isEmpty(partyId: number): Promise<boolean>;
  /** Appends the postings in this order; one whose source is posted already changes nothing. */
  append(partyId: number, postings: readonly LedgerPosting[]): Promise<void>;
  readStatement(
    partyId: number,
    span: StatementSpan,
    page: StatementPage,
  ): Promise<{ readonly statement: Statement; readonly total: number }>;
  /** All entries of the party, oldest first. */
  listEntries(partyId: number): AsyncIterable<LedgerEntry>;
  listPartyIds(): Promise<readonly number[]>;
}

/** What billing stores of a party that its ledger must show. */
export type LedgerDocument =
  | {
      readonly kind: 'adjustment';
      readonly id: string;
      readonly partyId: number;
      readonly adjustment: Adjustment;
    }
  | { readonly kind: 'bill'; readonly id: string; readonly partyId: number; readonly bill: Bill }
  | {
      readonly kind: 'payment';
      readonly id: string;
      readonly partyId: number;
      readonly rev: number;
      readonly payment: Payment;
      readonly transactionNumber: string;
    }
  | {
      readonly kind: 'party-payment';
      readonly id: string;
      readonly partyId: number;
      readonly rev: number;
      readonly payment: PartyPayment;
    };

export interface LedgerDocuments {
  /** Lets the indices of parties find documents of former versions. Returns whether none is left. */
  markParties(limit: number): Promise<boolean>;
  /** Documents whose last write left something to post. */
  listDue(limit: number): Promise<readonly LedgerDocument[]>;
  listByParty(partyId: number): Promise<readonly LedgerDocument[]>;
  listPartyIds(): Promise<readonly number[]>;
  /** Leaves a payment that was written since it was listed. */
  clearDue(documents: readonly LedgerDocument[]): Promise<void>;
}

export interface LedgerComparisonStore {
  /** Replaces an earlier one of the same day. */
  save(comparison: LedgerComparison): Promise<void>;
  findLast(): Promise<LedgerComparison | null>;
}
