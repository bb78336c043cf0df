import { checkTotal } from './price-change.ts';

describe('checkTotal', () => {
  it('finds the rate before tax of what customers pay', () =>
    expect(checkTotal({ total: '94.50', mrp: '110', taxPercent: 5 })).toEqual({
      rate: 90,
      mrp: 110,
      total: 94.5,
      isAboveMrp: false,
    }));
  it('never makes customers pay more than what was typed', () => {
    for (let paise = 100; paise < 400; paise += 1) {
      const typed = paise / 100;
      const { total } = checkTotal({ total: typed.toFixed(2), mrp: '110', taxPercent: 18 });
      expect([typed, total !== null && total <= typed && typed - total < 0.025]).toEqual([
        typed,
        true,
      ]);
    }
  });
  it('keeps the rate that applies now when its total is typed', () =>
    expect(checkTotal({ total: '1.18', mrp: '110', taxPercent: 18, rateNow: 1 }).rate).toBe(1));
  it.each([
    ['110', false],
    ['110.01', true],
  ])('says whether %s is above an MRP of 110: %s', (total, isAboveMrp) =>
    expect(checkTotal({ total, mrp: '110', taxPercent: 5 }).isAboveMrp).toBe(isAboveMrp),
  );
  it.each(['', '0', '-1', '1.234', 'ten', '1e3'])('takes %j for no amount', (total) =>
    expect(checkTotal({ total, mrp: '110', taxPercent: 5 })).toMatchObject({
      rate: null,
      total: null,
      isAboveMrp: false,
    }),
  );
});
