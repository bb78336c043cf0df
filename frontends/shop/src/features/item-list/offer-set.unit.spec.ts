import { anItem, aUnit } from '../../testing/shop-data.ts';
import { canAddSet, setOf } from './offer-set.ts';

const rice = anItem({
  Id: 57,
  Units: [aUnit({ UnitId: 80, Stock: 3, MaxPerOrder: 12 }), aUnit({ UnitId: 81 })],
});
const dal = anItem({ Id: 68, Units: [aUnit({ UnitId: 100 })] });
const combo = {
  Kind: 'combo' as const,
  Items: [
    { ItemId: 57, UnitId: 80, Quantity: 1 },
    { ItemId: 68, UnitId: 0, Quantity: 2 },
  ],
};

describe('the set of a combo', () => {
  it('with all its items, holds each with its unit and count', () =>
    expect(
      setOf(combo, [rice, dal])?.map(({ item, unit, count }) => [item.Id, unit.UnitId, count]),
    ).toEqual([
      [57, 80, 1],
      [68, 100, 2],
    ]));
  it('with an item or unit missing, is none', () => {
    expect(setOf(combo, [rice])).toBeUndefined();
    expect(
      setOf({ ...combo, Items: [{ ItemId: 57, UnitId: 999, Quantity: 1 }] }, [rice]),
    ).toBeUndefined();
  });
  it('of another kind, is none', () =>
    expect(setOf({ ...combo, Kind: 'threshold' }, [rice, dal])).toBeUndefined());
});

describe('adding a set', () => {
  const parts = setOf(combo, [rice, dal]) ?? [];
  it('with enough of each part, can be done', () => expect(canAddSet(parts, () => 0)).toBe(true));
  it('with the last of a part in the cart already, cannot', () =>
    expect(canAddSet(parts, ({ item }) => (item.Id === 57 ? 3 : 0))).toBe(false));
  it('with a part that is sold out, cannot', () =>
    expect(
      canAddSet(
        parts.map((part) => ({ ...part, unit: { ...part.unit, Available: false } })),
        () => 0,
      ),
    ).toBe(false));
});
