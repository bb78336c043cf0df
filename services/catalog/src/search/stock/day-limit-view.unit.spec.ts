import { createDayLimitView } from './day-limit-view.ts';

const limit = (date: string, left: number | null, rev = 1) => ({
  unitId: 21,
  itemId: 11,
  date,
  left,
  rev,
});

describe('createDayLimitView', () => {
  it('ignores an older version that arrives late', () => {
    const offerView = createDayLimitView();
    offerView.upsert([limit('2026-11-22', 3, 2), limit('2026-11-22', 9, 1)]);
    expect(offerView.left({ unitId: 21, date: '2026-11-22' })).toBe(3);
  });
  it('keeps the limits of two locations apart', () => {
    const view = createDayLimitView();
    view.upsert([limit('2026-11-22', 3), { ...limit('2026-11-22', 9), locationId: 2 }]);
    expect(
      [1, 2, 3].map((locationId) => view.left({ unitId: 21, date: '2026-11-22', locationId })),
    ).toEqual([3, 9, undefined]);
  });
  it('removes past days and keeps today and later ones', () => {
    const offerView = createDayLimitView();
    offerView.upsert([limit('2026-11-21', 1), limit('2026-11-22', 2), limit('2026-11-23', 3)]);
    offerView.removeBefore('2026-11-22');
    expect(
      ['2026-11-21', '2026-11-22', '2026-11-23'].map((date) =>
        offerView.left({ unitId: 21, date }),
      ),
    ).toEqual([undefined, 2, 3]);
    expect(offerView.listFrom('2026-11-01').map(({ date }) => date)).toEqual([
      '2026-11-22',
      '2026-11-23',
    ]);
  });
});
