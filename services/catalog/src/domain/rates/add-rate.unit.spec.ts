import { buildItem, buildRate, buildUnit } from '../../../test/item-fixtures.ts';
import { addRateToItem, maxRatesPerUnit, insertRate } from './add-rate.ts';

const today = '2025-11-21';
const now = new Date('2025-11-20T19:00:00Z');

describe('insertRate', () => {
  it('keeps rates in date order', () => {
    const [later, earlier] = [
      buildRate({ rateId: 2, fromDate: '2025-12-01' }),
      buildRate({ rateId: 3, fromDate: '2025-10-01' }),
    ];
    expect(insertRate(insertRate([buildRate()], later, today), earlier, today)).toEqual([
      earlier,
      buildRate(),
      later,
    ]);
  });
  it('replaces only the rate of the same party and day', () => {
    const party = buildRate({ rateId: 2, partyId: 7 });
    expect(
      insertRate([buildRate(), party], buildRate({ rateId: 3, ratePaise: 7000 }), today).map(
        ({ rateId }) => rateId,
      ),
    ).toEqual([3, 2]);
  });

  const days = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      buildRate({
        rateId: index,
        fromDate: new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
      }),
    );
  const holding = buildRate({ rateId: 999, partyId: 7, fromDate: '2020-01-01' });
  it('keeps all rates up to the limit', () =>
    expect(insertRate(days(maxRatesPerUnit - 1), holding, today)).toHaveLength(maxRatesPerUnit));
  it('drops the oldest superseded rate above the limit', () => {
    const more = insertRate(
      [holding, ...days(maxRatesPerUnit - 1)],
      buildRate({ rateId: 1000, fromDate: '2025-11-21' }),
      today,
    );
    expect(more).toHaveLength(maxRatesPerUnit);
    expect(more.map(({ rateId }) => rateId).slice(0, 2)).toEqual([999, 1]);
  });
  it('drops nothing while all rates are current or future', () => {
    const parties = Array.from({ length: maxRatesPerUnit }, (_, index) =>
      buildRate({ rateId: index, partyId: index + 1 }),
    );
    expect(
      insertRate(parties, buildRate({ rateId: 1000, partyId: 1, fromDate: '2025-11-22' }), today),
    ).toHaveLength(maxRatesPerUnit + 1);
    expect(
      insertRate(
        parties,
        buildRate({ rateId: 1000, partyId: 1, fromDate: '2025-11-21' }),
        today,
      ).map(({ rateId }) => rateId),
    ).not.toContain(0);
  });
});

describe('addRateToItem', () => {
  const two = buildItem({ units: [buildUnit(), buildUnit({ unitId: 2, name: '1 kg' })] });
  it('leaves other units unchanged', () => {
    const added = buildRate({ rateId: 9, fromDate: '2025-12-01' });
    expect(addRateToItem(two, { unitId: 2, rate: added, now })).toEqual({
      ok: true,
      value: {
        ...two,
        units: [two.units[0], { ...two.units[1], rates: [buildRate(), added] }],
        changedAt: now,
      },
    });
  });
  it('rejects an unknown unit', () =>
    expect(addRateToItem(two, { unitId: 9, rate: buildRate(), now })).toEqual({
      ok: false,
      code: 'unknown-unit',
    }));
  it.each([
    [10_476, true],
    [10_477, false],
  ])('accepts %i paise with 5 %% tax under an MRP of ₹110: %s', (ratePaise, isAccepted) => {
    expect(addRateToItem(two, { unitId: 1, rate: buildRate({ ratePaise }), now })).toMatchObject(
      isAccepted
        ? { ok: true }
        : {
            ok: false,
            code: 'rate-above-mrp',
            aboveMrp: expect.objectContaining({ priceWithTaxPaise: 11_001 }),
          },
    );
  });
  it('uses the date in Kolkata just after midnight', () => {
    const parties = Array.from({ length: maxRatesPerUnit }, (_, index) =>
      buildRate({ rateId: index, partyId: index + 1 }),
    );
    const added = addRateToItem(buildItem({ units: [buildUnit({ rates: parties })] }), {
      unitId: 1,
      rate: buildRate({ rateId: 1000, partyId: 1, fromDate: today }),
      now,
    });
    expect(added.ok && added.value.units[0]?.rates.length).toBe(maxRatesPerUnit);
  });
});
