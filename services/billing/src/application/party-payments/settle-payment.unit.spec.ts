import fc from 'fast-check';
import { receivablePaise, toLedgerLines } from '../../domain/ledger/posting.ts';
import { paidByPayment } from '../../domain/party-accounts/bill-payments.ts';
import { outstandingPaise } from '../../domain/party-accounts/party-credit.ts';
import { toPartyPaymentPostings } from '../../domain/party-payments/party-payment-postings.ts';
import { onAccountPaise, sumShares } from '../../domain/party-payments/party-payment.ts';
import { recorded } from '../../testing/party-payments.ts';
import {
  crash,
  createSettledPayments,
  type SettledPayments,
} from '../../testing/settled-payments.ts';
import { settleDuePayments, settlePayment, type SettlePaymentDeps } from './settle-payment.ts';

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, next) => total + next, 0);

interface Note {
  readonly billId: number;
  readonly against: number;
  readonly amountPaise: number;
}

interface World extends SettledPayments {
  readonly notes: Note[];
}
const createWorld = (pause?: () => Promise<unknown>): World => ({
  ...createSettledPayments(pause),
  notes: [],
});

const expectBalance = ({ bills, payments, notes }: World): void => {
  const outstanding = sum(bills.list().map(outstandingPaise));
  const onAccount = sum(payments.list().map(onAccountPaise));
  const posted = payments
    .list()
    .flatMap(toPartyPaymentPostings)
    .map((posting) => receivablePaise(toLedgerLines(posting)));
  const billed = sum(bills.list().map(({ totals }) => totals.payablePaise));
  const credited = sum(notes.map(({ amountPaise }) => amountPaise));
  expect(outstanding - onAccount).toBe(billed - credited + sum(posted));
  for (const { paymentId, shares, state } of payments.list()) {
    const paid = sum(bills.list().map((bill) => paidByPayment(bill, paymentId)));
    expect(paid).toBe(sumShares(shares));
    if (state === 'reversed') expect(paid).toBe(0);
  }
  expect(outstanding === 0 || onAccount === 0).toBe(true);
};

/** What waited when a payment was first allocated, and what went back of it, each once. */
const expectVouchers = ({ payments, vouchers }: World): void => {
  const expected = new Map<string, number>();
  for (const { paymentId, amountPaise, advance, state, returns } of payments.list()) {
    if (state === 'captured') expect(advance).not.toBeNull();
    if (!advance) continue;
    expect(advance.isVoucherDue).toBe(false);
    expect(advance.amountPaise).toBeLessThanOrEqual(amountPaise);
    const returned = sum(advance.returns.map((part) => part.amountPaise));
    const isReturned = state === 'reversed' || returns !== undefined;
    expect(returned).toBeLessThanOrEqual(isReturned ? advance.amountPaise : 0);
    if (advance.amountPaise > 0) expected.set(`receipt:${paymentId}`, advance.amountPaise);
    for (const [index, part] of advance.returns.entries())
      expected.set(`refund:${paymentId}:${index}`, part.amountPaise);
  }
  expect(vouchers).toEqual(expected);
};

type Step =
  | { readonly kind: 'bill'; readonly amountPaise: number }
  | { readonly kind: 'pay'; readonly amountPaise: number; readonly chosen: number }
  | { readonly kind: 'reverse'; readonly paymentId: number }
  | { readonly kind: 'return'; readonly paymentId: number; readonly amountPaise: number }
  | { readonly kind: 'credit'; readonly billId: number; readonly amountPaise: number };

const amountPaise = fc.integer({ min: 1, max: 900 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('bill' as const), amountPaise }),
  fc.record({ kind: fc.constant('pay' as const), amountPaise, chosen: fc.nat({ max: 4 }) }),
  fc.record({ kind: fc.constant('reverse' as const), paymentId: fc.integer({ min: 1, max: 6 }) }),
  fc.record({
    kind: fc.constant('return' as const),
    paymentId: fc.integer({ min: 1, max: 6 }),
    amountPaise,
  }),
  fc.record({
    kind: fc.constant('credit' as const),
    billId: fc.integer({ min: 1, max: 5 }),
    amountPaise,
  }),
);

/** At most what earlier notes left of the bill. */
const addNote = ({ bills, notes }: World, against: number, wantedPaise: number): void => {
  const bill = bills.list().find(({ billId }) => billId === against);
  const before = sum(notes.filter((note) => note.against === against).map((n) => n.amountPaise));
  const notePaise = Math.min(wantedPaise, (bill?.totals.payablePaise ?? 0) - before);
  if (notePaise > 0) notes.push({ billId: 1_000 + notes.length, against, amountPaise: notePaise });
};

