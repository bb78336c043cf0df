import { toRupees } from '@tokri/contracts/money';
import type { LedgerEntryResponse, LedgerResponse } from '@tokri/contracts/api';
import { balancePaise, type LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { receivablePaise } from '../../domain/ledger/posting.ts';
import type { Statement, StatementSpan } from '../../domain/ledger/statement.ts';

const toEntryResponse = (
  entry: LedgerEntry,
  { isStaff }: { readonly isStaff: boolean },
): LedgerEntryResponse => {
  const { posting, lines, seq, date } = entry;
  const amountPaise = receivablePaise(lines);
  const adjustment = posting.type === 'adjustment' ? posting : null;
  return {
    Number: seq,
    Date: date,
    Type: posting.type,
    Reference: posting.reference,
    DocumentDate: posting.documentDate,
    TransactionId: posting.orderId,
    BillId: posting.billId,
    Debit: toRupees(Math.max(0, amountPaise)),
    Credit: toRupees(Math.max(0, -amountPaise)),
    Balance: toRupees(balancePaise(entry)),
    Through: 'through' in posting ? posting.through : '',
    Cause: adjustment?.cause ?? '',
    Reason: adjustment?.reason ?? '',
    StaffId: isStaff ? (adjustment?.by ?? 0) : 0,
  };
};

export const toLedgerResponse = (
  statement: Statement,
  {
    total,
    partyId,
    span,
    isStaff,
  }: {
    readonly total: number;
    readonly partyId: number;
    readonly span: StatementSpan;
    readonly isStaff: boolean;
  },
): LedgerResponse => ({
  PartyId: partyId,
  FromDate: span.fromDate,
  ToDate: span.toDate,
  OpeningBalance: toRupees(statement.openingPaise),
  TotalDebit: toRupees(statement.debitedPaise),
  TotalCredit: toRupees(statement.creditedPaise),
  ClosingBalance: toRupees(statement.closingPaise),
  EntryCount: total,
  Entries: statement.entries.map((entry) => toEntryResponse(entry, { isStaff })),
});
