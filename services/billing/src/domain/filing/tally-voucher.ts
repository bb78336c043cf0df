import { isNote, type BillKind } from '@tokri/contracts/orders';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import type { LedgerAccount, LedgerPosting } from '../ledger/posting.ts';
import { signOf, sumAmounts, type OutwardDocument } from './outward-document.ts';

export type VoucherType =
  'Sales' | 'Credit Note' | 'Debit Note' | 'Receipt' | 'Payment' | 'Journal';

/** Above 0 is a debit, below 0 a credit, in paise. */
export interface VoucherEntry {
  readonly ledger: string;
  readonly amountPaise: number;
}

export interface Voucher {
  readonly type: VoucherType;
  readonly number: string;
  readonly date: string;
  /** They add up to 0. */
  readonly entries: readonly VoucherEntry[];
  readonly narration: string;
}

/** All buyers without an account at the shop. */
const retailLedger = 'Retail customers';
const toPartyLedger = (name: string, partyId: number): string => `${name} (${partyId})`;

const toSalesLedger = (taxBasisPoints: number): string =>
  taxBasisPoints === 0 ? 'Sales exempt' : `Sales ${taxBasisPoints / 100}%`;

/** Sales and taxes are credits, what the buyer owes is a debit; a credit note turns both round. */
export const toDocumentEntries = (
  document: OutwardDocument,
  buyerLedger = retailLedger,
): readonly VoucherEntry[] => {
  const { bill, taxed, exemptPaise, valuePaise } = document;
  const { cgstPaise, sgstPaise, igstPaise } = sumAmounts(taxed);
  const credits: readonly (readonly [string, number])[] = [
    ...taxed.map(
      ({ taxBasisPoints, taxablePaise }) => [toSalesLedger(taxBasisPoints), taxablePaise] as const,
    ),
    [toSalesLedger(0), exemptPaise],
    ['Output CGST', cgstPaise],
    ['Output SGST', sgstPaise],
    ['Output IGST', igstPaise],
    ['Round off', bill.totals.roundOffPaise],
  ];
  const sign = signOf(document);
  return [
    { ledger: buyerLedger, amountPaise: sign * valuePaise },
    ...credits.map(([ledger, paise]) => ({ ledger, amountPaise: -sign * paise })),
  ].filter(({ amountPaise }) => amountPaise !== 0);
};

/** Adds up entries by ledger. */
export const mergeEntries = (entries: readonly VoucherEntry[]): readonly VoucherEntry[] => {
  const sums = new Map<string, number>();
  for (const { ledger, amountPaise } of entries)
    sums.set(ledger, (sums.get(ledger) ?? 0) + amountPaise);
  return [...sums]
    .map(([ledger, amountPaise]) => ({ ledger, amountPaise }))
    .filter(({ amountPaise }) => amountPaise !== 0);
};

const noteTypes = { CreditNote: 'Credit Note', DebitNote: 'Debit Note' } as const;

export const voucherTypeOf = (kind: BillKind): VoucherType =>
  isNote(kind) ? noteTypes[kind] : 'Sales';

export const toDocumentVoucher = (document: OutwardDocument, partyName: string): Voucher => ({
  type: voucherTypeOf(document.bill.kind),
  number: document.bill.number,
  date: document.bill.date,
  entries: toDocumentEntries(document, toPartyLedger(partyName, document.bill.partyId)),
  narration: document.bill.transactionNumber,
});

/** A payment that is taken back leaves the bank again. */
const moneyTypeOf = (posting: LedgerPosting): VoucherType | null => {
  switch (posting.type) {
    case 'payment':
      if (posting.through === 'former-books') return null;
      return posting.amountPaise < 0 ? 'Payment' : 'Receipt';
    case 'refund':
      return 'Payment';
    case 'adjustment':
      return 'Journal';
    case 'bill':
    case 'debit-note':
    case 'credit-note':
      return null;
  }
};

const accountLedgers: Readonly<Record<Exclude<LedgerAccount, 'receivable'>, string>> = {
  sales: 'Sales',
  cgst: 'Output CGST',
  sgst: 'Output SGST',
  igst: 'Output IGST',
  'round-off': 'Round off',
  adjustments: 'Adjustments',
  'former-books': 'Earlier books',
  bank: 'Bank',
  cash: 'Cash',
  razorpay: 'Razorpay',
  stripe: 'Stripe',
};

/**
 * Of a payment, refund or adjustment. Null for a bill, which is a voucher of its own, and for what an
 * imported bill brings, which is in the books already.
 */
export const toMoneyVoucher = (entry: LedgerEntry, partyName: string): Voucher | null => {
  const type = moneyTypeOf(entry.posting);
  if (!type) return null;
  return {
    type,
    number: entry.posting.source,
    date: entry.date,
    entries: entry.lines.map(({ account, amountPaise }) => ({
      ledger:
        account === 'receivable'
          ? toPartyLedger(partyName, entry.partyId)
          : accountLedgers[account],
      amountPaise,
    })),
    narration: entry.posting.reference,
  };
};
