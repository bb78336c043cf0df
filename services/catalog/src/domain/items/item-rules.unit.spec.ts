import { validDeclarations, buildItem, buildRate } from '../../../test/item-fixtures.ts';
import { isFood } from './item.ts';
import {
  generatedCode,
  isCodeTooShort,
  missingDeclarations,
  checkRatesAgainstMrp,
} from './item-rules.ts';

const taxes = [{ fromDate: '2025-09-22', taxBasisPoints: 500 }];

describe('checkRatesAgainstMrp', () => {
  it('accepts a rate with tax equal to the MRP', () =>
    expect(
      checkRatesAgainstMrp(taxes, buildRate({ ratePaise: 10476, mrpPaise: 11000 })),
    ).toBeNull());
  it('rejects a rate one paisa above the MRP and names the total', () =>
    expect(checkRatesAgainstMrp(taxes, buildRate({ ratePaise: 10477, mrpPaise: 11000 }))).toMatch(
      /₹110\.01/,
    ));
  it('rejects a rate that a future tax puts above the MRP', () => {
    expect(
      checkRatesAgainstMrp(
        [...taxes, { fromDate: '2026-04-01', taxBasisPoints: 1800 }],
        buildRate({ ratePaise: 10000, mrpPaise: 11000 }),
      ),
    ).toMatch(/₹118/);
  });
  it.each([
    ['one day after the tax', '2026-04-02', 0, true],
    ['on the day of the tax', '2026-04-01', 0, false],
    ['for another party', '2026-04-01', 7, true],
  ])(
    'checks a rate against a future tax when the next rate begins %s (%s, party %i): rejected %s',
    (_situation, fromDate, partyId, isRefused) => {
      const laterTaxes = [...taxes, { fromDate: '2026-04-01', taxBasisPoints: 1800 }];
      expect(
        checkRatesAgainstMrp(laterTaxes, buildRate({ ratePaise: 10000, mrpPaise: 11000 }), [
          buildRate({ fromDate, partyId, ratePaise: 5000 }),
        ]) !== null,
      ).toBe(isRefused);
    },
  );
});

describe('missingDeclarations', () => {
  it('accepts complete declarations', () =>
    expect(missingDeclarations(validDeclarations)).toEqual([]));
  it.each([
    'netQuantity',
    'manufacturer',
    'countryOfOrigin',
    'bestBefore',
    'consumerCare',
  ] as const)('reports a blank %s', (name) =>
    expect(missingDeclarations({ ...validDeclarations, [name]: '  ' })).toEqual([name]),
  );
  it('does not require an FSSAI licence number', () =>
    expect(missingDeclarations({ ...validDeclarations, fssai: '' })).toEqual([]));
});

describe('item codes', () => {
  it.each([
    ['ELEVEN-CHAR', true],
    ['TWELVE-CHARS', false],
    ['THIRTEEN-CHAR', false],
  ])('reports %s as too short: %s', (code, expected) =>
    expect(isCodeTooShort(code)).toBe(expected),
  );
  it('generates a code that contains the id and is long enough', () =>
    expect([generatedCode(12), isCodeTooShort(generatedCode(1))]).toEqual(['ITEM00000012', false]));
});

it('isFood is false for items without a vegetarian flag', () => {
  expect([
    isFood(buildItem()),
    isFood(buildItem({ declarations: { ...validDeclarations, vegetarian: false } })),
    isFood(buildItem({ declarations: { ...validDeclarations, vegetarian: null } })),
  ]).toEqual([true, true, false]);
});
