import { newCart, withLines, findDay } from '../domain/lines/cart.ts';
import { dal, buildLine, onion } from '../testing/catalog-fixtures.ts';
import { changeCart, type CartChange } from './change-cart.ts';
import type { CartStore, StoredCart } from './ports/carts.ts';

const pdate = '2026-11-22';
const today = '2026-11-21';
const before: StoredCart = {
  cart: withLines(newCart(7), pdate, [buildLine(1, onion, 2)]),
  rev: 1,
  seq: 1,
};
const now: StoredCart = {
  cart: withLines(before.cart, pdate, [buildLine(1, onion, 2), buildLine(2, dal, 1)]),
  rev: 2,
  seq: 2,
};

const buildConflictingStore = () => {
  const calls: string[] = [];
  const store = {
    loadCached: () => {
      calls.push('recall');
      return Promise.resolve(before);
    },
    load: () => {
      calls.push('read');
      return Promise.resolve(now);
    },
    save: ({ rev }: StoredCart) => {
      calls.push(`save over ${rev}`);
      return Promise.resolve(rev === now.rev);
    },
  } as unknown as CartStore;
  return { store, calls };
};
const countLines = (cart: StoredCart['cart']): number => findDay(cart, pdate).lines.length;

describe('changeCart after a concurrent change', () => {
  it('decides again on the stored cart when the cached one is stale', async () => {
    const { store, calls } = buildConflictingStore();
    const emptied = await changeCart(store, { userId: 7, today }, (cart): CartChange<number> => ({
      cart: withLines(cart, pdate, []),
      events: [{ kind: 'changed', pdate }],
      result: countLines(cart),
    }));
    expect(emptied).toBe(2);
    expect(calls).toEqual(['recall', 'save over 1', 'read', 'save over 2']);
  });

  it('reads the stored cart before it decides that nothing changes', async () => {
    const { store, calls } = buildConflictingStore();
    expect(
      await changeCart(store, { userId: 7, today }, (cart) => ({
        cart,
        events: [],
        result: countLines(cart),
      })),
    ).toBe(2);
    expect(calls).toEqual(['recall', 'read']);
  });
});
