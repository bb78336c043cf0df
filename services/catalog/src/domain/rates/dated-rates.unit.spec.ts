import { buildItem, buildRate, buildUnit } from '../../../test/item-fixtures.ts';
import { priceUnits, isSuperseded, stablePeriod, taxOn } from './dated-rates.ts';

describe('tax of a date', () => {
  const taxes = [
    { fromDate: '2025-09-22', taxBasisPoints: 500 },
    { fromDate: '2026-04-01', taxBasisPoints: 1800 },
  ];
  it.each([
    ['2026-03-31', 500],
    ['2026-04-01', 1800],
    ['2020-01-01', 500],
  ])('on %s, is %i', (date, expected) => expect(taxOn(taxes, date)).toBe(expected));
  it('goods without an entry, are free of tax', () => expect(taxOn([], '2026-01-01')).toBe(0));
});

describe('a rate whose place another takes', () => {
  const next = buildRate({ rateId: 2, fromDate: '2025-12-01' });
  it.each([
    ['the day before the other begins', next, '2025-11-30', false],
    ['on its day', next, '2025-12-01', true],
    ['by one of another party', { ...next, partyId: 7 }, '2025-12-01', false],
    ['by an older one', { ...next, fromDate: '2025-10-31' }, '2025-12-01', false],
    ['by one of its own day', { ...next, fromDate: '2025-11-01' }, '2025-12-01', false],
  ])('%s, is replaced as it should', (_when, other, date, expected) =>
    expect(isSuperseded(buildRate(), [buildRate(), other], date)).toBe(expected),
  );
});

describe('card of a unit', () => {
  it('for a party with a rate of its own, shows that rate', () => {
    const rates = [
      buildRate({ ratePaise: 9000 }),
      buildRate({ rateId: 2, partyId: 1, ratePaise: 7000 }),
    ];
    expect(
      priceUnits(buildItem({ units: [buildUnit({ rates })] }), {
        date: '2025-11-25',
        partyId: 1,
      })[0]?.ratePaise,
    ).toBe(7000);
  });
  it('with 5 % tax, shows both halves, the saving and the price of a kilogram', () => {
    expect(priceUnits(buildItem(), { date: '2025-11-25', partyId: 0 })).toEqual([
      {
        unitId: 1,
        name: '500 g',
        maxPerOrder: 5,
        ratePaise: 9000,
        mrpPaise: 11000,
        rateWithTaxPaise: 9450,
        discountPercent: 14,
        unitPrice: '₹189/kg',
      },
    ]);
  });
  it('without a rate on the date, is none', () =>
    expect(priceUnits(buildItem(), { date: '2025-10-01', partyId: 0 })).toEqual([]));
  it('without a net quantity, has no unit price', () =>
    expect(
      priceUnits(buildItem({ units: [buildUnit({ net: null })] }), {
        date: '2025-11-25',
        partyId: 0,
      })[0]?.unitPrice,
    ).toBe(''));
});

describe('days on which nothing changes', () => {
  const changing = buildItem({
    units: [buildUnit({ rates: [buildRate(), buildRate({ fromDate: '2025-12-01' })] })],
    taxes: [
      { fromDate: '2025-09-22', taxBasisPoints: 500 },
      { fromDate: '2026-04-01', taxBasisPoints: 1800 },
    ],
  });
  it.each([
    ['2025-10-01', '2025-09-22', '2025-11-01'],
    ['2025-11-30', '2025-11-01', '2025-12-01'],
    ['2025-12-01', '2025-12-01', '2026-04-01'],
    ['2026-05-01', '2026-04-01', '9999-12-31'],
  ])('around %s, go from %s to %s', (date, from, until) => {
    expect(stablePeriod(changing, date)).toEqual({ from, until });
  });
});
