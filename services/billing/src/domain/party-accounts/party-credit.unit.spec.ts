import { addDays } from '@tokri/contracts/dates';
import { err } from '@tokri/contracts/result';
import fc from 'fast-check';
import { buildSale, taxedLine } from '../../testing/sales.ts';
import {
  checkCredit,
  outstandingPaise,
  releaseCredit,
  reserveCredit,
  summarizeCredit,
  type OpenBill,
  type PartyCredit,
} from './party-credit.ts';

const { totals } = buildSale([taxedLine]);
const { payablePaise } = totals;
const today = '2026-11-22';
const dueDate = '2026-12-21';
const credit: PartyCredit = { partyId: 1, limitPaise: 10_000, termsDays: 30, reservations: [] };
const openBill = (changes: Partial<OpenBill> = {}): OpenBill => ({
  orderId: 0,
  dueDate,
  outstandingPaise: 4_000,
  ...changes,
});
const toReading = (openBills: readonly OpenBill[], onAccountPaise = 0) => ({
  openBills,
  onAccountPaise,
  today,
});
const reservation = (orderId: number, amountPaise: number) => ({
  orderId,
  amountPaise,
  termsDays: 30,
});

describe('outstandingPaise', () => {
  it.each([
    ['unpaid', { paidPaise: 0 }, payablePaise],
    ['paid in part', { paidPaise: 900 }, payablePaise - 900],
    ['paid except for one paisa', { paidPaise: payablePaise - 1 }, 1],
    ['paid in full', { paidPaise: payablePaise }, 0],
    ['credited in part', { paidPaise: 900, creditedPaise: 100 }, payablePaise - 1000],
    ['paid in part and credited in full', { paidPaise: 900, creditedPaise: payablePaise }, 0],
  ])('returns what is open of a bill on account that is %s', (_what, account, expected) => {
    expect(outstandingPaise({ account: { dueDate, ...account }, totals })).toBe(expected);
  });
  it('returns zero for a bill that its order pays', () =>
    expect(outstandingPaise({ account: null, totals })).toBe(0));
});

describe('summarizeCredit', () => {
  it('takes open bills and reservations off the limit', () =>
    expect(
      summarizeCredit(
        { ...credit, reservations: [reservation(7, 2_500)] },
        toReading([openBill()]),
      ),
    ).toEqual({
      usedPaise: 4_000,
      reservedPaise: 2_500,
      availablePaise: 3_500,
      overduePaise: 0,
      overdueDays: 0,
      onAccountPaise: 0,
    }));
  it('adds what waits on account for the next bill', () =>
    expect(summarizeCredit(credit, toReading([openBill()], 1_500))).toMatchObject({
      usedPaise: 4_000,
      availablePaise: 7_500,
      onAccountPaise: 1_500,
    }));
  it('counts an order once while its bills are being issued', () =>
    expect(
      summarizeCredit(
        { ...credit, reservations: [reservation(7, 5_000)] },
        toReading([openBill({ orderId: 7 })]),
      ),
    ).toMatchObject({ usedPaise: 4_000, reservedPaise: 1_000, availablePaise: 5_000 }));
  it('has nothing available, and never less, above the limit', () =>
    expect(
      summarizeCredit(credit, toReading([openBill({ outstandingPaise: 10_001 })])).availablePaise,
    ).toBe(0));
  it.each([
    ['on its due date', today, 0, 0],
    ['a day later', addDays(today, -1), 4_000, 1],
    ['three weeks later', addDays(today, -21), 4_000, 21],
  ])('says how much is overdue %s', (_when, due, overduePaise, overdueDays) =>
    expect(
      summarizeCredit(credit, toReading([openBill({ dueDate: due }), openBill()])),
    ).toMatchObject({
      overduePaise,
      overdueDays,
    }),
  );
});

describe('checkCredit', () => {
  const check = (changes: Partial<PartyCredit>, bills: readonly OpenBill[], amountPaise: number) =>
    checkCredit(
      { ...credit, ...changes },
      summarizeCredit({ ...credit, ...changes }, toReading(bills)),
      amountPaise,
    );
  it.each([
    ['no party', { partyId: 0 }, [], 1, 'account'],
    ['no agreed credit', { limitPaise: 0 }, [], 1, 'no-credit'],
    ['an overdue bill', {}, [openBill({ dueDate: '2026-11-21' })], 1, 'overdue'],
    ['one paisa too much', {}, [openBill()], 6_001, 'limit'],
    ['all that is left', {}, [openBill()], 6_000, null],
  ] as const)('decides on %s', (_case, changes, bills, amountPaise, expected) =>
    expect(check(changes, bills, amountPaise)).toBe(expected),
  );
});

