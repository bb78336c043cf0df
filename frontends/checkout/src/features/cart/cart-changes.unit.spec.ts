import type { CartAnswer } from '@tokri/contracts/http';
import { aCart, aLine, totals } from '../../testing/fixtures.ts';
import { changesBetween, shopWords } from './cart-changes.ts';
import { changeWords } from './change-words.ts';

const soap = aLine({ Id: 2, ItemId: 9, UnitId: 90, Name: 'Soap' });

describe('the changes between two carts', () => {
  it('name lines that came and went, other quantities and the sum', () => {
    const before = aCart({ Lines: [aLine(), soap] });
    const after = aCart({
      Lines: [aLine({ Quantity: 3 }), aLine({ Id: 3, ItemId: 8, Name: 'Milk' })],
      Totals: totals({ Payable: 190 }),
    });
    expect(changesBetween(before, after).map(changeWords)).toEqual([
      'Onion: 3 in the cart now, it was 2.',
      'Milk is in the cart now.',
      'Soap is no longer in the cart.',
      'To pay is now ₹190, it was ₹131.',
    ]);
  });
  it('of the same cart, are none', () => expect(changesBetween(aCart(), aCart())).toEqual([]));
});

describe('what the shop changed', () => {
  const change = (Code: CartAnswer['Changes'][number]['Code'], Text: string) => ({
    LineId: 1,
    LineKey: 'k',
    ItemId: 3,
    Code,
    Text,
    Was: null,
    Now: null,
  });
  it('is told in the words of the answer, but what the line itself tells', () => {
    const Changes = [
      change('price-up', 'Onion is now ₹45, it was ₹42 when you added it.'),
      change('offer-ended', 'Onion: offer ended – Onion week'),
      change('stock-short', 'Onion: Only 1 left'),
      change('not-available', 'Milk: Out of stock'),
    ];
    expect(shopWords({ Changes })).toEqual([
      'Onion is now ₹45, it was ₹42 when you added it.',
      'Onion: offer ended – Onion week',
    ]);
  });
});
