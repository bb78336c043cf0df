import { toRateUndo } from './undo-rate.ts';

const date = '2026-11-28';
const saved = { itemId: 1, unitId: 2, partyId: 0, rateId: 9 };
const before = { FromDate: '2026-11-01', Rate: 90, Mrp: 110 };
const names = { ItemId: 1, UnitId: 2 };

describe('toRateUndo', () => {
  it('gives today the price before, unless somebody changed it since', () =>
    expect(toRateUndo({ ...saved, fromDate: date, before }, date)).toEqual({
      kind: 'save',
      body: { ...names, PartyId: 0, FromDate: date, Rate: 90, Mrp: 110, SeenRateId: 9 },
    }));
  it('withdraws a price of a later day', () =>
    expect(toRateUndo({ ...saved, fromDate: '2026-12-01', before }, date)).toEqual({
      kind: 'withdraw',
      body: { ...names, RateId: 9 },
    }));
  it('brings back a scheduled price of the same day', () =>
    expect(
      toRateUndo(
        { ...saved, fromDate: '2026-12-01', before: { ...before, FromDate: '2026-12-01' } },
        date,
      ),
    ).toMatchObject({ kind: 'save', body: { FromDate: '2026-12-01', Rate: 90, SeenRateId: 9 } }));
  it('brings back the scheduled price that was changed, on its own day', () =>
    expect(
      toRateUndo(
        {
          ...saved,
          fromDate: '2026-12-05',
          replaced: { FromDate: '2026-12-01', Rate: 80, Mrp: 100, seenRateId: 4 },
        },
        date,
      ),
    ).toMatchObject({
      kind: 'save',
      body: { RateId: 9, SeenRateId: 4, FromDate: '2026-12-01', Rate: 80 },
    }));
  it('offers nothing for the first price of a pack', () =>
    expect(toRateUndo({ ...saved, fromDate: date }, date)).toBeUndefined());
});
