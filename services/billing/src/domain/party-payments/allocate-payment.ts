import { spendAdvance, startAdvance } from './advance.ts';
import {
  onAccountPaise,
  sumShares,
  type BillShare,
  type PartyPayment,
  type PayableBill,
} from './party-payment.ts';

const takeFrom = (
  bills: readonly PayableBill[],
  availablePaise: number,
  wantedPaise: (bill: PayableBill) => number,
): readonly BillShare[] => {
  let leftPaise = availablePaise;
  return bills.flatMap((bill) => {
    const amountPaise = Math.min(leftPaise, bill.outstandingPaise, wantedPaise(bill));
    if (amountPaise <= 0) return [];
    leftPaise -= amountPaise;
    return [{ billId: bill.billId, number: bill.number, amountPaise }];
  });
};

/**
 * First what the payer chose, then the oldest bills: sections 59 to 61 of the Indian Contract Act,
 * 1872. `openBills` are in the order of their dates.
 */
export const planShares = (
  { chosen, shares }: Pick<PartyPayment, 'chosen' | 'shares'>,
  openBills: readonly PayableBill[],
  availablePaise: number,
): readonly BillShare[] => {
  const paidPaise = (billId: number) =>
    sumShares(shares.filter((share) => share.billId === billId));
  const chosenPaise = ({ billId }: PayableBill): number =>
    sumShares(chosen.filter((share) => share.billId === billId)) - paidPaise(billId);
  const directed = takeFrom(openBills, availablePaise, chosenPaise);
  const directedPaise = (billId: number) =>
    sumShares(directed.filter((share) => share.billId === billId));
  const remaining = openBills.map((bill) => ({
    ...bill,
    outstandingPaise: bill.outstandingPaise - directedPaise(bill.billId),
  }));
  const oldest = takeFrom(remaining, availablePaise - sumShares(directed), () => availablePaise);
  return mergeShares([...directed, ...oldest]);
};

/** What bills give back, as amounts below 0: the bill that was paid last comes first. */
const planWithdrawal = (
  shares: readonly BillShare[],
  wantedPaise: number,
): readonly BillShare[] => {
  let leftPaise = wantedPaise;
  return [...shares].reverse().flatMap((share) => {
    const amountPaise = Math.min(leftPaise, share.amountPaise);
    leftPaise -= amountPaise;
    return amountPaise === 0 ? [] : [{ ...share, amountPaise: -amountPaise }];
  });
};

/** One share for each bill, in the order in which the bills first appear. */
export const mergeShares = (shares: readonly BillShare[]): readonly BillShare[] => {
  const merged = new Map<number, BillShare>();
  for (const share of shares) {
    const before = merged.get(share.billId)?.amountPaise ?? 0;
    merged.set(share.billId, { ...share, amountPaise: before + share.amountPaise });
  }
  return [...merged.values()];
};

const toFirstAdvance = (payment: PartyPayment): Pick<PartyPayment, 'advance'> =>
  payment.advance === null ? { advance: startAdvance(onAccountPaise(payment)) } : {};

/**
 * Null when nothing can be allocated and nothing has to be written. Without an open bill the rest
 * waits on account.
 */
export const startRound = (
  payment: PartyPayment,
  openBills: readonly PayableBill[],
): PartyPayment | null => {
  const { allocation } = payment;
  const freePaise = onAccountPaise(payment);
  const planned =
    freePaise < 0
      ? planWithdrawal(payment.shares, -freePaise)
      : planShares(payment, openBills, freePaise);
  if (planned.length > 0)
    return { ...payment, allocation: { round: allocation.round + 1, planned, isDue: true } };
  return allocation.isDue
    ? {
        ...payment,
        ...toFirstAdvance(payment),
        allocation: { ...allocation, planned: null, isDue: false },
      }
    : null;
};

/** `paid` is what the bills have got: a bill that another payment paid meanwhile takes less. */
export const finishRound = (payment: PartyPayment, paid: readonly BillShare[]): PartyPayment => {
  const finished = {
    ...payment,
    shares: paid.filter(({ amountPaise }) => amountPaise > 0),
    allocation: { ...payment.allocation, planned: null },
  };
  const { advance } = payment;
  return advance
    ? { ...finished, advance: spendAdvance(advance, onAccountPaise(finished)) }
    : finished;
};

/** Every bill that may have got a part of the payment. */
export const touchedBillIds = ({ shares, allocation }: PartyPayment): readonly number[] => [
  ...new Set([...shares, ...(allocation.planned ?? [])].map(({ billId }) => billId)),
];

/** After all bills gave back what they had got. */
export const finishReversal = (payment: PartyPayment): PartyPayment => ({
  ...payment,
  shares: [],
  allocation: { ...payment.allocation, planned: null, isDue: false },
});
