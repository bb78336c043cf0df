import { aCart, aLine, totals } from '../../testing/fixtures.ts';
import { changesBetween, priceChanges, shopChanges } from './cart-changes.ts';
import { changeWords } from './change-words.ts';

const soap = aLine({ Id: 2, ItemId: 9, UnitId: 90, Name: 'Soap' });

describe('a changed price', () => {
  it('is told with what it was', () => {
    const [change] = priceChanges(aCart(), aCart({ Lines: [aLine({ RateWithTax: 45 })] }));
    expect(change && changeWords(change)).toBe('Onion is now ₹45, it was ₹42 when you added it.');
  });
  it('of a line that has no price any more, is no change of price', () => expect(priceChanges(aCart(), aCart({ Lines: [aLine({ RateWithTax: 0 })] }))).toEqual([]));
});

describe('the changes between two carts', () => {
  it('name lines that came and went, other quantities and the sum', () => {
    const before = aCart({ Lines: [aLine(), soap] });
    const after = aCart({ Lines: [aLine({ Quantity: 3 }), aLine({ Id: 3, ItemId: 8, Name: 'Milk' })], Totals: totals({ Payable: 190 }) });
    expect(changesBetween(before, after).map(changeWords)).toEqual(['Onion: 3 in the cart now, it was 2.', 'Milk is in the cart now.', 'Soap is no longer in the cart.', 'To pay is now ₹190, it was ₹131.']);
  });
  it('of the same cart, are none', () => expect(changesBetween(aCart(), aCart())).toEqual([]));
});

describe('an offer that ended', () => {
  const before = aCart({ Lines: [aLine({ OfferName: 'Onion week' }), soap] });
  it('is told with its name', () => {
    expect(shopChanges(before, aCart({ Lines: [aLine(), soap] })).map(changeWords)).toEqual(['Onion: the offer “Onion week” does not count any more.']);
  });
  it('that counts no more because the customer took something out, is the customer’s doing', () => {
    expect(shopChanges(before, aCart({ Lines: [aLine()] }))).toEqual([]);
    expect(shopChanges(before, aCart({ Lines: [aLine({ Quantity: 1 }), soap] }))).toEqual([]);
  });
});
