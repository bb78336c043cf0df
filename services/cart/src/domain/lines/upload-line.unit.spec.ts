import { maxCartLines } from '@tokri/contracts/orders';
import * as fc from 'fast-check';
import { findDay, newCart, type Cart } from './cart.ts';
import { uploadLine, type UploadedLine, type UploadLineResult } from './upload-line.ts';

const today = '2026-11-21';
const terms = {
  maxQuantity: 10,
  newLineId: 1,
  today,
  seen: { rateWithTaxPaise: 4200, offerIds: [] },
};
const line = (changes: Partial<UploadedLine> = {}): UploadedLine => ({
  lineKey: 'k1',
  itemId: 11,
  unitId: 21,
  offerId: 0,
  quantity: 2,
  pdate: '2026-11-22',
  ...changes,
});
const uploaded = (outcome: UploadLineResult) => {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
};
const after = (cart: Cart, ...uploads: readonly (readonly [UploadedLine, number?])[]): Cart =>
  uploads.reduce(
    (current, [upload, newLineId = 1]) =>
      uploaded(uploadLine(current, upload, { ...terms, newLineId })).cart,
    cart,
  );
const quantities = (cart: Cart, pdate = '2026-11-22') =>
  findDay(cart, pdate).lines.map(({ quantity }) => quantity);

