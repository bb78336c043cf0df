import { dal, onion } from '../../testing/catalog-fixtures.ts';
import { isOnSale, maxQuantityOnSale, findRate, findTaxRate } from './catalog-item.ts';

const [unit] = dal.units;
if (!unit) throw new Error('dal has a unit');

describe('the rate of a delivery date', () => {
  it.each([
    ['the public, before the new rate', 0, '2026-11-30', 17_619],
    ['the public, from the day of the new rate', 0, '2026-12-01', 17_000],
    ['a party with a rate of its own', 1, '2026-11-22', 16_000],
    ['a party before its own rate begins', 1, '2026-05-31', 17_619],
    ['another party, the public rate', 2, '2026-11-22', 17_619],
  ])('%s', (_situation, partyId, pdate, ratePaise) =>
    expect(findRate(unit, { partyId, pdate })?.ratePaise).toBe(ratePaise),
  );
  it('before any rate, none', () =>
    expect(findRate(unit, { partyId: 0, pdate: '2025-12-31' })).toBeUndefined());
});

describe('an item on sale', () => {
  const at = { pdate: '2026-11-22', partyId: 0 };
  it('shown, with rate and tax, yes', () => expect(isOnSale(dal, unit, at)).toBe(true));
  it.each([
    ['hidden', 0 as const],
    ['deleted', 2 as const],
  ])('%s, no', (_situation, status) => expect(isOnSale({ ...dal, status }, unit, at)).toBe(false));
  it('a delivery before its first tax entry, the first entry holds', () =>
    expect(findTaxRate(dal, '2020-01-01')).toBe(500));
  it('without any tax, no', () => expect(isOnSale({ ...dal, taxes: [] }, unit, at)).toBe(false));
  it('without a rate for that date, no', () =>
    expect(isOnSale(dal, { ...unit, rates: [] }, at)).toBe(false));
  it('tax of the date', () =>
    expect([findTaxRate(dal, '2026-11-22'), findTaxRate(onion, '2026-11-22')]).toEqual([500, 0]));
});

describe('how many an order may hold', () => {
  const at = { pdate: '2026-11-22', partyId: 0 };
  it('on sale, the limit or the stock', () =>
    expect([
      maxQuantityOnSale({ item: dal, unit, available: 100 }, at),
      maxQuantityOnSale({ item: dal, unit, available: 3 }, at),
    ]).toEqual([5, 3]));
  it('not on sale or not known, none', () =>
    expect([
      maxQuantityOnSale({ item: { ...dal, status: 0 }, unit, available: 100 }, at),
      maxQuantityOnSale({ item: undefined, unit: undefined, available: 100 }, at),
    ]).toEqual([0, 0]));
});
