import { addDays } from '@tokri/contracts/dates';
import { maxCartDates, maxCartLines } from '@tokri/contracts/orders';
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

describe('uploading a line', () => {
  it('a new key, a new line', () =>
    expect(uploadLine(newCart(7), line(), terms)).toMatchObject({
      ok: true,
      value: { lineId: 1, quantity: 2, capped: false },
    }));
  it('the same upload again, nothing changes', () => {
    const cart = after(newCart(7), [line()]);
    expect(uploaded(uploadLine(cart, line(), terms)).cart).toBe(cart);
  });
  it('its own key with another quantity, that quantity', () =>
    expect(quantities(after(newCart(7), [line()], [line({ quantity: 5 })]))).toEqual([5]));
  it('another new key for the same goods, they add up in one line', () =>
    expect(
      quantities(after(newCart(7), [line()], [line({ lineKey: 'k2', quantity: 3 }), 2])),
    ).toEqual([5]));
  it('that other key again, no second effect', () => {
    const cart = after(newCart(7), [line()], [line({ lineKey: 'k2', quantity: 3 }), 2]);
    expect(quantities(after(cart, [line({ lineKey: 'k2', quantity: 3 }), 3]))).toEqual([5]);
  });
  it('that other key with more, the difference', () => {
    const cart = after(newCart(7), [line()], [line({ lineKey: 'k2', quantity: 3 }), 2]);
    expect(quantities(after(cart, [line({ lineKey: 'k2', quantity: 4 }), 3]))).toEqual([6]);
  });
  it('another unit of the item, a line of its own', () =>
    expect(
      quantities(after(newCart(7), [line()], [line({ lineKey: 'k2', unitId: 99 }), 2])),
    ).toEqual([2, 2]));
  it('quantity 0, the line is out', () =>
    expect(quantities(after(newCart(7), [line()], [line({ quantity: 0 })]))).toEqual([]));
  it('a late repeat of an upload whose line was taken out by another key, it stays out', () => {
    const cart = after(
      newCart(7),
      [line({ lineKey: 'k1' })],
      [line({ lineKey: 'k1', quantity: 0 })],
    );
    expect(quantities(after(cart, [line({ lineKey: 'k1', quantity: 0 })]))).toEqual([]);
  });
  it('more than there is, cut and told', () =>
    expect(uploadLine(newCart(7), line({ quantity: 12 }), terms)).toMatchObject({
      ok: true,
      value: { quantity: 10, capped: true },
    }));
  it('the same unit with another offer, both count to the most', () => {
    const cart = after(newCart(7), [line({ quantity: 8 })]);
    expect(
      uploadLine(cart, line({ lineKey: 'k2', offerId: 77, quantity: 5 }), {
        ...terms,
        newLineId: 2,
      }),
    ).toMatchObject({ ok: true, value: { quantity: 2, capped: true } });
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
    'fewer of a line, while the other line of the unit has five of the %i that are left, that many; more, no more than is left',
    (maxQuantity) => {
      const cart = after(
        newCart(7),
        [line({ quantity: 5 })],
        [line({ lineKey: 'k2', offerId: 77, quantity: 5 }), 2],
      );
      const left = { ...terms, maxQuantity };
      expect(uploadLine(cart, line({ quantity: 3 }), left)).toMatchObject({
        ok: true,
        value: { quantity: 3, capped: false },
      });
      expect(uploaded(uploadLine(cart, line({ quantity: 5 }), left)).cart).toBe(cart);
      expect(uploadLine(cart, line({ quantity: 6 }), left)).toMatchObject(
        maxQuantity === 5
          ? { ok: false, code: 'all-in-cart' }
          : { ok: true, value: { quantity: 1, capped: true } },
      );
    },
  );
  it('moved in fewer pieces to a date where others have all of the unit, refused', () => {
    const cart = after(
      newCart(7),
      [line({ quantity: 3, offerId: 5 })],
      [line({ lineKey: 'k2', quantity: 10, pdate: '2026-11-23' }), 2],
    );
    expect(uploadLine(cart, line({ quantity: 1, offerId: 5, pdate: '2026-11-23' }), terms)).toEqual(
      { ok: false, code: 'all-in-cart' },
    );
  });
  it('moved to a date where others have all of the unit, refused and nothing moves', () => {
    const cart = after(
      newCart(7),
      [line({ quantity: 3, offerId: 5 })],
      [line({ lineKey: 'k2', quantity: 10, pdate: '2026-11-23' }), 2],
    );
    expect(uploadLine(cart, line({ quantity: 3, offerId: 5, pdate: '2026-11-23' }), terms)).toEqual(
      { ok: false, code: 'all-in-cart' },
    );
  });
  it('nothing there, refused', () =>
    expect(uploadLine(newCart(7), line(), { ...terms, maxQuantity: 0 })).toEqual({
      ok: false,
      code: 'not-available',
    }));
  it('nothing there, taking out is still possible', () => {
    const cart = after(newCart(7), [line()]);
    expect(uploadLine(cart, line({ quantity: 0 }), { ...terms, maxQuantity: 0 })).toMatchObject({
      ok: true,
      value: { quantity: 0 },
    });
  });
  it('yesterday, refused', () =>
    expect(uploadLine(newCart(7), line({ pdate: '2026-11-20' }), terms)).toEqual({
      ok: false,
      code: 'date-past',
    }));
  it.each([
    ['2027-02-19', true],
    ['2027-02-20', false],
  ])('the last date that the shop plans and the one after, %s, %s', (pdate, isTaken) => {
    expect(uploadLine(newCart(7), line({ pdate }), terms)).toMatchObject(
      isTaken ? { ok: true } : { ok: false, code: 'date-too-far' },
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
  it('the last line that there is room for, taken; one more, refused', () => {
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
  it('more of a line of a full cart, taken', () =>
    expect(
      uploadLine(
        filled(maxCartLines),
        line({ lineKey: 'k0', itemId: 1, unitId: 1, quantity: 5 }),
        terms,
      ),
    ).toMatchObject({ ok: true, value: { quantity: 5 } }));
  it('a line of another date moved to a full one, refused; taken out there, not', () => {
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

describe('a cart with lines on as many dates as it may have', () => {
  const dateOf = (ahead: number) => addDays(today, ahead);
  const full = after(
    newCart(7),
    ...Array.from(
      { length: maxCartDates },
      (_, ahead) => [line({ lineKey: `k${ahead}`, pdate: dateOf(ahead) }), ahead + 1] as const,
    ),
  );
  it('one date more, refused', () =>
    expect(uploadLine(full, line({ lineKey: 'more', pdate: dateOf(maxCartDates) }), terms)).toEqual(
      { ok: false, code: 'too-many-dates' },
    ));
  it('more on a date that has lines, taken', () =>
    expect(
      uploadLine(full, line({ lineKey: 'more', itemId: 12, unitId: 22, pdate: dateOf(0) }), terms),
    ).toMatchObject({ ok: true }));
  it('the only line of a date moves to a new one, taken', () =>
    expect(
      uploadLine(full, line({ lineKey: 'k0', pdate: dateOf(maxCartDates) }), terms),
    ).toMatchObject({ ok: true }));
  it('a date is emptied, another has room', () =>
    expect(
      uploadLine(
        after(full, [line({ lineKey: 'k3', pdate: dateOf(3), quantity: 0 })]),
        line({ lineKey: 'more', pdate: dateOf(maxCartDates) }),
        terms,
      ),
    ).toMatchObject({ ok: true }));
});

describe('a known key with another date', () => {
  it('takes its line along', () => {
    const cart = after(newCart(7), [line()], [line({ pdate: '2026-11-23' })]);
    expect([quantities(cart, '2026-11-22'), quantities(cart, '2026-11-23')]).toEqual([[], [2]]);
  });
  it('where the goods lie already, they add up', () => {
    const cart = after(
      newCart(7),
      [line()],
      [line({ lineKey: 'k2', quantity: 3, pdate: '2026-11-23' }), 2],
      [line({ pdate: '2026-11-23' })],
    );
    expect([quantities(cart, '2026-11-22'), quantities(cart, '2026-11-23')]).toEqual([[], [5]]);
  });
  it('both dates have new versions: no quote of either stands', () => {
    const before = after(newCart(7), [line()]);
    const moved = after(before, [line({ pdate: '2026-11-23' })]);
    expect(findDay(moved, '2026-11-22').version).toBeGreaterThan(
      findDay(before, '2026-11-22').version,
    );
    expect(findDay(moved, '2026-11-23').version).toBeGreaterThan(0);
  });
});

describe('any run of uploads, each sent one to three times in a row', () => {
  const upload = fc.record({
    lineKey: fc.constantFrom('a', 'b', 'c', 'd'),
    itemId: fc.constantFrom(11, 12),
    quantity: fc.integer({ min: 0, max: 4 }),
    times: fc.integer({ min: 1, max: 3 }),
  });
  it('repeats never change the cart', () => {
    fc.assert(
      fc.property(fc.array(upload, { maxLength: 15 }), (uploads) => {
        const run = (repeat: boolean) =>
          uploads.reduce((cart, { times, lineKey, itemId, quantity }, index) => {
            const one = line({ lineKey, itemId, unitId: itemId * 10, quantity });
            return Array.from({ length: repeat ? times : 1 }).reduce<Cart>(
              (current) =>
                uploaded(uploadLine(current, one, { ...terms, newLineId: index + 1 })).cart,
              cart,
            );
          }, newCart(7));
        expect(quantities(run(true))).toEqual(quantities(run(false)));
      }),
      { seed: 42, numRuns: 500 },
    );
  });
});
