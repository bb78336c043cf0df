import type { Bill } from '../bills/bill.ts';

export const outstandingPaise = ({ account, totals }: Pick<Bill, 'account' | 'totals'>): number =>
  account === null ? 0 : totals.payablePaise - account.paidPaise;

export interface PartyCredit {
  readonly limitPaise: number;
  readonly usedPaise: number;
  readonly availablePaise: number;
}

export const calculatePartyCredit = (limitPaise: number, usedPaise: number): PartyCredit => ({
  limitPaise,
  usedPaise,
  availablePaise: Math.max(0, limitPaise - usedPaise),
});
