import { buildSale, taxedLine } from '../../testing/sales.ts';
import { calculatePartyCredit, outstandingPaise } from './party-credit.ts';

const { totals } = buildSale([taxedLine]);
const { payablePaise } = totals;

describe('outstandingPaise', () => {
  it.each([
    ['unpaid', 0, payablePaise],
    ['paid in part', 900, payablePaise - 900],
    ['paid except for one paisa', payablePaise - 1, 1],
    ['paid in full', payablePaise, 0],
  ])(
    'returns the outstanding amount of a bill on account that is %s',
    (_what, paidPaise, expected) => {
      expect(outstandingPaise({ account: { dueDate: '2026-12-21', paidPaise }, totals })).toBe(
        expected,
      );
    },
  );
  it('returns zero for a bill that its order pays', () =>
    expect(outstandingPaise({ account: null, totals })).toBe(0));
});

describe('calculatePartyCredit', () => {
  it.each([
    [5_000_000, 1_209_000, 3_791_000],
    [100, 99, 1],
    [100, 100, 0],
    [100, 101, 0],
    [0, 609_000, 0],
  ])(
    'for a limit of %i with %i used returns %i, which is never negative',
    (limitPaise, usedPaise, availablePaise) => {
      expect(calculatePartyCredit(limitPaise, usedPaise)).toEqual({
        limitPaise,
        usedPaise,
        availablePaise,
      });
    },
  );
});
