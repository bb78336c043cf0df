import { addDays } from '@tokri/contracts/dates';
import { maxCartDates } from '@tokri/contracts/orders';
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

describe('uploadLine with the maximum number of dates', () => {
  const dateAfter = (days: number) => addDays(today, days);
  const full = after(
    newCart(7),
    ...Array.from(
      { length: maxCartDates },
      (_, days) => [line({ lineKey: `k${days}`, pdate: dateAfter(days) }), days + 1] as const,
    ),
  );
  it('rejects another date', () =>
    expect(
      uploadLine(full, line({ lineKey: 'more', pdate: dateAfter(maxCartDates) }), terms),
    ).toEqual({ ok: false, code: 'too-many-dates' }));
  it('accepts more on a date that has lines', () =>
    expect(
      uploadLine(
        full,
        line({ lineKey: 'more', itemId: 12, unitId: 22, pdate: dateAfter(0) }),
        terms,
      ),
    ).toMatchObject({ ok: true }));
  it('accepts moving the only line of a date to a new date', () =>
    expect(
      uploadLine(full, line({ lineKey: 'k0', pdate: dateAfter(maxCartDates) }), terms),
    ).toMatchObject({ ok: true }));
  it('accepts another date after one was emptied', () =>
    expect(
      uploadLine(
        after(full, [line({ lineKey: 'k3', pdate: dateAfter(3), quantity: 0 })]),
        line({ lineKey: 'more', pdate: dateAfter(maxCartDates) }),
        terms,
      ),
    ).toMatchObject({ ok: true }));
});

describe('uploadLine with a known key and another date', () => {
  it('moves the line', () => {
    const cart = after(newCart(7), [line()], [line({ pdate: '2026-11-23' })]);
    expect([quantities(cart, '2026-11-22'), quantities(cart, '2026-11-23')]).toEqual([[], [2]]);
  });
  it('adds up with the same item on that date', () => {
    const cart = after(
      newCart(7),
      [line()],
      [line({ lineKey: 'k2', quantity: 3, pdate: '2026-11-23' }), 2],
      [line({ pdate: '2026-11-23' })],
    );
    expect([quantities(cart, '2026-11-22'), quantities(cart, '2026-11-23')]).toEqual([[], [5]]);
  });
  it('increments the versions of both dates, so that no quote stays valid', () => {
    const before = after(newCart(7), [line()]);
    const moved = after(before, [line({ pdate: '2026-11-23' })]);
    expect(findDay(moved, '2026-11-22').version).toBeGreaterThan(
      findDay(before, '2026-11-22').version,
    );
    expect(findDay(moved, '2026-11-23').version).toBeGreaterThan(0);
  });
});
