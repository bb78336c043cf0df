import { buildItem, buildUnit } from '../../testing/fake-shop.ts';
import { canAddCombo, findComboParts } from './combo.ts';

const rice = buildItem({
  Id: 57,
  Units: [buildUnit({ UnitId: 80, Stock: 3, MaxPerOrder: 12 }), buildUnit({ UnitId: 81 })],
});
const dal = buildItem({ Id: 68, Units: [buildUnit({ UnitId: 100 })] });
const combo = {
  Kind: 'combo' as const,
  Items: [
    { ItemId: 57, UnitId: 80, Quantity: 1 },
    { ItemId: 68, UnitId: 0, Quantity: 2 },
  ],
};

describe('findComboParts', () => {
  it('returns each item with its unit and count', () =>
    expect(
      findComboParts(combo, [rice, dal])?.map(({ item, unit, count }) => [
        item.Id,
        unit.UnitId,
        count,
      ]),
    ).toEqual([
      [57, 80, 1],
      [68, 100, 2],
    ]));
  it('returns undefined when an item or unit is missing', () => {
    expect(findComboParts(combo, [rice])).toBeUndefined();
    expect(
      findComboParts({ ...combo, Items: [{ ItemId: 57, UnitId: 999, Quantity: 1 }] }, [rice]),
    ).toBeUndefined();
  });
  it('returns undefined for another kind of offer', () =>
    expect(findComboParts({ ...combo, Kind: 'threshold' }, [rice, dal])).toBeUndefined());
});

describe('canAddCombo', () => {
  const parts = findComboParts(combo, [rice, dal]) ?? [];
  it('allows a combo with enough stock of each item', () =>
    expect(canAddCombo(parts, () => 0)).toBe(true));
  it('rejects a combo when the last units of an item are already in the cart', () =>
    expect(canAddCombo(parts, ({ item }) => (item.Id === 57 ? 3 : 0))).toBe(false));
  it('rejects a combo with an item that is sold out', () =>
    expect(
      canAddCombo(
        parts.map((part) => ({ ...part, unit: { ...part.unit, Available: false } })),
        () => 0,
      ),
    ).toBe(false));
});
