import type { AccountPayment, BillAccount } from '../bills/bill-account.ts';
import type { Bill } from '../bills/bill.ts';

const sumPaise = (payments: readonly AccountPayment[] = []): number =>
  payments.reduce((total, { amountPaise }) => total + amountPaise, 0);

/** Below 0 when more was paid and credited than the bill was for. */
export const openPaise = (
  { paidPaise, payments, creditedPaise = 0 }: BillAccount,
  { payablePaise }: Pick<Bill['totals'], 'payablePaise'>,
): number => payablePaise - paidPaise - sumPaise(payments) - creditedPaise;

/**
 * What the bill no longer needs goes back to the payments that paid it, the latest first. What was
 * paid before an import belongs to no payment and stays.
 */
const releaseExcess = (account: BillAccount, totals: Bill['totals']): BillAccount => {
  let excessPaise = Math.max(0, -openPaise(account, totals));
  const releasedIds = new Set(account.releasedPaymentIds);
  const latestFirst = [...(account.payments ?? [])].reverse().map((payment) => {
    const releasedPaise = Math.min(payment.amountPaise, excessPaise);
    if (releasedPaise === 0) return payment;
    excessPaise -= releasedPaise;
    releasedIds.add(payment.paymentId);
    return { ...payment, amountPaise: payment.amountPaise - releasedPaise };
  });
  return releasedIds.size === 0
    ? account
    : { ...account, payments: latestFirst.reverse(), releasedPaymentIds: [...releasedIds] };
};

export interface AppliedCreditNote {
  readonly billId: number;
  readonly amountPaise: number;
}

/** Once for each note. The bill stays as it was issued; only what is open of it changes. */
export const creditBill = <Credited extends Pick<Bill, 'account' | 'totals'>>(
  bill: Credited,
  note: AppliedCreditNote,
): Credited => {
  const { account, totals } = bill;
  if (account === null || account.creditNoteIds?.includes(note.billId)) return bill;
  const credited = {
    ...account,
    creditedPaise: (account.creditedPaise ?? 0) + note.amountPaise,
    creditNoteIds: [...(account.creditNoteIds ?? []), note.billId],
  };
  return { ...bill, account: releaseExcess(credited, totals) };
};

/** After the released payments have read what the bill left them. */
export const finishRelease = <Released extends Pick<Bill, 'account'>>(bill: Released): Released => {
  if (bill.account === null) return bill;
  const { releasedPaymentIds, ...account } = bill.account;
  return releasedPaymentIds ? { ...bill, account } : bill;
};

const findPayment = ({ account }: Pick<Bill, 'account'>, paymentId: number) =>
  account?.payments?.find((payment) => payment.paymentId === paymentId);

const withPayment = <Paid extends Pick<Bill, 'account'>>(bill: Paid, last: AccountPayment): Paid =>
  bill.account === null
    ? bill
    : {
        ...bill,
        account: {
          ...bill.account,
          payments: [
            ...(bill.account.payments ?? []).filter(
              ({ paymentId }) => paymentId !== last.paymentId,
            ),
            last,
          ],
        },
      };

/** What a payment of the party's account pays of the bill. */
export const paidByPayment = (bill: Pick<Bill, 'account'>, paymentId: number): number =>
  findPayment(bill, paymentId)?.amountPaise ?? 0;

export interface RoundShare {
  readonly paymentId: number;
  readonly round: number;
  readonly amountPaise: number;
}

/**
 * Once for each round, and at most what is open: a bill is never paid twice. Below 0 the bill gives
 * back, at most what it has of the payment. A round that finds nothing
 * open counts too, so that its repetition pays nothing later.
 */
export const payBill = <Paid extends Pick<Bill, 'account' | 'totals'>>(
  bill: Paid,
  { paymentId, round, amountPaise }: RoundShare,
): Paid => {
  if (bill.account === null) return bill;
  const before = findPayment(bill, paymentId);
  if (before?.isReversed || (before?.round ?? 0) >= round) return bill;
  const paidPaise = before?.amountPaise ?? 0;
  const takenPaise =
    amountPaise < 0
      ? Math.max(amountPaise, -paidPaise)
      : Math.max(0, Math.min(amountPaise, openPaise(bill.account, bill.totals)));
  return withPayment(bill, { paymentId, round, amountPaise: paidPaise + takenPaise });
};

/** Gives the bill back what the payment paid, and keeps its late rounds out. */
export const withdrawPayment = <Paid extends Pick<Bill, 'account'>>(
  bill: Paid,
  paymentId: number,
): Paid => {
  const before = findPayment(bill, paymentId);
  return before?.isReversed
    ? bill
    : withPayment(bill, { ...before, paymentId, amountPaise: 0, isReversed: true });
};
