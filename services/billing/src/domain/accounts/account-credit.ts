import type { Bill } from '../invoices/bill.ts';

/** What is still to be paid of a bill on a party's account. */
export const outstandingPaise = ({ account, totals }: Pick<Bill, 'account' | 'totals'>): number =>
  account === null ? 0 : totals.payablePaise - account.paidPaise;

/** What a party owes, and what it may still owe (row U12). */
export interface Credit {
  readonly limitPaise: number;
  readonly usedPaise: number;
  /** Never less than nothing, also when the limit was lowered below what is owed. */
  readonly availablePaise: number;
}

/** What a party may still buy on account: its limit less what is open of its bills. */
export const calculateCredit = (limitPaise: number, usedPaise: number): Credit => ({
  limitPaise,
  usedPaise,
  availablePaise: Math.max(0, limitPaise - usedPaise),
});
