import { rateOn, taxOn } from './effective-rate.ts';

const first = { id: 1, partyId: 0, fromDate: '2025-11-01', ratePaise: 9000, mrpPaise: 9500 };
const rates = [
  first,
  { id: 2, partyId: 0, fromDate: '2025-11-20', ratePaise: 8000, mrpPaise: 9500 },
  { id: 3, partyId: 1, fromDate: '2025-11-10', ratePaise: 7000, mrpPaise: 9500 },
  { id: 4, partyId: 2, fromDate: '2025-12-01', ratePaise: 6000, mrpPaise: 9500 },
];

describe('rateOn', () => {
  it.each([
    ['2025-11-19', 0, 1],
    ['2025-11-20', 0, 2],
    ['2026-01-01', 0, 2],
    ['2025-11-09', 1, 1],
    ['2025-11-10', 1, 3],
    ['2025-11-25', 1, 3],
    ['2025-11-30', 2, 2],
    ['2025-12-01', 2, 4],
  ])('returns on %s for party %i rate %i', (date, partyId, id) =>
    expect(rateOn(rates, date, partyId)?.id).toBe(id),
  );
  it('returns nothing before the first rate', () =>
    expect(rateOn(rates, '2025-10-31', 0)).toBeUndefined());
  it('prefers the later entry of two on the same day', () =>
    expect(
      rateOn(
        [
          { ...first, id: 5 },
          { ...first, id: 6 },
        ],
        '2025-11-01',
        0,
      )?.id,
    ).toBe(6));
});

describe('taxOn', () => {
  const taxes = [
    { fromDate: '2025-09-22', taxBasisPoints: 500 },
    { fromDate: '2026-04-01', taxBasisPoints: 1800 },
  ];
  it.each([
    ['2026-03-31', 500],
    ['2026-04-01', 1800],
    ['2020-01-01', 500],
  ])('returns on %s the rate %i', (date, expected) => expect(taxOn(taxes, date)).toBe(expected));
  it('returns nothing for an item without tax entries', () =>
    expect(taxOn([], '2026-01-01')).toBeUndefined());
});
