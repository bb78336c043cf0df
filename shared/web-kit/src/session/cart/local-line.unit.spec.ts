import { maxCartLines, maxLineQuantity } from '@tokri/contracts/orders';
import { isUuid } from '@tokri/contracts/validation';
import {
  totalQuantity,
  parseLines,
  quantityIn,
  withQuantity,
  withShownPrices,
  type LocalLine,
} from './local-line.ts';

const onion = { ItemId: 1, UnitId: 10, OfferId: 0 };
const milk = { ItemId: 2, UnitId: 20, OfferId: 0 };

describe('the local cart', () => {
  it('given a new thing, holds it under a key of its own', () => {
    const lines = withQuantity(withQuantity([], onion, 1), milk, 2);
    expect(lines.map(({ ItemId, Quantity }) => [ItemId, Quantity])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(new Set(lines.map((line) => line.LineKey)).size).toBe(2);
    expect(totalQuantity(lines)).toBe(3);
  });

  it('given another quantity of a thing, keeps its key and forgets why it was refused', () => {
    const [before] = withQuantity([], onion, 1) as [LocalLine];
    const [after] = withQuantity([{ ...before, Message: 'no' }], onion, 4) as [LocalLine];
    expect(after).toEqual({ ...before, Quantity: 4, Message: '' });
  });

  it('given 0, takes the thing out', () =>
    expect(withQuantity(withQuantity([], onion, 1), onion, 0)).toEqual([]));

  it('holds the same item with another offer apart', () => {
    const lines = withQuantity(withQuantity([], onion, 1), { ...onion, OfferId: 5 }, 2);
    expect(quantityIn(lines, onion)).toBe(1);
    expect(lines).toHaveLength(2);
  });

  it('never holds more of a thing, or more things, than a cart takes', () => {
    expect(quantityIn(withQuantity([], onion, 5000), onion)).toBe(maxLineQuantity);
    const full = Array.from({ length: maxCartLines }, (_, at): LocalLine => ({
      ItemId: at + 1,
      UnitId: 1,
      OfferId: 0,
      LineKey: String(at),
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

describe('stored lines', () => {
  it('that others wrote, are read as far as they are lines', () => {
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
  it.each([[undefined], ['k'], ['__proto__'], [7]])(
    'with %j for a key, get one that the server takes',
    (LineKey) =>
      expect(
        isUuid(parseLines([{ ItemId: 1, UnitId: 10, Quantity: 2, LineKey }])[0]?.LineKey ?? ''),
      ).toBe(true),
  );
  it('with one key between them, get a second one', () => {
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
  it('more than a cart holds, are cut', () =>
    expect(
      parseLines(
        Array.from({ length: maxCartLines + 1 }, (_, at) => ({
          ItemId: at + 1,
          UnitId: 1,
          Quantity: 1,
        })),
      ),
    ).toHaveLength(maxCartLines));
  it('that are no list, are none', () => expect(parseLines({ a: 1 })).toEqual([]));
});

describe('what was seen of a line', () => {
  const thing = { ItemId: 3, UnitId: 30, OfferId: 0 };
  it('is what one cost where it was touched last', () => {
    const [added] = withQuantity([], { ...thing, SeenRateWithTax: 42 }, 1);
    expect(added).toMatchObject({ SeenRateWithTax: 42 });
    const priced = withShownPrices(added ? [added] : [], [
      { LineKey: added?.LineKey ?? '', RateWithTax: 45, OfferIds: [7] },
    ]);
    expect(priced[0]).toMatchObject({ SeenRateWithTax: 42, SeenOfferIds: [7] });
    expect(
      withShownPrices(priced, [{ LineKey: added?.LineKey ?? '', RateWithTax: 50, OfferIds: [] }]),
    ).toBe(priced);
    expect(withQuantity(priced, { ...thing, SeenRateWithTax: 45 }, 2)[0]).toEqual({
      ...thing,
      LineKey: added?.LineKey,
      UserId: 0,
      Message: '',
      Quantity: 2,
      SeenRateWithTax: 45,
    });
  });
  it('comes back from storage, and nothing else with it', () => {
    expect(
      parseLines([
        { ...thing, Quantity: 1, LineKey: key, SeenRateWithTax: 42, SeenOfferIds: [7, 'x'] },
      ])[0],
    ).toMatchObject({ SeenRateWithTax: 42, SeenOfferIds: [7] });
    expect(
      parseLines([
        { ...thing, Quantity: 1, LineKey: key, SeenRateWithTax: '42', SeenOfferIds: 7 },
      ])[0],
    ).not.toHaveProperty('SeenRateWithTax');
  });
});
