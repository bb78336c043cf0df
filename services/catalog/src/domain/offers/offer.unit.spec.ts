import { offerItems, toOfferRule, withItems } from './offer.ts';
import type { OfferItem, OfferRuleInput } from './offer.ts';

const buildInput = (change: Partial<OfferRuleInput> = {}): OfferRuleInput => ({
  offerId: 4,
  name: 'Offer',
  kind: 'percentage',
  scope: 'items',
  itemTypeIds: [],
  basisPoints: 0,
  amountPaise: 0,
  buy: 0,
  free: 0,
  pricePaise: 0,
  minimumPaise: 0,
  atMostPaise: 0,
  ...change,
});
const parts: OfferItem[] = [
  { itemId: 1, unitId: 10, quantity: 2 },
  { itemId: 2, unitId: 0, quantity: 1 },
];
const scope = {
  kind: 'items',
  items: [
    { itemId: 1, unitId: 10 },
    { itemId: 2, unitId: 0 },
  ],
};

describe('toOfferRule', () => {
  it.each<[Partial<OfferRuleInput>, object]>([
    [{ basisPoints: 1500 }, { kind: 'percentage', scope, basisPoints: 1500 }],
    [
      { kind: 'amount', amountPaise: 500 },
      { kind: 'amount', scope, amountPaise: 500 },
    ],
    [
      { kind: 'buy-x-get-y', buy: 2, free: 1 },
      { kind: 'buy-x-get-y', scope, buy: 2, free: 1 },
    ],
    [
      { kind: 'combo', pricePaise: 19_900 },
      { kind: 'combo', parts, pricePaise: 19_900 },
    ],
    [
      { kind: 'threshold', minimumPaise: 50_000, amountPaise: 5000 },
      {
        kind: 'threshold',
        scope,
        minimumPaise: 50_000,
        reward: { kind: 'amount', amountPaise: 5000 },
      },
    ],
    [
      { kind: 'threshold', minimumPaise: 50_000, basisPoints: 1000, atMostPaise: 9000 },
      { kind: 'threshold', reward: { kind: 'percentage', basisPoints: 1000, atMostPaise: 9000 } },
    ],
    [
      { basisPoints: 500, scope: 'types', itemTypeIds: [3] },
      { scope: { kind: 'types', itemTypeIds: [3] } },
    ],
    [{ basisPoints: 500, scope: 'everything' }, { scope: { kind: 'everything' } }],
  ])('converts %j to %j', (change, rule) =>
    expect(toOfferRule(buildInput(change), parts)).toMatchObject({
      ok: true,
      value: { offerId: 4, name: 'Offer', ...rule },
    }),
  );

  it.each<[string, Partial<OfferRuleInput>]>([
    ['a percentage of 0', {}],
    ['an amount of 0', { kind: 'amount' }],
    ['buy without get', { kind: 'buy-x-get-y', buy: 2 }],
    ['a combo without a price', { kind: 'combo' }],
    ['a threshold without a reward', { kind: 'threshold', minimumPaise: 100 }],
    [
      'a threshold with two rewards',
      { kind: 'threshold', minimumPaise: 100, amountPaise: 1, basisPoints: 1 },
    ],
    ['a threshold without a minimum', { kind: 'threshold', amountPaise: 1 }],
    ['the scope types without a type', { basisPoints: 1, scope: 'types' }],
  ])('rejects %s as incomplete', (_situation, change) =>
    expect(toOfferRule(buildInput(change), [])).toEqual({ ok: false, code: 'offer-incomplete' }),
  );
});

describe('withItems and offerItems', () => {
  const rule = (change: Partial<OfferRuleInput>) => {
    const result = toOfferRule(buildInput(change), []);
    if (!result.ok) throw new Error(result.code);
    return result.value;
  };
  it.each<[Partial<OfferRuleInput>, readonly OfferItem[]]>([
    [{ kind: 'combo', pricePaise: 1 }, parts],
    [{ basisPoints: 1 }, parts.map((part) => ({ ...part, quantity: 1 }))],
  ])('withItems sets the items of %j', (change, expected) => {
    const result = withItems(rule(change), parts);
    expect(result.ok && offerItems(result.value)).toEqual(expected);
  });
  it('rejects items for an offer on everything', () =>
    expect(withItems(rule({ basisPoints: 1, scope: 'everything' }), parts)).toEqual({
      ok: false,
      code: 'offer-not-of-items',
    }));
});
