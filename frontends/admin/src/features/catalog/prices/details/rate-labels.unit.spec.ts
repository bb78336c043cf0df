import type { UnitRateResponse } from '@tokri/contracts/api';
import { findRateOn, groupByParty, taxOn } from './rate-labels.ts';

const buildRate = (change: Partial<UnitRateResponse>): UnitRateResponse => ({
  RateId: 1,
  PartyId: 0,
  FromDate: '2026-11-01',
  Rate: 90,
  Mrp: 110,
  RateWithTax: 94.5,
  TaxPercent: 5,
  State: 'current',
  ...change,
});
const unit = {
  UnitId: 1,
  Name: '500 g',
  Rates: [
    buildRate({}),
    buildRate({ RateId: 2, FromDate: '2026-12-01', State: 'scheduled' }),
    buildRate({ RateId: 3, PartyId: 7 }),
  ],
};

describe('groupByParty', () => {
  it('starts with everyone and with the newest rate', () =>
    expect(
      groupByParty(unit).map(({ partyId, rates }) => [
        partyId,
        ...rates.map((rate) => rate.RateId),
      ]),
    ).toEqual([
      [0, 2, 1],
      [7, 3],
    ]));
  it('has a place for everyone before the first rate', () =>
    expect(groupByParty({ ...unit, Rates: [] })).toEqual([{ partyId: 0, rates: [] }]));
});

describe('findRateOn', () => {
  it.each([
    ['2026-11-15', 0, 0, 1],
    ['2026-12-01', 0, 0, 2],
    ['2026-12-01', 0, 2, 1],
    ['2026-12-01', 7, 0, 3],
    ['2026-12-01', 8, 0, undefined],
  ])('on %s for party %i except %i is %s', (date, partyId, except, expected) =>
    expect(findRateOn(unit, { date, partyId, except })?.RateId).toBe(expected),
  );
});

describe('taxOn', () => {
  const Taxes = [
    { FromDate: '2026-01-01', TaxPercent: 5 },
    { FromDate: '2026-12-01', TaxPercent: 18 },
  ];
  it.each([
    ['2025-01-01', 5],
    ['2026-11-30', 5],
    ['2026-12-01', 18],
  ])('on %s is %i percent', (date, expected) => expect(taxOn({ Taxes }, date)).toBe(expected));
});