describe('uploadLine', () => {
  it('creates a line for a new key', () =>
    expect(uploadLine(newCart(7), line(), terms)).toMatchObject({
      ok: true,
      value: { lineId: 1, quantity: 2, isCapped: false },
    }));
  it('changes nothing for a repeated upload', () => {
    const cart = after(newCart(7), [line()]);
    expect(uploaded(uploadLine(cart, line(), terms)).cart).toBe(cart);
  });
  it("sets the quantity for the line's own key", () =>
    expect(quantities(after(newCart(7), [line()], [line({ quantity: 5 })]))).toEqual([5]));
  it('adds up uploads of the same item with different keys', () =>
    expect(
      quantities(after(newCart(7), [line()], [line({ lineKey: 'k2', quantity: 3 }), 2])),
    ).toEqual([5]));
  it('ignores a repeat of another key', () => {
    const cart = after(newCart(7), [line()], [line({ lineKey: 'k2', quantity: 3 }), 2]);
    expect(quantities(after(cart, [line({ lineKey: 'k2', quantity: 3 }), 3]))).toEqual([5]);
  });
  it('applies only the difference when another key sends more', () => {
    const cart = after(newCart(7), [line()], [line({ lineKey: 'k2', quantity: 3 }), 2]);
    expect(quantities(after(cart, [line({ lineKey: 'k2', quantity: 4 }), 3]))).toEqual([6]);
  });
  it('creates a separate line for another unit', () =>
    expect(
      quantities(after(newCart(7), [line()], [line({ lineKey: 'k2', unitId: 99 }), 2])),
    ).toEqual([2, 2]));
  it('removes the line for quantity 0', () =>
    expect(quantities(after(newCart(7), [line()], [line({ quantity: 0 })]))).toEqual([]));
  it('does not restore a removed line on a late repeat', () => {
    const cart = after(
      newCart(7),
      [line({ lineKey: 'k1' })],
      [line({ lineKey: 'k1', quantity: 0 })],
    );
    expect(quantities(after(cart, [line({ lineKey: 'k1', quantity: 0 })]))).toEqual([]);
  });
  it('caps the quantity at the stock and reports it', () =>
    expect(uploadLine(newCart(7), line({ quantity: 12 }), terms)).toMatchObject({
      ok: true,
      value: { quantity: 10, isCapped: true },
    }));
  it('counts lines of one unit with different offers towards the same limit', () => {
    const cart = after(newCart(7), [line({ quantity: 8 })]);
    expect(
      uploadLine(cart, line({ lineKey: 'k2', offerId: 77, quantity: 5 }), {
        ...terms,
        newLineId: 2,
      }),
    ).toMatchObject({ ok: true, value: { quantity: 2, isCapped: true } });
    const full = after(cart, [line({ lineKey: 'k2', offerId: 77, quantity: 5 }), 2]);
    expect(
      uploadLine(full, line({ lineKey: 'k3', offerId: 78, quantity: 1 }), {
        ...terms,
        newLineId: 3,
      }),
    ).toEqual({ ok: false, code: 'all-in-cart' });
    expect(
      uploadLine(full, line({ lineKey: 'k2', offerId: 77, quantity: 0 }), terms),
    ).toMatchObject({ ok: true, value: { quantity: 0 } });
  });
  it.each([5, 6])(
    'allows a lower quantity and caps a higher one when another line holds five of %i units',
    (maxQuantity) => {
      const cart = after(
        newCart(7),
        [line({ quantity: 5 })],
        [line({ lineKey: 'k2', offerId: 77, quantity: 5 }), 2],
      );
      const left = { ...terms, maxQuantity };
      expect(uploadLine(cart, line({ quantity: 3 }), left)).toMatchObject({
        ok: true,
        value: { quantity: 3, isCapped: false },
      });
      expect(uploaded(uploadLine(cart, line({ quantity: 5 }), left)).cart).toBe(cart);
      expect(uploadLine(cart, line({ quantity: 6 }), left)).toMatchObject(
        maxQuantity === 5
          ? { ok: false, code: 'all-in-cart' }
          : { ok: true, value: { quantity: 1, isCapped: true } },
      );
    },
  );
  it('rejects moving a smaller quantity to a date where the stock is used up', () => {
    const cart = after(
      newCart(7),
      [line({ quantity: 3, offerId: 5 })],
      [line({ lineKey: 'k2', quantity: 10, pdate: '2026-11-23' }), 2],
    );
    expect(uploadLine(cart, line({ quantity: 1, offerId: 5, pdate: '2026-11-23' }), terms)).toEqual(
      { ok: false, code: 'all-in-cart' },
    );
  });
  it('rejects moving a line to a date where the stock is used up', () => {
    const cart = after(
      newCart(7),
      [line({ quantity: 3, offerId: 5 })],
      [line({ lineKey: 'k2', quantity: 10, pdate: '2026-11-23' }), 2],
    );
    expect(uploadLine(cart, line({ quantity: 3, offerId: 5, pdate: '2026-11-23' }), terms)).toEqual(
      { ok: false, code: 'all-in-cart' },
    );
  });
  it('rejects an upload when nothing is in stock', () =>
    expect(uploadLine(newCart(7), line(), { ...terms, maxQuantity: 0 })).toEqual({
      ok: false,
      code: 'not-available',
    }));
  it('allows removal when nothing is in stock', () => {
    const cart = after(newCart(7), [line()]);
    expect(uploadLine(cart, line({ quantity: 0 }), { ...terms, maxQuantity: 0 })).toMatchObject({
      ok: true,
      value: { quantity: 0 },
    });
  });
  it('rejects a past date', () =>
    expect(uploadLine(newCart(7), line({ pdate: '2026-11-20' }), terms)).toEqual({
      ok: false,
      code: 'date-past',
    }));
  it.each([
    ['2027-02-19', true],
    ['2027-02-20', false],
  ])('accepts the date %s: %s', (pdate, isAccepted) => {
    expect(uploadLine(newCart(7), line({ pdate }), terms)).toMatchObject(
      isAccepted ? { ok: true } : { ok: false, code: 'date-too-far' },
    );
  });
  const filled = (count: number, pdate = '2026-11-22') =>
    after(
      newCart(7),
      ...Array.from(
        { length: count },
        (_, index) =>
          [
            line({ lineKey: `k${index}`, itemId: index + 1, unitId: index + 1, pdate }),
            index + 1,
          ] as const,
      ),
    );
  it('accepts the last line within the limit and rejects the next', () => {
    expect(
      uploadLine(
        filled(maxCartLines - 1),
        line({ lineKey: 'more', itemId: 999, unitId: 999 }),
        terms,
      ),
    ).toMatchObject({ ok: true });
    expect(
      uploadLine(filled(maxCartLines), line({ lineKey: 'more', itemId: 999, unitId: 999 }), terms),
    ).toEqual({ ok: false, code: 'cart-full' });
  });
  it('accepts more of a line in a full cart', () =>
    expect(
      uploadLine(
        filled(maxCartLines),
        line({ lineKey: 'k0', itemId: 1, unitId: 1, quantity: 5 }),
        terms,
      ),
    ).toMatchObject({ ok: true, value: { quantity: 5 } }));
  it('rejects moving a line to a full date but allows removing it', () => {
    const full = after(filled(maxCartLines), [
      line({ lineKey: 'far', itemId: 999, unitId: 999, pdate: '2026-11-23' }),
      999,
    ]);
    expect(uploadLine(full, line({ lineKey: 'far', itemId: 999, unitId: 999 }), terms)).toEqual({
      ok: false,
      code: 'cart-full',
    });
    expect(
      quantities(
        after(full, [line({ lineKey: 'far', itemId: 999, unitId: 999, quantity: 0 })]),
        '2026-11-23',
      ),
    ).toEqual([]);
  });
});

describe('uploadLine with random repeats', () => {
  const upload = fc.record({
    lineKey: fc.constantFrom('a', 'b', 'c', 'd'),
    itemId: fc.constantFrom(11, 12),
    quantity: fc.integer({ min: 0, max: 4 }),
    times: fc.integer({ min: 1, max: 3 }),
  });
  it('never changes the cart on a repeat', () => {
    fc.assert(
      fc.property(fc.array(upload, { maxLength: 15 }), (uploads) => {
        const run = (repeat: boolean) =>
          uploads.reduce((cart, { times, lineKey, itemId, quantity }, index) => {
            const upload = line({ lineKey, itemId, unitId: itemId * 10, quantity });
            return Array.from({ length: repeat ? times : 1 }).reduce<Cart>(
              (current) =>
                uploaded(uploadLine(current, upload, { ...terms, newLineId: index + 1 })).cart,
              cart,
            );
          }, newCart(7));
        expect(quantities(run(true))).toEqual(quantities(run(false)));
      }),
      { seed: 42, numRuns: 500 },
    );
  });
});
