import { validDeclarations, buildItem, buildRate } from '../../../test/item-fixtures.ts';
import { isFood } from './item.ts';
import {
  generatedCode,
  isCodeTooShort,
  missingDeclarations,
  checkRatesAgainstMrp,
} from './item-rules.ts';

const taxes = [{ fromDate: '2025-09-22', taxBasisPoints: 500 }];

describe('rate above MRP', () => {
  it('a rate with tax up to the MRP, is fine', () =>
    expect(
      checkRatesAgainstMrp(taxes, buildRate({ ratePaise: 10476, mrpPaise: 11000 })),
    ).toBeNull());
  it('one paisa more, is refused with the sum', () =>
    expect(checkRatesAgainstMrp(taxes, buildRate({ ratePaise: 10477, mrpPaise: 11000 }))).toMatch(
      /₹110\.01/,
    ));
  it('a tax change that is known to come and breaks it, is refused today', () => {
    expect(
      checkRatesAgainstMrp(
        [...taxes, { fromDate: '2026-04-01', taxBasisPoints: 1800 }],
        buildRate({ ratePaise: 10000, mrpPaise: 11000 }),
      ),
    ).toMatch(/₹118/);
  });
  it.each([
    ['a day after it', '2026-04-02', 0, true],
    ['on its day', '2026-04-01', 0, false],
    ['of another party', '2026-04-01', 7, true],
  ])(
    'a tax change to come and a next rate %s, begun %s of party %i, is refused: %s',
    (_when, fromDate, partyId, isRefused) => {
      const dearer = [...taxes, { fromDate: '2026-04-01', taxBasisPoints: 1800 }];
      expect(
        checkRatesAgainstMrp(dearer, buildRate({ ratePaise: 10000, mrpPaise: 11000 }), [
          buildRate({ fromDate, partyId, ratePaise: 5000 }),
        ]) !== null,
      ).toBe(isRefused);
    },
  );
});

describe('declarations of a listing', () => {
  it('all there, nothing is missing', () =>
    expect(missingDeclarations(validDeclarations)).toEqual([]));
  it.each([
    'netQuantity',
    'manufacturer',
    'countryOfOrigin',
    'bestBefore',
    'consumerCare',
  ] as const)('%s blank, is missing', (name) =>
    expect(missingDeclarations({ ...validDeclarations, [name]: '  ' })).toEqual([name]),
  );
  it('no licence number, is not missing: it stands on the invoice', () =>
    expect(missingDeclarations({ ...validDeclarations, fssai: '' })).toEqual([]));
});

describe('code of an item', () => {
  it.each([
    ['ELEVEN-CHAR', true],
    ['TWELVE-CHARS', false],
    ['THIRTEEN-CHAR', false],
  ])('%s, too short is %s', (code, expected) => expect(isCodeTooShort(code)).toBe(expected));
  it('one that is generated, is long enough and carries the id', () =>
    expect([generatedCode(12), isCodeTooShort(generatedCode(1))]).toEqual(['ITEM00000012', false]));
});

it('goods that are neither vegetarian nor not, are no food', () => {
  expect([
    isFood(buildItem()),
    isFood(buildItem({ declarations: { ...validDeclarations, vegetarian: false } })),
    isFood(buildItem({ declarations: { ...validDeclarations, vegetarian: null } })),
  ]).toEqual([true, true, false]);
});
