import { declared, item, rate } from '../../test/samples.ts';
import { isFood } from './item.ts';
import { generatedCode, isCodeTooShort, missingDeclarations, rateAboveMrp } from './rules.ts';

const taxes = [{ fromDate: '2025-09-22', taxBasisPoints: 500 }];

describe('rate above MRP', () => {
  it('a rate with tax up to the MRP, is fine', () =>
    expect(rateAboveMrp(taxes, rate({ ratePaise: 10476, mrpPaise: 11000 }))).toBeNull());
  it('one paisa more, is refused with the sum', () =>
    expect(rateAboveMrp(taxes, rate({ ratePaise: 10477, mrpPaise: 11000 }))).toMatch(/₹110\.01/));
  it('a tax change that is known to come and breaks it, is refused today', () => {
    expect(
      rateAboveMrp(
        [...taxes, { fromDate: '2026-04-01', taxBasisPoints: 1800 }],
        rate({ ratePaise: 10000, mrpPaise: 11000 }),
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
        rateAboveMrp(dearer, rate({ ratePaise: 10000, mrpPaise: 11000 }), [
          rate({ fromDate, partyId, ratePaise: 5000 }),
        ]) !== null,
      ).toBe(isRefused);
    },
  );
});

describe('declarations of a listing', () => {
  it('all there, nothing is missing', () => expect(missingDeclarations(declared)).toEqual([]));
  it.each([
    'netQuantity',
    'manufacturer',
    'countryOfOrigin',
    'bestBefore',
    'consumerCare',
  ] as const)('%s blank, is missing', (name) =>
    expect(missingDeclarations({ ...declared, [name]: '  ' })).toEqual([name]),
  );
  it('no licence number, is not missing: it stands on the invoice', () =>
    expect(missingDeclarations({ ...declared, fssai: '' })).toEqual([]));
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
    isFood(item()),
    isFood(item({ declarations: { ...declared, vegetarian: false } })),
    isFood(item({ declarations: { ...declared, vegetarian: null } })),
  ]).toEqual([true, true, false]);
});
