import { shopDate } from '@tokri/contracts/dates';
import type {
  PaidBills,
  ReleasedBill,
  StoredPartyPayment,
} from '../application/ports/party-payments.ts';
import type { SettlePaymentDeps } from '../application/party-payments/settle-payment.ts';
import type { DraftBill } from '../domain/bills/bill.ts';
import {
  creditBill,
  finishRelease,
  payBill,
  withdrawPayment,
} from '../domain/party-accounts/bill-payments.ts';
import { outstandingPaise } from '../domain/party-accounts/party-credit.ts';
import { applyReturns } from '../domain/party-payments/apply-returns.ts';
import {
  onAccountPaise,
  reversePayment,
  type PartyPayment,
} from '../domain/party-payments/party-payment.ts';

const at = new Date('2026-11-30T08:00:00Z');
const partyId = 5;
export const crash = new Error('the process crashed');

type AccountBill = Pick<DraftBill, 'account' | 'totals' | 'billId' | 'partyId'> & {
  readonly number: string;
};
interface StoredBill {
  bill: AccountBill;
  rev: number;
}
interface Access {
  readonly read: <Result>(work: () => Result) => Promise<Result>;
  /** May crash before the write. */
  readonly write: <Result>(work: () => Result) => Promise<Result>;
}

const createBills = ({ read, write }: Access) => {
  const bills: StoredBill[] = [];
  const change = (
    billId: number,
    apply: (bill: AccountBill) => AccountBill,
    isCurrent: (stored: StoredBill) => boolean = () => true,
  ): Promise<void> =>
    write(() => {
      const stored = bills.find(({ bill }) => bill.billId === billId);
      if (!stored || !isCurrent(stored)) return;
      stored.bill = apply(stored.bill);
      stored.rev += 1;
    });
  const list = () => bills.map(({ bill }) => bill);
  const paidBills: PaidBills = {
    payBill: ({ billId, amountPaise }, { paymentId, round }) =>
      change(billId, (bill) => payBill(bill, { paymentId, round, amountPaise })),
    withdrawPayment: (billId, paymentId) =>
      change(billId, (bill) => withdrawPayment(bill, paymentId)),
    listReleased: () =>
      read(() =>
        bills.flatMap(({ bill: { billId, account }, rev }): ReleasedBill[] => {
          const paymentIds = account?.releasedPaymentIds;
          return paymentIds ? [{ billId, paymentIds, rev }] : [];
        }),
      ),
    finishRelease: ({ billId, rev }) =>
      change(billId, finishRelease, (stored) => stored.rev === rev),
  };
  const queries = {
    listOutstanding: () =>
      read(() => ({ bills: list().filter((bill) => outstandingPaise(bill) > 0), total: 0 })),
    findByIds: (ids: readonly number[]) =>
      read(() => list().filter(({ billId }) => ids.includes(billId))),
    listPartiesWithOpenBills: () => read(() => new Set([partyId])),
  };
  return {
    list,
    paidBills,
    queries,
    add: (payablePaise: number): void => {
      const billId = bills.length + 1;
      const account = { dueDate: shopDate(at), paidPaise: 0 };
      const totals = { payablePaise } as DraftBill['totals'];
      bills.push({ bill: { billId, partyId, number: `B${billId}`, account, totals }, rev: 0 });
    },
    credit: (billId: number, note: { readonly billId: number; readonly amountPaise: number }) =>
      change(billId, (bill) => creditBill(bill, note)),
  };
};

const createPayments = ({ read, write }: Access) => {
  const payments = new Map<number, StoredPartyPayment>();
  const put = (payment: PartyPayment): void => {
    const rev = (payments.get(payment.paymentId)?.rev ?? -1) + 1;
    payments.set(payment.paymentId, { payment, rev });
  };
  const list = () => [...payments.values()].map(({ payment }) => payment);
  const store = {
    find: (paymentId: number) => read(() => payments.get(paymentId) ?? null),
    save: (stored: StoredPartyPayment, payment: PartyPayment) =>
      write(() => {
        if (payments.get(payment.paymentId)?.rev !== stored.rev) return false;
        put(payment);
        return true;
      }),
    issueReceipt: (paymentId: number, number: string) =>
      write(() => {
        const stored = payments.get(paymentId);
        if (stored?.payment.number === null) put({ ...stored.payment, number });
      }),
    listDue: () =>
      read(() =>
        list()
          .filter(
            ({ allocation, number, advance }) =>
              allocation.isDue || number === null || advance?.isVoucherDue,
          )
          .map(({ paymentId }) => paymentId),
      ),
    listOnAccount: () => read(() => list().filter((payment) => onAccountPaise(payment) > 0)),
  };
  return {
    list,
    put,
    store,
    giveBack: (paymentId: number, amountPaise: number): void => {
      const payment = payments.get(paymentId)?.payment;
      if (!payment) return;
      const online = { provider: 'razorpay', gatewayOrderId: 'o', gatewayPaymentId: 'p' } as const;
      const chargeback = {
        chargebackId: `c${payment.returns?.length ?? 0}`,
        gatewayPaymentId: 'p',
        amountPaise,
      };
      const found = { refunds: [], chargebacks: [chargeback] };
      const returned = applyReturns({ ...payment, online }, found, at);
      if (payment.reversal === null) put(returned);
    },
    reverse: (paymentId: number): void => {
      const payment = payments.get(paymentId)?.payment;
      const reversed =
        payment && reversePayment(payment, { requestId: 'r2', reason: 'Bounced', by: 2, at });
      if (reversed?.ok) put(reversed.value);
    },
  };
};

/** Paise of each voucher by its key. */
const createVouchers = ({ write }: Access) => {
  const issued = new Map<string, number>();
  return {
    issued,
    issue: async ({ paymentId, advance }: PartyPayment): Promise<void> => {
      await write(() => issued.set(`receipt:${paymentId}`, advance?.amountPaise ?? 0));
      for (const [index, { amountPaise }] of (advance?.returns ?? []).entries())
        await write(() => issued.set(`refund:${paymentId}:${index}`, amountPaise));
    },
  };
};

/**
 * Stores in memory with the same conditions as those of the database. `pause` comes before each read
 * and write; a write may crash.
 */
export const createSettledPayments = (pause: () => Promise<unknown> = () => Promise.resolve()) => {
  let writesUntilCrash = Infinity;
  let lastNumber = 0;
  const access: Access = {
    read: async (work) => {
      await pause();
      return work();
    },
    write: async (work) => {
      await pause();
      writesUntilCrash -= 1;
      if (writesUntilCrash < 0) throw crash;
      return work();
    },
  };
  const bills = createBills(access);
  const payments = createPayments(access);
  const vouchers = createVouchers(access);
  return {
    bills,
    vouchers: vouchers.issued,
    payments,
    deps: {
      paidBills: bills.paidBills,
      bills: bills.queries,
      partyPayments: payments.store,
      issueVouchers: vouchers.issue,
      numbers: { allocate: async () => (lastNumber += 1) },
      clock: () => at,
    } as unknown as SettlePaymentDeps,
    crashAfter: (writes: number) => {
      writesUntilCrash = writes;
    },
  };
};
export type SettledPayments = ReturnType<typeof createSettledPayments>;
