import { shopDate } from '@tokri/contracts/dates';
import fc from 'fast-check';
import type { DraftBill } from '../../domain/bills/bill.ts';
import { receivablePaise, toLedgerLines } from '../../domain/ledger/posting.ts';
import {
  outstandingPaise,
  payBill,
  withdrawPayment,
} from '../../domain/party-accounts/party-credit.ts';
import { toPartyPaymentPostings } from '../../domain/party-payments/party-payment-postings.ts';
import {
  onAccountPaise,
  reversePayment,
  sumShares,
  type PartyPayment,
} from '../../domain/party-payments/party-payment.ts';
import { recorded } from '../../testing/party-payments.ts';
import type { PaidBills, StoredPartyPayment } from '../ports/party-payments.ts';
import { settleDuePayments, settlePayment, type SettlePaymentDeps } from './settle-payment.ts';

const at = new Date('2026-11-30T08:00:00Z');
const crash = new Error('the process crashed');

interface StoredBill {
  bill: Pick<DraftBill, 'account' | 'totals' | 'billId' | 'partyId'> & { readonly number: string };
  readonly marks: Set<string>;
}

/** Stores in memory with the same conditions as those of the database. A write may crash. */
const createWorld = () => {
  const bills: StoredBill[] = [];
  const payments = new Map<number, StoredPartyPayment>();
  let nextNumber = 1;
  let writesUntilCrash = Infinity;
  const countWrite = (): void => {
    writesUntilCrash -= 1;
    if (writesUntilCrash < 0) throw crash;
  };
  const change = (
    billId: number,
    marks: readonly string[],
    apply: (bill: StoredBill['bill']) => StoredBill['bill'],
  ): Promise<void> => {
    countWrite();
    const stored = bills.find(({ bill }) => bill.billId === billId);
    if (!stored || marks.some((mark) => stored.marks.has(mark))) return Promise.resolve();
    stored.bill = apply(stored.bill);
    stored.marks.add(marks[0] ?? '');
    return Promise.resolve();
  };
  const put = (payment: PartyPayment): void => {
    const rev = (payments.get(payment.paymentId)?.rev ?? -1) + 1;
    payments.set(payment.paymentId, { payment, rev });
  };
  const listPayments = () => [...payments.values()].map(({ payment }) => payment);
  const paidBills: PaidBills = {
    payBill: (share, { paymentId, round }) =>
      change(
        share.billId,
        [`party-payment:${paymentId}:${round}`, `party-payment-reversal:${paymentId}`],
        (bill) => payBill(bill, { paymentId, amountPaise: share.amountPaise }),
      ),
    withdrawPayment: (billId, paymentId) =>
      change(billId, [`party-payment-reversal:${paymentId}`], (bill) =>
        withdrawPayment(bill, paymentId),
      ),
  };
  const deps = {
    paidBills,
    clock: () => at,
    numbers: {
      allocate: () => {
        nextNumber += 1;
        return Promise.resolve(nextNumber);
      },
    },
    bills: {
      listOutstanding: () =>
        Promise.resolve({
          bills: bills.map(({ bill }) => bill).filter((bill) => outstandingPaise(bill) > 0),
          total: 0,
        }),
      findByIds: (ids: readonly number[]) =>
        Promise.resolve(bills.map(({ bill }) => bill).filter(({ billId }) => ids.includes(billId))),
      listPartiesWithOpenBills: () => Promise.resolve(new Set([5])),
    },
    partyPayments: {
      find: (paymentId: number) => Promise.resolve(payments.get(paymentId) ?? null),
      save: (stored: StoredPartyPayment, payment: PartyPayment) => {
        countWrite();
        if (payments.get(payment.paymentId)?.rev !== stored.rev) return Promise.resolve(false);
        put(payment);
        return Promise.resolve(true);
      },
      issueReceipt: (paymentId: number, number: string) => {
        countWrite();
        const stored = payments.get(paymentId);
        if (stored?.payment.number === null) put({ ...stored.payment, number });
        return Promise.resolve();
      },
      listDue: () =>
        Promise.resolve(
          listPayments()
            .filter(({ allocation, number }) => allocation.isDue || number === null)
            .map(({ paymentId }) => paymentId),
        ),
      listOnAccount: () => Promise.resolve(listPayments().filter((one) => onAccountPaise(one) > 0)),
    },
  } as unknown as SettlePaymentDeps;
  return {
    deps,
    listPayments,
    listBills: () => bills.map(({ bill }) => bill),
    put,
    crashAfter: (writes: number) => {
      writesUntilCrash = writes;
    },
    addBill: (payablePaise: number): void => {
      const billId = bills.length + 1;
      const account = { dueDate: shopDate(at), paidPaise: 0 };
      const totals = { payablePaise } as DraftBill['totals'];
      bills.push({
        bill: { billId, partyId: 5, number: `B${billId}`, account, totals },
        marks: new Set(),
      });
    },
    reverse: (paymentId: number): void => {
      const payment = payments.get(paymentId)?.payment;
      const reversed =
        payment && reversePayment(payment, { requestId: 'r2', reason: 'Bounced', by: 2, at });
      if (reversed?.ok) put(reversed.value);
    },
  };
};
type World = ReturnType<typeof createWorld>;

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, next) => total + next, 0);

