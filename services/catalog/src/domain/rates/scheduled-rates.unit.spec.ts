import { buildItem, buildRate, buildUnit } from '../../../test/item-fixtures.ts';
import type { DatedRate } from '../items/item.ts';
import { rateState, saveRate, withdrawRate } from './scheduled-rates.ts';

const at = { today: '2025-11-22', now: new Date('2025-11-22T06:00:00Z') };
const current = buildRate();
const scheduled = buildRate({ rateId: 2, fromDate: '2025-12-01', ratePaise: 9_500 });
const item = buildItem({ units: [buildUnit({ rates: [current, scheduled] })] });

/** From 1 December the earlier rate would be above the MRP. */
const taxed = buildItem({
  ...item,
  taxes: [...item.taxes, { fromDate: '2025-12-01', taxBasisPoints: 1_800 }],
  units: [
    buildUnit({ rates: [buildRate({ ratePaise: 10_000 }), { ...scheduled, ratePaise: 9_000 }] }),
  ],
});

const save = (rate: Partial<DatedRate>, change: object = {}) =>
  saveRate(
    item,
    {
      unitId: 1,
      replacedRateId: 0,
      seenRateId: 1,
      rate: buildRate({ rateId: 9, fromDate: '2025-11-25', ratePaise: 9_200, ...rate }),
      ...change,
    },
    at,
  );
const datesOf = (result: ReturnType<typeof saveRate>) =>
  result.ok && result.value.units[0]?.rates.map(({ fromDate }) => fromDate);

describe('saveRate', () => {
  it('adds a rate between the others', () =>
    expect(datesOf(save({}))).toEqual(['2025-11-01', '2025-11-25', '2025-12-01']));
  it('moves a scheduled rate to another date', () =>
    expect(datesOf(save({ fromDate: '2025-12-05' }, { replacedRateId: 2 }))).toEqual([
      '2025-11-01',
      '2025-12-05',
    ]));
  it('adds the first rate of a party', () =>
    expect(save({ partyId: 7 }, { seenRateId: 0 }).ok).toBe(true));
  it.each([
    ['a date that has passed', { fromDate: '2025-11-21' }, {}, 'date-past'],
    ['an unknown pack', {}, { unitId: 9 }, 'unknown-unit'],
    ['to change a rate that has started', {}, { replacedRateId: 1 }, 'rate-started'],
    ['a rate that another one preceded', {}, { seenRateId: 8 }, 'changed-meanwhile'],
    ['to change a rate that is gone', {}, { replacedRateId: 8 }, 'changed-meanwhile'],
  ])('refuses %s', (_what, rate, change, code) =>
    expect(save(rate, change)).toMatchObject({ ok: false, code }),
  );
  it('hands over the rate that applies now when somebody changed it', () =>
    expect(save({}, { seenRateId: 8 })).toMatchObject({ current }));
  it('names the highest rate when the MRP is exceeded', () =>
    expect(save({ ratePaise: 10_500 })).toMatchObject({
      ok: false,
      code: 'rate-above-mrp',
      aboveMrp: {
        packName: '500 g',
        priceWithTaxPaise: 11_026,
        mrpPaise: 11_000,
        highestRatePaise: 10_476,
      },
    }));
  it('refuses to move a rate to a day before which the one before it is above the MRP', () => {
    const change = {
      unitId: 1,
      replacedRateId: 2,
      seenRateId: 1,
      rate: buildRate({ rateId: 9, fromDate: '2025-12-11', ratePaise: 9_000 }),
    };
    expect(saveRate(taxed, change, at)).toEqual({
      ok: false,
      code: 'earlier-rate-above-mrp',
      aboveMrp: {
        packName: '500 g',
        priceWithTaxPaise: 11_800,
        mrpPaise: 11_000,
        highestRatePaise: 9_322,
      },
    });
    expect(
      saveRate(taxed, { ...change, rate: { ...change.rate, fromDate: '2025-11-30' } }, at).ok,
    ).toBe(true);
  });
});

describe('withdrawRate', () => {
  it('removes a scheduled rate', () =>
    expect(datesOf(withdrawRate(item, { unitId: 1, rateId: 2 }, at) as never)).toEqual([
      '2025-11-01',
    ]));
  it.each([
    [1, 'rate-started'],
    [8, 'changed-meanwhile'],
  ])('refuses rate %i with %s', (rateId, code) =>
    expect(withdrawRate(item, { unitId: 1, rateId }, at)).toMatchObject({ ok: false, code }),
  );
  it('refuses when the rate before it cannot stand the later tax', () => {
    expect(withdrawRate(taxed, { unitId: 1, rateId: 2 }, at)).toMatchObject({
      code: 'earlier-rate-above-mrp',
    });
  });
  it('refuses it too while another pack is above its MRP', () => {
    const aboveMrp = buildUnit({ unitId: 2, rates: [buildRate({ rateId: 7, ratePaise: 12_000 })] });
    const both = { ...taxed, units: [aboveMrp, ...taxed.units] };
    expect(withdrawRate(both, { unitId: 1, rateId: 2 }, at)).toMatchObject({
      code: 'earlier-rate-above-mrp',
    });
  });
});

describe('rateState', () => {
  it('tells past, current and scheduled rates of each party apart', () => {
    const rates = [
      buildRate({ rateId: 1, fromDate: '2025-10-01' }),
      buildRate({ rateId: 2, fromDate: '2025-11-22' }),
      buildRate({ rateId: 3, fromDate: '2025-11-23' }),
      buildRate({ rateId: 4, fromDate: '2025-10-01', partyId: 7 }),
    ];
    expect(rates.map((rate) => rateState(rate, rates, at.today))).toEqual([
      'past',
      'current',
      'scheduled',
      'current',
    ]);
  });
});
