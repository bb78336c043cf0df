import { buildSale, taxedLine } from '../../testing/sales.ts';
import { calculateCredit, outstandingPaise } from './account-credit.ts';

const { totals } = buildSale([taxedLine]);
const { payablePaise } = totals;

describe('outstandingPaise', () => {
  it.each([
    ['nothing paid', 0, payablePaise],
    ['paid in part', 900, payablePaise - 900],
    ['paid but for a paisa', payablePaise - 1, 1],
    ['paid whole', payablePaise, 0],
  ])('returns the rest of a bill on account: %s', (_what, paidPaise, expected) => {
    expect(outstandingPaise({ account: { dueDate: '2026-12-21', paidPaise }, totals })).toBe(
      expected,
    );
  });
  it('returns zero for a bill that its order pays', () =>
    expect(outstandingPaise({ account: null, totals })).toBe(0));
});

describe('calculateCredit', () => {
  it.each([
    [5_000_000, 1_209_000, 3_791_000],
    [100, 99, 1],
    [100, 100, 0],
    [100, 101, 0],
    [0, 609_000, 0],
  ])(
    'with a limit of %i and %i used leaves %i, never less than zero',
    (limitPaise, usedPaise, availablePaise) => {
      expect(calculateCredit(limitPaise, usedPaise)).toEqual({
        limitPaise,
        usedPaise,
        availablePaise,
      });
    },
  );
});
