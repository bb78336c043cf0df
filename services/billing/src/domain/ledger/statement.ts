import type { LedgerType } from '@tokri/contracts/orders';
import {
  balancePaise,
  startOfLedger,
  type LedgerEntry,
  type LedgerPosition,
} from './ledger-entry.ts';

export interface StatementSpan {
  /** Both days are included. */
  readonly fromDate: string;
  readonly toDate: string;
  /** Which entries are listed. Balances and totals always are those of the whole account. */
  readonly type: LedgerType | null;
}

export interface Statement {
  readonly openingPaise: number;
  readonly debitedPaise: number;
  readonly creditedPaise: number;
  readonly closingPaise: number;
  readonly entries: readonly LedgerEntry[];
}

/** Null stands for a ledger without an entry up to there. */
export interface StatementBounds {
  readonly lastBefore: LedgerPosition | null;
  readonly lastWithin: LedgerPosition | null;
}

export const toStatement = (
  { lastBefore, lastWithin }: StatementBounds,
  entries: readonly LedgerEntry[],
): Statement => {
  const opening = lastBefore ?? startOfLedger;
  const closing = lastWithin ?? opening;
  return {
    openingPaise: balancePaise(opening),
    debitedPaise: closing.debitedPaise - opening.debitedPaise,
    creditedPaise: closing.creditedPaise - opening.creditedPaise,
    closingPaise: balancePaise(closing),
    entries,
  };
};

/** Of all types. */
export const countEntries = ({ lastBefore, lastWithin }: StatementBounds): number => {
  const opening = lastBefore ?? startOfLedger;
  return (lastWithin ?? opening).seq - opening.seq;
};
