import { buildLine } from './testing/carts.fixture.ts';
import { discountProportionally, priceUnits } from './pricing-line.ts';
import { calculateTax } from '../tax/tax.ts';

describe('calculateTax', () => {
  it.each([
    ['210.97 at 18 %, same State', 21_097, 1800, 'intra-state', [1899, 1899, 0]],
    ['210.97 at 18 %, other State', 21_097, 1800, 'inter-state', [0, 0, 3797]],
    ['176.20 at 5 %, halves of exactly .5', 17_620, 500, 'intra-state', [441, 441, 0]],
    ['176.19 at 5 %, halves below .5', 17_619, 500, 'intra-state', [440, 440, 0]],
    ['99.99 at 40 %, same State', 9999, 4000, 'intra-state', [2000, 2000, 0]],
    ['99.99 at 40 %, other State', 9999, 4000, 'inter-state', [0, 0, 4000]],
    ['exempt, same State', 9999, 0, 'intra-state', [0, 0, 0]],
    ['exempt, other State', 9999, 0, 'inter-state', [0, 0, 0]],
  ] as const)(
    'rounds %s separately',
    (...[_case, taxablePaise, taxBasisPoints, supply, expected]) => {
      const tax = calculateTax({ taxablePaise, taxBasisPoints, supply });
      expect([tax.cgstPaise, tax.sgstPaise, tax.igstPaise]).toEqual(expected);
    },
  );
});

describe('priceUnits', () => {
  it.each([
    ['exempt', 4200, 0, 2, 'intra-state', [8400, 8400]],
    ['5 % at MRP, one unit', 17_619, 500, 1, 'intra-state', [17_619, 18_499]],
    ['5 % at MRP, two units', 17_619, 500, 2, 'intra-state', [35_236, 36_998]],
    ['5 % at MRP, ten units', 17_619, 500, 10, 'intra-state', [176_180, 184_990]],
    ['5 % at MRP, one unit to another State', 17_619, 500, 1, 'inter-state', [17_618, 18_499]],
    ['5 %, two of three biscuits', 2858, 500, 2, 'intra-state', [5714, 6000]],
    [
      '5 % where rounding favours the customer at 100 units',
      100,
      500,
      100,
      'intra-state',
      [10_000, 10_500],
    ],
    ['18 %, one unit of 210.97 to another State', 21_097, 1800, 1, 'inter-state', [21_097, 24_894]],
    ['40 %, three units', 9999, 4000, 3, 'intra-state', [29_997, 41_995]],
    ['no unit paid', 9999, 1800, 0, 'intra-state', [0, 0]],
  ] as const)(
    'takes the largest taxable value within rate and card price for %s',
    (...[_case, ratePaise, taxBasisPoints, paid, supply, expected]) => {
      const sum = priceUnits({
        line: buildLine({ ratePaise, taxBasisPoints }),
        paidUnits: paid,
        supply,
      });
      expect([sum.taxablePaise, sum.totalPaise]).toEqual(expected);
    },
  );
});

describe('discountProportionally', () => {
  it.each([
    [5714, 4875, 48_749, 5143],
    [100, 1, 200, 100],
    [100, 3, 200, 99],
    [100, 200, 200, 0],
    [0, 0, 0, 0],
  ])(
    'reduces %i proportionally to %i off %i and returns %i',
    (...[taxablePaise, offPaise, wholePaise, expected]) => {
      expect(discountProportionally(taxablePaise, { offPaise, wholePaise })).toBe(expected);
    },
  );
});
