import { buildItem, buildRate, buildUnit } from '../../../test/item-fixtures.ts';
import { priceUnits, isSuperseded, stablePeriod, taxOn } from './dated-rates.ts';

describe('taxOn', () => {
  const taxes = [
    { fromDate: '2025-09-22', taxBasisPoints: 500 },
    { fromDate: '2026-04-01', taxBasisPoints: 1800 },
  ];
  it.each([
    ['2026-03-31', 500],
    ['2026-04-01', 1800],
    ['2020-01-01', 500],
  ])('returns for %s the tax %i', (date, expected) => expect(taxOn(taxes, date)).toBe(expected));
  it('returns 0 without a tax entry', () => expect(taxOn([], '2026-01-01')).toBe(0));
});

describe('isSuperseded', () => {
  const next = buildRate({ rateId: 2, fromDate: '2025-12-01' });
  it.each([
    ['one day before the next rate begins', next, '2025-11-30', false],
    ['on the day the next rate begins', next, '2025-12-01', true],
    ['when the next rate is of another party', { ...next, partyId: 7 }, '2025-12-01', false],
    ['when the other rate is older', { ...next, fromDate: '2025-10-31' }, '2025-12-01', false],
    [
      'when the other rate begins on the same day',
      { ...next, fromDate: '2025-11-01' },
      '2025-12-01',
      false,
    ],
  ])('decides whether a rate is superseded %s', (_situation, other, date, expected) =>
    expect(isSuperseded(buildRate(), [buildRate(), other], date)).toBe(expected),
  );
});

describe('priceUnits', () => {
  it('uses the rate of the party', () => {
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
  it('returns price with tax, discount and price per kilogram', () => {
    expect(priceUnits(buildItem(), { date: '2025-11-25', partyId: 0 })).toEqual([
      {
        unitId: 1,
        name: '500 g',
        maxPerOrder: 5,
        ratePaise: 9000,
        mrpPaise: 11000,
        rateWithTaxPaise: 9450,
        discountPercent: 14,
        net: { amount: 500, measure: 'g' },
        unitPrice: '₹189/kg',
        netQuantity: '',
      },
    ]);
  });
  it('returns the price per kilogram and the weight of a loose piece', () =>
    expect(
      priceUnits(
        buildItem({
          brand: 'Loose',
          units: [buildUnit({ name: '1 piece', net: { amount: 400, measure: 'g' } })],
        }),
        { date: '2025-11-25', partyId: 0 },
      ),
    ).toMatchObject([{ unitPrice: '₹236.25/kg', netQuantity: 'about 400 g' }]));
  it('omits units without a rate on the date', () =>
    expect(priceUnits(buildItem(), { date: '2025-10-01', partyId: 0 })).toEqual([]));
  it('returns no unit price without a net quantity', () =>
    expect(
      priceUnits(buildItem({ units: [buildUnit({ net: null })] }), {
        date: '2025-11-25',
        partyId: 0,
      })[0]?.unitPrice,
    ).toBe(''));
});

describe('stablePeriod', () => {
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
  ])('stablePeriod around %s is from %s until %s', (date, from, until) => {
    expect(stablePeriod(changing, date)).toEqual({ from, until });
  });
});
