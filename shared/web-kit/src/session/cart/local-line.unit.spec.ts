import { maxCartLines, maxLineQuantity } from '@tokri/contracts/orders';
import { isUuid } from '@tokri/contracts/validation';
import {
  totalQuantity,
  parseLines,
  findQuantity,
  withQuantity,
  withShownPrices,
  type LocalLine,
} from './local-line.ts';

const onion = { ItemId: 1, UnitId: 10, OfferId: 0 };
const milk = { ItemId: 2, UnitId: 20, OfferId: 0 };

describe('local cart', () => {
  it('stores a new item under its own key', () => {
    const lines = withQuantity(withQuantity([], onion, 1), milk, 2);
    expect(lines.map(({ ItemId, Quantity }) => [ItemId, Quantity])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(new Set(lines.map((line) => line.LineKey)).size).toBe(2);
    expect(totalQuantity(lines)).toBe(3);
  });

  it('keeps the key and clears the rejection when the quantity changes', () => {
    const [before] = withQuantity([], onion, 1) as [LocalLine];
    const [after] = withQuantity([{ ...before, Message: 'no' }], onion, 4) as [LocalLine];
    expect(after).toEqual({ ...before, Quantity: 4, Message: '' });
  });

  it('removes an item at quantity 0', () =>
    expect(withQuantity(withQuantity([], onion, 1), onion, 0)).toEqual([]));

  it('keeps the same item with another offer as a separate line', () => {
    const lines = withQuantity(withQuantity([], onion, 1), { ...onion, OfferId: 5 }, 2);
    expect(findQuantity(lines, onion)).toBe(1);
    expect(lines).toHaveLength(2);
  });

  it('enforces the maximum quantity and number of lines', () => {
    expect(findQuantity(withQuantity([], onion, 5000), onion)).toBe(maxLineQuantity);
    const full = Array.from({ length: maxCartLines }, (_, index): LocalLine => ({
      ItemId: index + 1,
      UnitId: 1,
      OfferId: 0,
      LineKey: String(index),
      Quantity: 1,
      UserId: 0,
      Message: '',
    }));
    expect(withQuantity(full, { ItemId: 9999, UnitId: 1, OfferId: 0 }, 1)).toHaveLength(
      maxCartLines,
    );
  });
});

const key = '5e9f3a52-5f0f-4a0a-9a30-3f3b6a1c2d10';

describe('parseLines', () => {
  it('skips values that are not lines', () => {
    const read = parseLines([
      { ItemId: 1, UnitId: 10, Quantity: 2, LineKey: key },
      { ItemId: -1, UnitId: 1, Quantity: 1 },
      'x',
      null,
      { ItemId: 3, UnitId: 3, Quantity: 1.5 },
    ]);
    expect(read).toEqual([
      { ItemId: 1, UnitId: 10, OfferId: 0, Quantity: 2, UserId: 0, LineKey: key, Message: '' },
    ]);
  });
  it.each([[undefined], ['k'], ['__proto__'], [7]])('replaces the invalid key %j', (LineKey) =>
    expect(
      isUuid(parseLines([{ ItemId: 1, UnitId: 10, Quantity: 2, LineKey }])[0]?.LineKey ?? ''),
    ).toBe(true),
  );
  it('gives a second line with the same key a new one', () => {
    const [first, second] = parseLines([
      { ItemId: 1, UnitId: 10, Quantity: 2, LineKey: key },
      { ItemId: 2, UnitId: 20, Quantity: 1, LineKey: key },
    ]);
    expect([first?.LineKey, second?.LineKey === key, isUuid(second?.LineKey ?? '')]).toEqual([
      key,
      false,
      true,
    ]);
  });
  it('cuts lines beyond the cart limit', () =>
    expect(
      parseLines(
        Array.from({ length: maxCartLines + 1 }, (_, index) => ({
          ItemId: index + 1,
          UnitId: 1,
          Quantity: 1,
        })),
      ),
    ).toHaveLength(maxCartLines));
  it('returns no lines for a value that is not a list', () =>
    expect(parseLines({ a: 1 })).toEqual([]));
});

describe('shown price of a line', () => {
  const itemRef = { ItemId: 3, UnitId: 30, OfferId: 0 };
  it('is the price at the last touch', () => {
    const [added] = withQuantity([], { ...itemRef, SeenRateWithTax: 42, SeenOfferPrice: 40 }, 1);
    expect(added).toMatchObject({ SeenRateWithTax: 42, SeenOfferPrice: 40 });
    const priced = withShownPrices(added ? [added] : [], [
      { LineKey: added?.LineKey ?? '', RateWithTax: 45, OfferIds: [7] },
    ]);
    expect(priced[0]).toMatchObject({ SeenRateWithTax: 42, SeenOfferIds: [7] });
    expect(
      withShownPrices(priced, [{ LineKey: added?.LineKey ?? '', RateWithTax: 50, OfferIds: [] }]),
    ).toBe(priced);
    expect(withQuantity(priced, { ...itemRef, SeenRateWithTax: 45 }, 2)[0]).toEqual({
      ...itemRef,
      LineKey: added?.LineKey,
      UserId: 0,
      Message: '',
      Quantity: 2,
      SeenRateWithTax: 45,
    });
  });
  it('survives storage and drops unknown fields', () => {
    expect(
      parseLines([
        {
          ...itemRef,
          Quantity: 1,
          LineKey: key,
          SeenRateWithTax: 42,
          SeenOfferPrice: 40,
          SeenOfferIds: [7, 'x'],
        },
      ])[0],
    ).toMatchObject({ SeenRateWithTax: 42, SeenOfferPrice: 40, SeenOfferIds: [7] });
    expect(
      parseLines([
        { ...itemRef, Quantity: 1, LineKey: key, SeenRateWithTax: '42', SeenOfferIds: 7 },
      ])[0],
    ).not.toHaveProperty('SeenRateWithTax');
  });
});
