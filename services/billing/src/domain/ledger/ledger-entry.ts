import { receivablePaise, toLedgerLines, type LedgerLine, type LedgerPosting } from './posting.ts';

/** A posting in the ledger of a party. Entries are appended and never change. */
export interface LedgerEntry {
  readonly partyId: number;
  /** Counts the entries of the party from 1, without gaps. */
  readonly seq: number;
  /** Never before that of the entry above, so that a span of dates is a span of entries. */
  readonly date: string;
  readonly posting: LedgerPosting;
  readonly lines: readonly LedgerLine[];
  /** Of all entries up to and including this one; their difference is the balance. */
  readonly debitedPaise: number;
  readonly creditedPaise: number;
}

export type LedgerPosition = Pick<LedgerEntry, 'seq' | 'date' | 'debitedPaise' | 'creditedPaise'>;

export const startOfLedger: LedgerPosition = {
  seq: 0,
  date: '',
  debitedPaise: 0,
  creditedPaise: 0,
};

/** Above 0, the party owes; below 0, the shop does. */
export const balancePaise = ({
  debitedPaise,
  creditedPaise,
}: Pick<LedgerEntry, 'debitedPaise' | 'creditedPaise'>): number => debitedPaise - creditedPaise;

/**
 * The entry after `last`. A document that is older than the last entry is booked on the date of that
 * entry, so that the balances of earlier days stay as statements have shown them.
 */
export const appendPosting = (
  partyId: number,
  last: LedgerPosition,
  posting: LedgerPosting,
): LedgerEntry => {
  const lines = toLedgerLines(posting);
  const amountPaise = receivablePaise(lines);
  return {
    partyId,
    seq: last.seq + 1,
    date: posting.documentDate > last.date ? posting.documentDate : last.date,
    posting,
    lines,
    debitedPaise: last.debitedPaise + Math.max(0, amountPaise),
    creditedPaise: last.creditedPaise + Math.max(0, -amountPaise),
  };
};
