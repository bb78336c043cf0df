import type { Offer as Rule } from '@tokri/contracts/pricing';
import { buildItem, buildUnit } from '../../../test/item-fixtures.ts';
import { findItemOffer, isOnOffer, listOfferTypes, sortForDisplay } from './item-offers.ts';

const onion = buildItem({
  itemId: 1,
  itemTypeId: 3,
  units: [buildUnit({ unitId: 10 }), buildUnit({ unitId: 11 })],
});
const ten = (
  offerId: number,
  scope: Extract<Rule, { kind: 'percentage' }>['scope'] = { kind: 'everything' },
): Rule => ({ kind: 'percentage', offerId, name: 'Ten', scope, basisPoints: 1000 });
const combo = (offerId: number, itemId = 1): Rule => ({
  kind: 'combo',
  offerId,
  name: 'Pair',
  parts: [
    { itemId, unitId: 11, quantity: 1 },
    { itemId: 2, unitId: 0, quantity: 1 },
  ],
  pricePaise: 100,
});
const threshold = (offerId: number): Rule => ({
  kind: 'threshold',
  offerId,
  name: 'Big',
  scope: { kind: 'everything' },
  minimumPaise: 100,
  reward: { kind: 'amount', amountPaise: 10 },
});

describe('isOnOffer', () => {
  it.each<[string, Rule, boolean]>([
    ['for everything', ten(1), true],
    ['for its type', ten(1, { kind: 'types', itemTypeIds: [3] }), true],
    ['for another type', ten(1, { kind: 'types', itemTypeIds: [4] }), false],
    ['for one of its packs', ten(1, { kind: 'items', items: [{ itemId: 1, unitId: 11 }] }), true],
    ['for all its packs', ten(1, { kind: 'items', items: [{ itemId: 1, unitId: 0 }] }), true],
    [
      'for a pack it does not have',
      ten(1, { kind: 'items', items: [{ itemId: 1, unitId: 12 }] }),
      false,
    ],
    ['a combo that contains it', combo(1), true],
    ['a combo of other items', combo(1, 9), false],
  ])('decides whether an item is on an offer %s', (_scope, rule, expected) =>
    expect(isOnOffer(onion, rule)).toBe(expected),
  );
});

describe('findItemOffer', () => {
  it('prefers the oldest offer that needs no other goods', () => {
    const rules = [combo(1), threshold(2), ten(5), ten(3)];
    expect(sortForDisplay(rules).map(({ offerId }) => offerId)).toEqual([3, 5, 1, 2]);
    expect(findItemOffer(onion, sortForDisplay(rules))?.offerId).toBe(3);
    expect(rules.map(({ offerId }) => offerId)).toEqual([1, 2, 5, 3]);
  });
  it('falls back to the oldest offer that needs other goods', () =>
    expect(
      findItemOffer(onion, sortForDisplay([combo(7), combo(1, 9), threshold(8)]))?.offerId,
    ).toBe(7));
  it('returns undefined when no offer covers the item', () =>
    expect(findItemOffer(onion, [combo(1, 9)])).toBeUndefined());
});

describe('listOfferTypes', () => {
  const typeOf = (itemId: number) => new Map([[1, 3]]).get(itemId);
  it.each<[string, Rule, readonly number[]]>([
    ['lists the types that an offer names', ten(1, { kind: 'types', itemTypeIds: [3, 4] }), [3, 4]],
    [
      'lists the types of the items of an offer once each, without unknown items',
      ten(1, {
        kind: 'items',
        items: [
          { itemId: 1, unitId: 10 },
          { itemId: 1, unitId: 11 },
          { itemId: 9, unitId: 0 },
        ],
      }),
      [3],
    ],
    ['lists the types of the parts of a combo', combo(1), [3]],
    ['lists none for an offer on everything', ten(1), []],
  ])('%s', (_, rule, expected) => expect(listOfferTypes(rule, typeOf)).toEqual(expected));
});
