import { daysBetween } from '@tokri/contracts/dates';
import type { CreditRejectionReason } from '@tokri/contracts/orders';
import { err, ok, type Result } from '@tokri/contracts/result';
import type { Bill } from '../bills/bill.ts';
import { openPaise } from './bill-payments.ts';

export const defaultTermsDays = 30;

/** What is still to be paid of a bill on account; never negative. */
export const outstandingPaise = ({ account, totals }: Pick<Bill, 'account' | 'totals'>): number =>
  account === null ? 0 : Math.max(0, openPaise(account, totals));

/** An order on credit whose bill is not issued yet. The terms are those when it was placed. */
export interface CreditReservation {
  readonly orderId: number;
  readonly amountPaise: number;
  readonly termsDays: number;
}

export interface PartyCredit {
  readonly partyId: number;
  readonly limitPaise: number;
  readonly termsDays: number;
  readonly reservations: readonly CreditReservation[];
}

export interface OpenBill {
  /** 0 for an imported bill. */
  readonly orderId: number;
  readonly dueDate: string;
  readonly outstandingPaise: number;
}

export interface CreditUsage {
  readonly usedPaise: number;
  readonly reservedPaise: number;
  readonly availablePaise: number;
  readonly overduePaise: number;
  readonly overdueDays: number;
  /** What the party paid that waits for the next bill. */
  readonly onAccountPaise: number;
}

/** What is read of a party when its credit is needed. `today` is a date of the shop. */
export interface AccountReading {
  readonly openBills: readonly OpenBill[];
  readonly onAccountPaise: number;
  readonly today: string;
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, next) => total + next, 0);

/**
 * While the bills of an order are issued, its reservation counts only as far as they do not: no
 * paisa is counted twice, and none is free in between.
 */
const unbilledPaise = (
  { orderId, amountPaise }: CreditReservation,
  openBills: readonly OpenBill[],
): number => {
  const billed = openBills.filter((bill) => bill.orderId === orderId);
  return Math.max(0, amountPaise - sum(billed.map((bill) => bill.outstandingPaise)));
};

/** A bill is overdue from the day after its due date. */
export const summarizeCredit = (
  { limitPaise, reservations }: Pick<PartyCredit, 'limitPaise' | 'reservations'>,
  { openBills, onAccountPaise, today }: AccountReading,
): CreditUsage => {
  const usedPaise = sum(openBills.map((bill) => bill.outstandingPaise));
  const reservedPaise = sum(reservations.map((entry) => unbilledPaise(entry, openBills)));
  const overdue = openBills.filter(({ dueDate }) => dueDate < today);
  return {
    usedPaise,
    reservedPaise,
    availablePaise: Math.max(0, limitPaise + onAccountPaise - usedPaise - reservedPaise),
    overduePaise: sum(overdue.map((bill) => bill.outstandingPaise)),
    overdueDays: Math.max(0, ...overdue.map(({ dueDate }) => daysBetween(dueDate, today))),
    onAccountPaise,
  };
};

/** Why an order of `amountPaise` is not possible on credit; null when it is. */
export const checkCredit = (
  { partyId, limitPaise }: Pick<PartyCredit, 'partyId' | 'limitPaise'>,
  { overduePaise, availablePaise }: CreditUsage,
  amountPaise: number,
): CreditRejectionReason | null => {
  if (partyId === 0) return 'account';
  if (limitPaise === 0) return 'no-credit';
  if (overduePaise > 0) return 'overdue';
  return amountPaise > availablePaise ? 'limit' : null;
};

export const reserveCredit = (
  credit: PartyCredit,
  order: { readonly orderId: number; readonly amountPaise: number },
  reading: AccountReading,
): Result<PartyCredit, CreditRejectionReason> => {
  const { orderId, amountPaise } = order;
  if (credit.reservations.some((entry) => entry.orderId === orderId)) return ok(credit);
  const rejection = checkCredit(credit, summarizeCredit(credit, reading), amountPaise);
  if (rejection) return err(rejection);
  const reservation = { orderId, amountPaise, termsDays: credit.termsDays };
  return ok({ ...credit, reservations: [...credit.reservations, reservation] });
};

export const releaseCredit = (credit: PartyCredit, orderId: number): PartyCredit => ({
  ...credit,
  reservations: credit.reservations.filter((entry) => entry.orderId !== orderId),
});
