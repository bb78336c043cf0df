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
  ...standardDeliveryTax,
  ...over,
});
const city = rule(1);
const street = rule(2, { pincodeFrom: '560034', pincodeTo: '560034' });
const party = rule(3, { partyId: 1, chargePaise: 0 });
const rules = [city, street, party];

describe('deliveryRuleFor', () => {
  it.each([
    ['the first pincode of a range', '560001', 0, 1],
    ['the last pincode of a range', '560110', 0, 1],
    ['a pincode with a narrower rule', '560034', 0, 2],
    ['a party with a rule of its own', '560034', 1, 3],
    ['a party without one', '560034', 2, 2],
    ['a pincode before all ranges', '560000', 0, undefined],
    ['a pincode after all ranges', '560111', 1, undefined],
    ['no pincode yet', null, 0, 1],
  ])('%s, finds the rule that knows it best', (...[_case, pincode, partyId, expected]) => {
    expect(findDeliveryRule(rules, { pincode, partyId })?.id).toBe(expected);
  });

  it('two equal rules, give the older in either order', () => {
    expect(findDeliveryRule([rule(9), rule(8)], { pincode: '560001', partyId: 0 })?.id).toBe(8);
    expect(findDeliveryRule([rule(8), rule(9)], { pincode: '560001', partyId: 0 })?.id).toBe(8);
  });
});

describe('deliveryCharge', () => {
  it.each([
    ['below the free sum', city, 49_899, 4000],
    ['at the free sum', city, 49_900, 0],
    ['never free', rule(1, { freeAbovePaise: null }), 9_999_999, 4000],
    ['free from the first paisa', rule(1, { freeAbovePaise: 0 }), 0, 0],
    ['no rule', null, 100, 0],
  ])('%s, is charged by Items', (...[_case, of, itemsPaise, expected]) => {
    expect(deliveryCharge(of, itemsPaise)).toBe(expected);
  });
});

describe('freeDelivery', () => {
  it.each([
    ['missing some', city, 40_000, [49_900, 9900]],
    ['reached', city, 60_000, [49_900, 0]],
    ['never free', rule(1, { freeAbovePaise: null }), 100, [0, 0]],
    ['always free', party, 100, [0, 0]],
    ['no rule', null, 100, [0, 0]],
  ])('%s, tells limit and what is missing', (...[_case, of, itemsPaise, expected]) => {
    const { abovePaise, shortPaise } = freeDeliveryShortfall(of, itemsPaise);
    expect([abovePaise, shortPaise]).toEqual(expected);
  });
});

describe('deliveryRuleOf', () => {
  const charge = { ...city, freeAbovePaise: 49_900 };
  it('a free sum, is kept with the tax of the rule', () =>
    expect(toDeliveryRule({ ...charge, taxBasisPoints: 500, hsn: '9967' })).toEqual(
      rule(1, { taxBasisPoints: 500, hsn: '9967' }),
    ));
  it('no free sum, is never free', () =>
    expect(toDeliveryRule({ ...charge, freeAbovePaise: 0 }).freeAbovePaise).toBeNull());
});

describe('the tax of delivery', () => {
  const cart = { itemsPaise: 100, isEmpty: false, supply: 'inter-state' as const };
  const terms = { pincode: '560001', partyId: 0, slotFeePaise: 2000 };
  it('a rule, bears its own rate and code on charge and fee together', () =>
    expect(
      priceDelivery({ ...terms, rules: [rule(1, { taxBasisPoints: 500, hsn: '9967' })] }, cart),
    ).toMatchObject({
      chargePaise: 4000,
      slotFeePaise: 2000,
      igstPaise: 300,
      taxBasisPoints: 500,
      hsn: '9967',
    }));
  it('no rule, the fee bears the standard one', () =>
    expect(priceDelivery({ ...terms, rules: [] }, cart)).toMatchObject({
      chargePaise: 0,
      igstPaise: 360,
      ...standardDeliveryTax,
    }));
});

describe('deliveryRowOf', () => {
  const goods = { hsn: '0713', taxBasisPoints: 500, taxablePaise: 6000 };
  const delivery = { hsn: '9965', taxBasisPoints: 1800, taxablePaise: 6000 };
  const charged = { deliveryChargePaise: 4000, slotFeePaise: 2000 };
  it('of a sale with a charge or a fee, is the last row, also where goods come to the same sum', () =>
    expect(deliveryTaxRow({ totals: charged, taxSummary: [goods, delivery] })).toBe(delivery));
  it('of one without either, there is none', () =>
    expect(
      deliveryTaxRow({ totals: { deliveryChargePaise: 0, slotFeePaise: 0 }, taxSummary: [goods] }),
    ).toBeUndefined());
  it('of a summary whose last row is of other goods, there is none', () =>
    expect(
      deliveryTaxRow({ totals: charged, taxSummary: [{ ...goods, taxablePaise: 6001 }] }),
    ).toBeUndefined());
});
