import type { CartResponse } from '@tokri/contracts/api';
import { buildCart, buildLine, buildTotals } from '../../testing/fixtures.ts';
import { compareCarts, toShopChangeMessages } from './cart-changes.ts';
import { cartChangeLabel } from './cart-change-labels.ts';

const soap = buildLine({ Id: 2, ItemId: 9, UnitId: 90, Name: 'Soap' });

describe('compareCarts', () => {
  it('lists added and removed lines, changed quantities and the new total', () => {
    const before = buildCart({ Lines: [buildLine(), soap] });
    const after = buildCart({
      Lines: [buildLine({ Quantity: 3 }), buildLine({ Id: 3, ItemId: 8, Name: 'Milk' })],
      Totals: buildTotals({ Payable: 190 }),
    });
    expect(compareCarts(before, after).map(cartChangeLabel)).toEqual([
      'Onion: 3 in your cart (was 2).',
      'Milk was added to your cart.',
      'Soap was removed from your cart.',
      'The amount to pay is now ₹190 (was ₹131).',
    ]);
  });
  it('finds no changes between equal carts', () =>
    expect(compareCarts(buildCart(), buildCart())).toEqual([]));
});

describe('toShopChangeMessages', () => {
  const change = (Code: CartResponse['Changes'][number]['Code'], Text: string) => ({
    LineId: 1,
    LineKey: 'k',
    ItemId: 3,
    Code,
    Text,
    Was: null,
    Now: null,
  });
  it('returns the texts of the server except those shown on the line itself', () => {
    const Changes = [
      change('price-up', 'Onion is now ₹45 (₹42 when you added it).'),
      change('offer-ended', 'Onion: offer ended – Onion week'),
      change('stock-short', 'Onion: Only 1 left'),
      change('not-available', 'Milk: Out of stock'),
      {
        ...change('not-available', 'Ghee: not available at your new delivery location'),
        Reason: 'location' as const,
      },
    ];
    expect(toShopChangeMessages({ Changes })).toEqual([
      'Onion is now ₹45 (₹42 when you added it).',
      'Onion: offer ended – Onion week',
      'Ghee: not available at your new delivery location',
    ]);
  });
});
