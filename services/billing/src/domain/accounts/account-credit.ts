import type { Bill } from '../invoices/bill.ts';

export const outstandingPaise = ({ account, totals }: Pick<Bill, 'account' | 'totals'>): number =>
  account === null ? 0 : totals.payablePaise - account.paidPaise;

export interface Credit {
  readonly limitPaise: number;
  readonly usedPaise: number;
  readonly availablePaise: number;
}

export const calculateCredit = (limitPaise: number, usedPaise: number): Credit => ({
  limitPaise,
  usedPaise,
  availablePaise: Math.max(0, limitPaise - usedPaise),
});
