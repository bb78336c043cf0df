import { checkPrice } from './price-change.ts';

describe('checkPrice', () => {
  it('adds the tax to the rate', () =>
    expect(checkPrice({ rate: '90', mrp: '110', taxPercent: 5 })).toMatchObject({
      rate: 90,
      mrp: 110,
      total: 94.5,
      isAboveMrp: false,
    }));
  it.each([
    ['104.76', false],
    ['104.77', true],
  ])('says whether a rate of %s with 5 %% tax is above an MRP of 110: %s', (rate, isAboveMrp) =>
    expect(checkPrice({ rate, mrp: '110', taxPercent: 5 }).isAboveMrp).toBe(isAboveMrp),
  );
  it('names a highest rate that the MRP still allows', () => {
    const { highestRate } = checkPrice({ rate: '172', mrp: '179', taxPercent: 5 });
    const price = { mrp: '179', taxPercent: 5 };
    expect(checkPrice({ ...price, rate: String(highestRate) }).isAboveMrp).toBe(false);
    expect(checkPrice({ ...price, rate: ((highestRate ?? 0) + 0.01).toFixed(2) }).isAboveMrp).toBe(
      true,
    );
  });
  it.each(['', '0', '-1', '1.234', 'ten', '1e3'])('takes %j for no amount', (rate) =>
    expect(checkPrice({ rate, mrp: '110', taxPercent: 5 })).toMatchObject({
      rate: null,
      total: null,
      isAboveMrp: false,
    }),
  );
});