/** As `completeCreditNotes` does, it applies again what was applied. */
const applyNotes = async ({ bills, notes }: World): Promise<void> => {
  for (const note of notes) await bills.credit(note.against, note);
};

/** Returns the payment that the step changes; 0 for none. */
const takeStep = (world: World, next: Step): number => {
  const { bills, payments } = world;
  if (next.kind === 'bill') bills.add(next.amountPaise);
  if (next.kind === 'reverse') payments.reverse(next.paymentId);
  if (next.kind === 'return') payments.giveBack(next.paymentId, next.amountPaise);
  if (next.kind === 'credit') addNote(world, next.billId, next.amountPaise);
  if (next.kind === 'reverse' || next.kind === 'return') return next.paymentId;
  if (next.kind !== 'pay') return 0;
  const paymentId = payments.list().length + 1;
  const bill = bills.list()[next.chosen];
  const chosen = bill
    ? [{ billId: bill.billId, number: '', amountPaise: Math.min(50, next.amountPaise) }]
    : [];
  payments.put(recorded({ amountPaise: next.amountPaise, chosen }, paymentId));
  return paymentId;
};

const untilCrash = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (error !== crash) throw error;
  });
};

/** The first run completes rounds, reversals and releases; the second allocates what they left. */
const settleAll = async (world: World): Promise<void> => {
  world.crashAfter(Infinity);
  await applyNotes(world);
  for (let run = 0; run < 3; run += 1) await settleDuePayments(world.deps);
};

describe('settlePayment', () => {
  it('balances bills, credit notes, payments and ledger after any sequence, wherever a process crashes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, fc.nat({ max: 8 })), { maxLength: 25 }),
        async (steps) => {
          const world = createWorld();
          for (const [next, writes] of steps) {
            const paymentId = takeStep(world, next);
            world.crashAfter(writes);
            if (next.kind === 'credit') await untilCrash(applyNotes(world));
            await untilCrash(settlePayment(world.deps, paymentId));
            await untilCrash(settleDuePayments(world.deps));
          }
          await settleAll(world);
          expectBalance(world);
          expectVouchers(world);
        },
      ),
      { seed: 20_261_130, numRuns: 300 },
    ));

  it('balances when several processes settle at the same time', () =>
    fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { maxLength: 8 }),
        fc.array(step, { minLength: 1, maxLength: 4 }),
        async (scheduler, before, concurrent) => {
          const world = createWorld(() => scheduler.schedule(Promise.resolve()));
          const run = async (next: Step): Promise<void> => {
            const paymentId = takeStep(world, next);
            await Promise.all([
              applyNotes(world),
              settlePayment(world.deps, paymentId),
              settleDuePayments(world.deps),
            ]);
          };
          for (const next of before) await scheduler.waitFor(run(next));
          await scheduler.waitFor(Promise.all(concurrent.map(run)));
          await scheduler.waitFor(settleAll(world));
          expectBalance(world);
          expectVouchers(world);
        },
      ),
      { seed: 20_261_130, numRuns: 300 },
    ));

  it('pays a bill once when two processes settle the same payment', async () => {
    const world = createWorld();
    world.bills.add(300);
    world.bills.add(300);
    world.payments.put(recorded({ amountPaise: 500 }));
    await Promise.all([settlePayment(world.deps, 1), settlePayment(world.deps, 1)]);
    expectBalance(world);
    expect(world.payments.list()[0]?.shares.map((share) => share.amountPaise)).toEqual([300, 200]);
  });

  it('pays the next bill with what a credit note released, and the rest waits on account', async () => {
    const world = createWorld();
    world.bills.add(600);
    world.payments.put(recorded({ amountPaise: 1_000 }));
    await settlePayment(world.deps, 1);
    addNote(world, 1, 600);
    await applyNotes(world);
    await settleDuePayments(world.deps);
    expect(world.payments.list().map(onAccountPaise)).toEqual([1_000]);
    world.bills.add(700);
    await settleDuePayments(world.deps);
    expectBalance(world);
    expect(world.payments.list()[0]).toMatchObject({ shares: [{ billId: 2, amountPaise: 700 }] });
    expect(await world.deps.paidBills.listReleased(1)).toEqual([]);
  });

  it('reads what a credit note left to a payment again after another write of the payment', async () => {
    const world = createWorld();
    world.bills.add(600);
    world.payments.put(recorded({ amountPaise: 600 }));
    await settlePayment(world.deps, 1);
    addNote(world, 1, 600);
    await applyNotes(world);
    const { save } = world.deps.partyPayments;
    let saves = 0;
    const partyPayments: SettlePaymentDeps['partyPayments'] = {
      ...world.deps.partyPayments,
      save: async (...written) => ((saves += 1) === 1 ? false : save(...written)),
    };
    await settleDuePayments({ ...world.deps, partyPayments });
    expectBalance(world);
  });
});
