import { netQuantityText, parseNetQuantity, unitPriceText } from './net-quantity.ts';

describe('parseNetQuantity', () => {
  it.each([
    ['500 g', { amount: 500, measure: 'g' }],
    ['1 kg', { amount: 1000, measure: 'g' }],
    ['1.5 kg', { amount: 1500, measure: 'g' }],
    ['0.25KG', { amount: 250, measure: 'g' }],
    ['750ml', { amount: 750, measure: 'ml' }],
    ['2 L', { amount: 2000, measure: 'ml' }],
    ['2 x 100 ml', { amount: 200, measure: 'ml' }],
    ['1 piece', { amount: 1, measure: 'piece' }],
    ['12 pcs', { amount: 12, measure: 'piece' }],
  ])('parses %s', (text, expected) => {
    expect(parseNetQuantity(text)).toEqual(expected);
  });

  it.each([
    '',
    'family pack',
    '0 g',
    'kg',
    '500',
    '500 stone',
    '1 constructor',
    '-5 g',
    '1 kg extra',
  ])('returns null for %j', (text) => {
    expect(parseNetQuantity(text)).toBeNull();
  });
});

describe('unitPriceText', () => {
  it.each([
    ['500 g', 4500, '₹90/kg'],
    ['499 g', 4500, '₹9.02/100 g'],
    ['200 g', 9702, '₹48.51/100 g'],
    ['10 kg', 40_600, '₹40.60/kg'],
    ['1 g', 30_000, '₹30,000/100 g'],
    ['1 L', 6100, '₹61/L'],
    ['250 ml', 2500, '₹10/100 ml'],
    ['12 pieces', 15_000, '₹12.50/piece'],
    ['3 pieces', 1000, '₹3.33/piece'],
  ])('shows %s at %i paise as %s', (unit, rateWithTaxPaise, expected) => {
    const quantity = parseNetQuantity(unit);
    expect(quantity && unitPriceText(rateWithTaxPaise, quantity, { isLoose: false })).toBe(
      expected,
    );
  });

  it.each([
    ['500 g', 2100, '₹42/kg'],
    ['250 g', 2200, '₹88/kg'],
    ['100 ml', 900, '₹90/L'],
    ['6 pieces', 4800, '₹8/piece'],
  ])('shows loose goods of %s at %i paise as %s', (unit, rateWithTaxPaise, expected) => {
    const quantity = parseNetQuantity(unit);
    expect(quantity && unitPriceText(rateWithTaxPaise, quantity, { isLoose: true })).toBe(expected);
  });
});

describe('netQuantityText', () => {
  it.each([
    ['1 piece', 500, 'g', true, 'about 500 g'],
    ['1 piece', 2500, 'g', true, 'about 2.5 kg'],
    ['4 pieces', 240, 'g', false, '240 g'],
    ['25 bags', 50, 'g', false, '50 g'],
    ['4 pieces', 1000, 'ml', false, '1 L'],
    ['500 g', 500, 'g', true, ''],
    ['0.5 kg', 500, 'g', true, ''],
    ['6 pieces', 6, 'piece', true, ''],
    ['9 m', 1, 'piece', false, ''],
  ] as const)('adds to %s of %i %s, loose: %s, the text "%s"', (...row) => {
    const [name, amount, measure, isLoose, expected] = row;
    expect(netQuantityText(name, { amount, measure }, { isLoose })).toBe(expected);
  });
});
