import {
  deliveryCharge,
  deliveryTaxRow,
  findDeliveryRule,
  toDeliveryRule,
  freeDeliveryShortfall,
  priceDelivery,
  standardDeliveryTax,
} from './delivery.ts';
import type { DeliveryRule } from './price-rules.ts';

const rule = (id: number, over: Partial<DeliveryRule> = {}): DeliveryRule => ({
  id,
  pincodeFrom: '560001',
  pincodeTo: '560110',
  partyId: 0,
  chargePaise: 4000,
  freeAbovePaise: 49_900,
  ...standardDeliveryTax(),
  ...over,
});
const city = rule(1);
const street = rule(2, { pincodeFrom: '560034', pincodeTo: '560034' });
const party = rule(3, { partyId: 1, chargePaise: 0 });
const rules = [city, street, party];

describe('findDeliveryRule', () => {
  it.each([
    ['the first pincode of a range', '560001', 0, 1],
    ['the last pincode of a range', '560110', 0, 1],
    ['a pincode with a narrower rule', '560034', 0, 2],
    ['a party with a rule of its own', '560034', 1, 3],
    ['a party without one', '560034', 2, 2],
    ['a pincode before all ranges', '560000', 0, undefined],
    ['a pincode after all ranges', '560111', 1, undefined],
    ['no pincode yet', null, 0, 1],
  ])('finds the most specific rule for %s', (...[_case, pincode, partyId, expected]) => {
    expect(findDeliveryRule(rules, { pincode, partyId })?.id).toBe(expected);
  });

  it('prefers the older of two equal rules in either order', () => {
    expect(findDeliveryRule([rule(9), rule(8)], { pincode: '560001', partyId: 0 })?.id).toBe(8);
    expect(findDeliveryRule([rule(8), rule(9)], { pincode: '560001', partyId: 0 })?.id).toBe(8);
  });
});

describe('deliveryCharge', () => {
  it.each([
    ['items below the threshold', city, 49_899, 4000],
    ['items at the threshold', city, 49_900, 0],
    ['a rule that is never free', rule(1, { freeAbovePaise: null }), 9_999_999, 4000],
    ['a rule with the threshold 0', rule(1, { freeAbovePaise: 0 }), 0, 0],
    ['no rule', null, 100, 0],
  ])('returns the charge for %s', (...[_case, deliveryRule, itemsPaise, expected]) => {
    expect(deliveryCharge(deliveryRule, itemsPaise)).toBe(expected);
  });
});

describe('freeDeliveryShortfall', () => {
  it.each([
    ['items below the threshold', city, 40_000, [49_900, 9900]],
    ['items above the threshold', city, 60_000, [49_900, 0]],
    ['a rule that is never free', rule(1, { freeAbovePaise: null }), 100, [0, 0]],
    ['a rule that is always free', party, 100, [0, 0]],
    ['no rule', null, 100, [0, 0]],
  ])('reports threshold and shortfall for %s', (...[_case, deliveryRule, itemsPaise, expected]) => {
    const { abovePaise, shortPaise } = freeDeliveryShortfall(deliveryRule, itemsPaise);
    expect([abovePaise, shortPaise]).toEqual(expected);
  });
});

describe('toDeliveryRule', () => {
  const charge = { ...city, freeAbovePaise: 49_900 };
  it('keeps the free-delivery threshold and the tax of the rule', () =>
    expect(toDeliveryRule({ ...charge, taxBasisPoints: 500, hsn: '9967' })).toEqual(
      rule(1, { taxBasisPoints: 500, hsn: '9967' }),
    ));
  it('never makes delivery free when the threshold is 0', () =>
    expect(toDeliveryRule({ ...charge, freeAbovePaise: 0 }).freeAbovePaise).toBeNull());
});

describe('withDeliveryTax', () => {
  const cart = { itemsPaise: 100, isEmpty: false, supply: 'inter-state' as const };
  const terms = { pincode: '560001', partyId: 0, slotFeePaise: 2000 };
  it('applies the rate and HSN code of the rule to charge and slot fee together', () =>
    expect(
      priceDelivery({ ...terms, rules: [rule(1, { taxBasisPoints: 500, hsn: '9967' })] }, cart),
    ).toMatchObject({
      chargePaise: 4000,
      slotFeePaise: 2000,
      igstPaise: 300,
      taxBasisPoints: 500,
      hsn: '9967',
    }));
  it('applies the standard delivery tax when there is no rule', () =>
    expect(priceDelivery({ ...terms, rules: [] }, cart)).toMatchObject({
      chargePaise: 0,
      igstPaise: 360,
      ...standardDeliveryTax(),
    }));
});

describe('deliveryTaxRow', () => {
  const goods = { hsn: '0713', taxBasisPoints: 500, taxablePaise: 6000 };
  const delivery = { hsn: '9965', taxBasisPoints: 1800, taxablePaise: 6000 };
  const charged = { deliveryChargePaise: 4000, slotFeePaise: 2000 };
  it('is the last row when delivery was charged, even when goods have the same sum', () =>
    expect(deliveryTaxRow({ totals: charged, taxSummary: [goods, delivery] })).toBe(delivery));
  it('is undefined when neither a charge nor a fee was paid', () =>
    expect(
      deliveryTaxRow({ totals: { deliveryChargePaise: 0, slotFeePaise: 0 }, taxSummary: [goods] }),
    ).toBeUndefined());
  it('is undefined when the last row belongs to goods', () =>
    expect(
      deliveryTaxRow({ totals: charged, taxSummary: [{ ...goods, taxablePaise: 6001 }] }),
    ).toBeUndefined());
});
