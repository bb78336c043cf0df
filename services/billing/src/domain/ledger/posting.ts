import type { AdjustmentCause, LedgerType, MoneyAccount } from '@tokri/contracts/orders';

/** `receivable` is what the party owes; all other accounts are the shop's own. */
export type LedgerAccount =
  'receivable' | 'sales' | 'cgst' | 'sgst' | 'igst' | 'round-off' | 'adjustments' | MoneyAccount;

/** Above 0 is a debit, below 0 a credit. */
export interface LedgerLine {
  readonly account: LedgerAccount;
  readonly amountPaise: number;
}

interface PostingFields {
  /** Of the document, such as `bill:12`: a source is posted once. */
  readonly source: string;
  /** Of the document. The ledger may book it later, see `appendPosting`. */
  readonly documentDate: string;
  /** Number of the bill or of the order, as the party knows it. */
  readonly reference: string;
  /** 0 without an order. */
  readonly orderId: number;
  /** 0 without a bill. */
  readonly billId: number;
}

export interface BillAmounts {
  readonly payablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly roundOffPaise: number;
}

interface DocumentPosting extends PostingFields {
  readonly type: Extract<LedgerType, 'bill' | 'debit-note' | 'credit-note'>;
  readonly amounts: BillAmounts;
}

interface MoneyPosting extends PostingFields {
  readonly type: 'payment' | 'refund';
  readonly amountPaise: number;
  readonly through: MoneyAccount;
}

interface AdjustmentPosting extends PostingFields {
  readonly type: 'adjustment';
  /** Above 0, the party owes more. */
  readonly amountPaise: number;
  readonly cause: AdjustmentCause;
  /** What the author wrote; empty for what follows from a refund. */
  readonly reason: string;
  /** The member of staff. */
  readonly by: number;
}

export type LedgerPosting = DocumentPosting | MoneyPosting | AdjustmentPosting;

const negate = (lines: readonly LedgerLine[]): readonly LedgerLine[] =>
  lines.map(({ account, amountPaise }) => ({ account, amountPaise: -amountPaise }));

/** Sales are what remains of the bill without tax and round-off, so its lines always balance. */
const toBillLines = ({
  payablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
  roundOffPaise,
}: BillAmounts): readonly LedgerLine[] => [
  { account: 'receivable', amountPaise: payablePaise },
  {
    account: 'sales',
    amountPaise: cgstPaise + sgstPaise + igstPaise + roundOffPaise - payablePaise,
  },
  { account: 'cgst', amountPaise: -cgstPaise },
  { account: 'sgst', amountPaise: -sgstPaise },
  { account: 'igst', amountPaise: -igstPaise },
  { account: 'round-off', amountPaise: -roundOffPaise },
];

const toMoneyLines = (
  amountPaise: number,
  account: MoneyAccount | 'adjustments',
): readonly LedgerLine[] => [
  { account: 'receivable', amountPaise },
  { account, amountPaise: -amountPaise },
];

const listLines = (posting: LedgerPosting): readonly LedgerLine[] => {
  switch (posting.type) {
    case 'bill':
    case 'debit-note':
      return toBillLines(posting.amounts);
    case 'credit-note':
      return negate(toBillLines(posting.amounts));
    case 'payment':
      return toMoneyLines(-posting.amountPaise, posting.through);
    case 'refund':
      return toMoneyLines(posting.amountPaise, posting.through);
    case 'adjustment':
      return toMoneyLines(posting.amountPaise, 'adjustments');
  }
};

export const sumLines = (lines: readonly LedgerLine[]): number =>
  lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** They add up to 0. @throws RangeError for an amount that is not in whole paise. */
export const toLedgerLines = (posting: LedgerPosting): readonly LedgerLine[] => {
  const lines = listLines(posting).filter(({ amountPaise }) => amountPaise !== 0);
  if (!lines.every(({ amountPaise }) => Number.isSafeInteger(amountPaise)))
    throw new RangeError(`${posting.source} has an amount that is not in whole paise`);
  return lines;
};

/** What the posting adds to the balance of the party; above 0, it owes more. */
export const receivablePaise = (lines: readonly LedgerLine[]): number =>
  sumLines(lines.filter(({ account }) => account === 'receivable'));
