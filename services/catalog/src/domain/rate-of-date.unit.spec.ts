import { item, rate, unit } from '../../test/samples.ts';
import { cardsOf, rateOn, steadyAround, taxOn } from './rate-of-date.ts';

describe('rate of a date and a party', () => {
  const rates = [
    rate({ rateId: 1, fromDate: '2025-11-01', ratePaise: 9000 }), rate({ rateId: 2, fromDate: '2025-11-20', ratePaise: 8000 }),
    rate({ rateId: 3, partyId: 1, fromDate: '2025-11-10', ratePaise: 7000 }), rate({ rateId: 4, partyId: 2, fromDate: '2025-12-01', ratePaise: 6000 }),
  ];

  it.each([
    ['2025-11-19', 0, 1], ['2025-11-20', 0, 2], ['2026-01-01', 0, 2],
    ['2025-11-09', 1, 1], ['2025-11-10', 1, 3], ['2025-11-25', 1, 3],
    ['2025-11-30', 2, 2], ['2025-12-01', 2, 4],
  ])('on %s for party %i, is rate %i: the newest that has begun, a party before the public', (date, partyId, rateId) => {
    expect(rateOn(rates, date, partyId)?.rateId).toBe(rateId);
  });

  it('before the first rate, is none', () => expect(rateOn(rates, '2025-10-31', 0)).toBeUndefined());
});

describe('tax of a date', () => {
  const taxes = [{ fromDate: '2025-09-22', taxBasisPoints: 500 }, { fromDate: '2026-04-01', taxBasisPoints: 1800 }];
  it.each([['2026-03-31', 500], ['2026-04-01', 1800], ['2020-01-01', 500]])('on %s, is %i', (date, expected) => expect(taxOn(taxes, date)).toBe(expected));
});

describe('card of a unit', () => {
  it('with 5 % tax, shows both halves, the saving and the price of a kilogram', () => {
    expect(cardsOf(item(), { date: '2025-11-25', partyId: 0 })).toEqual([{ unitId: 1, name: '500 g', maxPerOrder: 5, ratePaise: 9000, mrpPaise: 11000, rateWithTaxPaise: 9450, discountPercent: 14, unitPrice: '₹189/kg' }]);
  });
  it('without a rate on the date, is none', () => expect(cardsOf(item(), { date: '2025-10-01', partyId: 0 })).toEqual([]));
  it('without a net quantity, has no unit price', () => expect(cardsOf(item({ units: [unit({ net: null })] }), { date: '2025-11-25', partyId: 0 })[0]?.unitPrice).toBe(''));
});

describe('days on which nothing changes', () => {
  const changing = item({ units: [unit({ rates: [rate(), rate({ fromDate: '2025-12-01' })] })], taxes: [{ fromDate: '2025-09-22', taxBasisPoints: 500 }, { fromDate: '2026-04-01', taxBasisPoints: 1800 }] });
  it.each([['2025-10-01', '2025-09-22', '2025-11-01'], ['2025-11-30', '2025-11-01', '2025-12-01'], ['2025-12-01', '2025-12-01', '2026-04-01'], ['2026-05-01', '2026-04-01', '9999-12-31']])('around %s, go from %s to %s', (date, from, until) => {
    expect(steadyAround(changing, date)).toEqual({ from, until });
  });
});
