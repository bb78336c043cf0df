import { dal, onion } from '../../testing/catalog-fixtures.ts';
import { isOnSale, maxQuantityOnSale, findRate, findTaxRate } from './catalog-item.ts';

const [unit] = dal.units;
if (!unit) throw new Error('dal has a unit');

describe('findRate', () => {
  it.each([
    ['the public rate before it changes', 0, '2099-11-30', 17_619],
    ['the new public rate from its first day', 0, '2099-12-01', 17_000],
    ['the rate of a party', 1, '2026-11-22', 16_000],
    ['the public rate for a party whose rate has not begun', 1, '2026-05-31', 17_619],
    ['the public rate for a party without its own', 2, '2026-11-22', 17_619],
  ])('returns %s', (_situation, partyId, pdate, ratePaise) =>
    expect(findRate(unit, { partyId, pdate })?.ratePaise).toBe(ratePaise),
  );
  it('returns nothing before the first rate', () =>
    expect(findRate(unit, { partyId: 0, pdate: '2025-12-31' })).toBeUndefined());
});

describe('isOnSale', () => {
  const at = { pdate: '2026-11-22', partyId: 0 };
  it('returns true for a visible item with rate and tax', () =>
    expect(isOnSale(dal, unit, at)).toBe(true));
  it.each([
    ['hidden', 0 as const],
    ['deleted', 2 as const],
  ])('returns false when the item is %s', (_situation, status) =>
    expect(isOnSale({ ...dal, status }, unit, at)).toBe(false),
  );
  it('applies the first tax entry to an earlier delivery', () =>
    expect(findTaxRate(dal, '2020-01-01')).toBe(500));
  it('returns false without any tax', () =>
    expect(isOnSale({ ...dal, taxes: [] }, unit, at)).toBe(false));
  it('returns false without a rate for the date', () =>
    expect(isOnSale(dal, { ...unit, rates: [] }, at)).toBe(false));
  it('finds the tax rate of the date', () =>
    expect([findTaxRate(dal, '2026-11-22'), findTaxRate(onion, '2026-11-22')]).toEqual([500, 0]));
});

describe('maxQuantityOnSale', () => {
  const at = { pdate: '2026-11-22', partyId: 0 };
  it('returns the lower of limit and stock', () =>
    expect([
      maxQuantityOnSale({ item: dal, unit, available: 100 }, at),
      maxQuantityOnSale({ item: dal, unit, available: 3 }, at),
    ]).toEqual([5, 3]));
  it('returns zero for unknown items and items not on sale', () =>
    expect([
      maxQuantityOnSale({ item: { ...dal, status: 0 }, unit, available: 100 }, at),
      maxQuantityOnSale({ item: undefined, unit: undefined, available: 100 }, at),
    ]).toEqual([0, 0]));
});