describe('reserveCredit', () => {
  const conditions = toReading([]);
  it('reserves the amount of the order with the terms of the party', () =>
    expect(reserveCredit(credit, { orderId: 7, amountPaise: 10_000 }, conditions)).toEqual({
      ok: true,
      value: { ...credit, reservations: [reservation(7, 10_000)] },
    }));
  it('reserves once for an order, also when the limit was lowered meanwhile', () => {
    const reserved = { ...credit, limitPaise: 1, reservations: [reservation(7, 9_000)] };
    expect(reserveCredit(reserved, { orderId: 7, amountPaise: 9_000 }, conditions)).toEqual({
      ok: true,
      value: reserved,
    });
  });
  it('refuses what exceeds the rest', () =>
    expect(
      reserveCredit(
        { ...credit, reservations: [reservation(7, 9_999)] },
        { orderId: 8, amountPaise: 2 },
        conditions,
      ),
    ).toEqual(err('limit')));
});

type Step =
  | { readonly kind: 'place'; readonly orderId: number; readonly amountPaise: number }
  | { readonly kind: 'cancel'; readonly orderId: number }
  | { readonly kind: 'bill'; readonly orderId: number; readonly share: number }
  | { readonly kind: 'settle'; readonly orderId: number }
  | { readonly kind: 'pay'; readonly orderId: number; readonly amountPaise: number };

interface Account {
  readonly credit: PartyCredit;
  readonly bills: readonly OpenBill[];
}

const bill = ({ credit: party, bills }: Account, orderId: number, share: number): Account => {
  const reserved = party.reservations.find((entry) => entry.orderId === orderId);
  if (!reserved || bills.some((entry) => entry.orderId === orderId))
    return { credit: party, bills };
  const billedPaise = Math.floor(reserved.amountPaise * share);
  return {
    credit: party,
    bills: [...bills, openBill({ orderId, outstandingPaise: billedPaise })],
  };
};

const applyStep = (account: Account, step: Step): Account => {
  const { credit: party, bills } = account;
  switch (step.kind) {
    case 'place': {
      const result = reserveCredit(party, step, toReading(bills));
      return result.ok ? { credit: result.value, bills } : account;
    }
    case 'cancel':
      return bills.some(({ orderId }) => orderId === step.orderId)
        ? account
        : { credit: releaseCredit(party, step.orderId), bills };
    case 'bill':
      return bill(account, step.orderId, step.share);
    case 'settle':
      return bills.some(({ orderId }) => orderId === step.orderId)
        ? { credit: releaseCredit(party, step.orderId), bills }
        : account;
    case 'pay':
      return {
        credit: party,
        bills: bills.map((entry) =>
          entry.orderId === step.orderId
            ? {
                ...entry,
                outstandingPaise: Math.max(0, entry.outstandingPaise - step.amountPaise),
              }
            : entry,
        ),
      };
  }
};

describe('a sequence of orders, cancellations, bills and payments', () => {
  const orderId = fc.integer({ min: 1, max: 6 });
  const amountPaise = fc.integer({ min: 1, max: 6_000 });
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('place' as const), orderId, amountPaise }),
    fc.record({ kind: fc.constant('cancel' as const), orderId }),
    fc.record({
      kind: fc.constant('bill' as const),
      orderId,
      share: fc.constantFrom(0.25, 0.5, 1),
    }),
    fc.record({ kind: fc.constant('settle' as const), orderId }),
    fc.record({ kind: fc.constant('pay' as const), orderId, amountPaise }),
  );
  it('never uses and reserves more than the limit', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let account: Account = { credit, bills: [] };
        for (const next of steps) {
          account = applyStep(account, next);
          const { usedPaise, reservedPaise } = summarizeCredit(
            account.credit,
            toReading(account.bills),
          );
          expect(usedPaise + reservedPaise).toBeLessThanOrEqual(credit.limitPaise);
        }
      }),
      { seed: 20_261_122 },
    ));
});
