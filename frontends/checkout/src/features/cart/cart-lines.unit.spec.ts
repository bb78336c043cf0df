import { aCart, aLine } from '../../testing/fixtures.ts';
import { groupLines, hasTrouble, noticesOf, struckOf } from './cart-lines.ts';
import { goodsWords, taxWords } from './line-words.ts';

it('food and household goods are two groups', () => {
  const soap = aLine({ Id: 2, Name: 'Soap', IsFood: false });
  expect(groupLines([aLine(), soap])).toEqual({ food: [aLine()], household: [soap] });
});

describe('the trouble of a cart', () => {
  it('whose lines are well, is none', () => expect(hasTrouble(aCart())).toBe(false));
  it.each(['not-available', 'stock-short'] as const)('of which one line is %s, is some', (Code) =>
    expect(hasTrouble(aCart({ Lines: [aLine(), aLine({ Id: 2, Code })] }))).toBe(true),
  );
});

describe('the struck sum', () => {
  it('is all pieces at MRP when that is more', () =>
    expect(struckOf({ Mrp: 45, Quantity: 2, Total: 84 })).toBe(90));
  it('of goods at MRP or without a price, is none', () =>
    expect([
      struckOf({ Mrp: 42, Quantity: 2, Total: 84 }),
      struckOf({ Mrp: 45, Quantity: 2, Total: 0 }),
    ]).toEqual([null, null]));
});

it('notices about place and slot are told apart from those about lines', () => {
  const notice = { Code: 'slot-date', Text: 'The slot is on another day.', LineId: 0 };
  expect(noticesOf([notice, { Code: 'stock-short', Text: 'x', LineId: 4 }])).toEqual([notice]);
});

describe('the words of a line', () => {
  it('say the GST inside, and what one costs when there are more', () => {
    expect(taxWords({ TaxPercent: 5, Quantity: 1, RateWithTax: 154 })).toBe('5% GST inside');
    expect(taxWords({ TaxPercent: 0, Quantity: 2, RateWithTax: 28.71 })).toBe(
      '₹28.71 each, no GST',
    );
  });
  it('leave out a brand that is none', () =>
    expect([
      goodsWords({ Brand: 'Amul', UnitName: '1 L' }),
      goodsWords({ Brand: '', UnitName: '1 L' }),
    ]).toEqual(['Amul • 1 L', '1 L']));
});
