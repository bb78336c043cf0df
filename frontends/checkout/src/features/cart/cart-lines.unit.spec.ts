import { aCart, aLine } from '../../testing/fixtures.ts';
import { groupLines, hasTrouble, mostOf, noticesOf, struckOf, troubleOf } from './cart-lines.ts';
import { goodsWords, taxWords } from './line-words.ts';

it('food and household goods are two groups', () => {
  const soap = aLine({ Id: 2, Name: 'Soap', IsFood: false });
  expect(groupLines([aLine(), soap])).toEqual({ food: [aLine()], household: [soap] });
});

describe('the most of a line', () => {
  it('is the limit or the stock, whichever is less', () => expect([mostOf({ MaxPerOrder: 12, Stock: 3 }), mostOf({ MaxPerOrder: 12, Stock: 40 }), mostOf({ MaxPerOrder: 0, Stock: 4 })]).toEqual([3, 12, 4]));
});

describe('the trouble of a line', () => {
  const message = (Code: string, Text: string) => [{ Code, Text, LineId: 1 }];
  it('that is well, is none', () => expect(troubleOf(aLine(), [])).toBeNull());
  it('out of stock, is that it is gone', () => expect(troubleOf(aLine({ Message: 'Out of stock', Total: 0 }), message('not-available', 'Onion: Out of stock'))).toEqual({ kind: 'gone' }));
  it('with less than wanted, is how many are left', () => expect(troubleOf(aLine({ Message: 'Only 1 left', Stock: 1 }), message('stock-short', 'Onion: Only 1 left'))).toEqual({ kind: 'short', left: 1 }));
  it('of a preview without codes, is read from what can be had', () => {
    expect(troubleOf(aLine({ Message: 'Out of stock', Total: 0, Stock: 0 }), [])).toEqual({ kind: 'gone' });
    expect(troubleOf(aLine({ Message: 'Only 1 left', Stock: 1 }), [])).toEqual({ kind: 'short', left: 1 });
  });
  it('anywhere, is trouble of the cart', () => {
    expect(hasTrouble(aCart())).toBe(false);
    expect(hasTrouble(aCart({ Lines: [aLine(), aLine({ Id: 2, Message: 'Out of stock' })] }))).toBe(true);
  });
});

describe('the struck sum', () => {
  it('is all pieces at MRP when that is more', () => expect(struckOf({ Mrp: 45, Quantity: 2, Total: 84 })).toBe(90));
  it('of goods at MRP or without a price, is none', () => expect([struckOf({ Mrp: 42, Quantity: 2, Total: 84 }), struckOf({ Mrp: 45, Quantity: 2, Total: 0 })]).toEqual([null, null]));
});

it('notices about place and slot are told apart from those about lines', () => {
  const notice = { Code: 'slot-date', Text: 'The slot is on another day.', LineId: 0 };
  expect(noticesOf([notice, { Code: 'stock-short', Text: 'x', LineId: 4 }])).toEqual([notice]);
});

describe('the words of a line', () => {
  it('say the GST inside, and what one costs when there are more', () => {
    expect(taxWords({ TaxPercent: 5, Quantity: 1, RateWithTax: 154 })).toBe('5% GST inside');
    expect(taxWords({ TaxPercent: 0, Quantity: 2, RateWithTax: 28.71 })).toBe('₹28.71 each, no GST');
  });
  it('leave out a brand that is none', () => expect([goodsWords({ Brand: 'Amul', UnitName: '1 L' }), goodsWords({ Brand: '', UnitName: '1 L' })]).toEqual(['Amul • 1 L', '1 L']));
});