const expectBalance = (world: World): void => {
  const [bills, payments] = [world.listBills(), world.listPayments()];
  const outstanding = sum(bills.map(outstandingPaise));
  const onAccount = sum(payments.map(onAccountPaise));
  const posted = payments
    .flatMap(toPartyPaymentPostings)
    .map((posting) => receivablePaise(toLedgerLines(posting)));
  const billed = sum(bills.map(({ totals }) => totals.payablePaise));
  expect(outstanding - onAccount).toBe(billed + sum(posted));
  for (const { paymentId, shares, state } of payments) {
    const paid = sum(
      bills.flatMap(({ account }) =>
        (account?.payments ?? [])
          .filter((payment) => payment.paymentId === paymentId)
          .map(({ amountPaise }) => amountPaise),
      ),
    );
    expect(paid).toBe(sumShares(shares));
    if (state === 'reversed') expect(paid).toBe(0);
  }
  expect(outstanding === 0 || onAccount === 0).toBe(true);
};

type Step =
  | { readonly kind: 'bill'; readonly amountPaise: number }
  | { readonly kind: 'pay'; readonly amountPaise: number; readonly chosen: number }
  | { readonly kind: 'reverse'; readonly paymentId: number };

const amountPaise = fc.integer({ min: 1, max: 900 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('bill' as const), amountPaise }),
  fc.record({ kind: fc.constant('pay' as const), amountPaise, chosen: fc.nat({ max: 4 }) }),
  fc.record({ kind: fc.constant('reverse' as const), paymentId: fc.integer({ min: 1, max: 6 }) }),
);

const takeStep = (world: World, next: Step): number => {
  if (next.kind === 'bill') world.addBill(next.amountPaise);
  if (next.kind === 'reverse') world.reverse(next.paymentId);
  if (next.kind !== 'pay') return next.kind === 'reverse' ? next.paymentId : 0;
  const paymentId = world.listPayments().length + 1;
  const bill = world.listBills()[next.chosen];
  const chosen = bill
    ? [{ billId: bill.billId, number: '', amountPaise: Math.min(50, next.amountPaise) }]
    : [];
  world.put(recorded({ amountPaise: next.amountPaise, chosen }, paymentId));
  return paymentId;
};

describe('settlePayment', () => {
  it('balances bills, payments and ledger after any sequence, wherever a process crashes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, fc.nat({ max: 8 })), { maxLength: 25 }),
        async (steps) => {
          const world = createWorld();
          for (const [next, writes] of steps) {
            const paymentId = takeStep(world, next);
            world.crashAfter(writes);
            await settlePayment(world.deps, paymentId).catch((error: unknown) => {
              if (error !== crash) throw error;
            });
          }
          world.crashAfter(Infinity);
          while ((await settleDuePayments(world.deps)) > 0) {
            if (sum(world.listBills().map(outstandingPaise)) === 0) break;
          }
          await settleDuePayments(world.deps);
          expectBalance(world);
        },
      ),
      { seed: 20_261_130, numRuns: 300 },
    ));

  it('pays a bill once when two processes settle the same payment', async () => {
    const world = createWorld();
    world.addBill(300);
    world.addBill(300);
    world.put(recorded({ amountPaise: 500 }));
    await Promise.all([settlePayment(world.deps, 1), settlePayment(world.deps, 1)]);
    expectBalance(world);
    expect(world.listPayments()[0]?.shares.map((share) => share.amountPaise)).toEqual([300, 200]);
  });
});
