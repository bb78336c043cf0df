import fc from 'fast-check';
import {
  checkGstin,
  checkHsn,
  gstinCheckDigit,
  isStateCode,
  placeOfSupply,
  stateName,
  stateCodeFromGstin,
  shopStateNames,
  supplyType,
} from './gst.ts';

const seed = 20_251_121;
const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const validGstin = '27AAPFU0939F1ZV';

describe('GST state codes', () => {
  it('are 01 to 38 and 97', () => {
    const expected = [
      ...Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, '0')),
      '97',
    ];
    expect(Object.keys(shopStateNames()).sort()).toEqual(expected);
  });

  it.each([
    ['29', 'Karnataka'],
    ['33', 'Tamil Nadu'],
    ['36', 'Telangana'],
    ['07', 'Delhi'],
    ['27', 'Maharashtra'],
  ])('code %s is %s', (code, name) => {
    expect(stateName(code)).toBe(name);
  });

  it.each(['00', '39', '7', '', '77', '98', 'toString'])(
    'code %j is invalid and has no name',
    (code) => {
      expect([isStateCode(code), stateName(code)]).toEqual([false, '']);
    },
  );
});

describe('stateCodeFromGstin', () => {
  it('returns the first two digits', () =>
    expect(stateCodeFromGstin('27AAPFU0939F1ZV')).toBe('27'));
});

describe('checkGstin', () => {
  it.each([validGstin, '29AABCT1234F1ZM', '29AAKFA4321L1ZB', ' 27aapfu0939f1zv '])(
    'accepts %j',
    (text) => {
      expect(checkGstin(text)).toEqual({ ok: true, value: text.trim().toUpperCase() });
    },
  );

  it.each([
    '',
    validGstin.slice(0, 14),
    `${validGstin}0`,
    '00AAPFU0939F1ZV',
    `39AAPFU0939F1Z${gstinCheckDigit('39AAPFU0939F1Z')}`,
    `27AAPFU0939F0Z${gstinCheckDigit('27AAPFU0939F0Z')}`,
    `271APFU0939F1Z${gstinCheckDigit('271APFU0939F1Z')}`,
  ])('rejects %j', (text) => {
    expect(checkGstin(text)).toEqual({ ok: false, message: 'Please enter a valid GSTIN' });
  });

  it('rejects a valid GSTIN with one changed character in all 490 cases', () => {
    const rejected = [...validGstin.slice(0, 14)].flatMap((original, index) =>
      [...characters]
        .filter((character) => character !== original)
        .map(
          (character) =>
            gstinCheckDigit(
              validGstin.slice(0, index) + character + validGstin.slice(index + 1, 14),
            ) !== validGstin.charAt(14),
        ),
    );
    expect(rejected).toHaveLength(490);
    expect(rejected.every(Boolean)).toBe(true);
  });

  it('rejects any well-formed GSTIN with one changed character', () => {
    const letter = fc.constantFrom(...characters.slice(10));
    const digit = fc.constantFrom(...characters.slice(0, 10));
    const first14 = fc
      .tuple(
        fc.constantFrom(...Object.keys(shopStateNames())),
        fc.array(letter, { minLength: 5, maxLength: 5 }),
        fc.array(digit, { minLength: 4, maxLength: 4 }),
        letter,
        fc.constantFrom(...characters.slice(1)),
      )
      .map(
        ([state, name, number, last, entity]) =>
          `${state}${name.join('')}${number.join('')}${last}${entity}Z`,
      );
    fc.assert(
      fc.property(
        first14,
        fc.nat(14),
        fc.constantFrom(...characters),
        (first, index, character) => {
          const whole = first + gstinCheckDigit(first);
          fc.pre(whole.charAt(index) !== character);
          expect(checkGstin(whole).ok).toBe(true);
          expect(checkGstin(whole.slice(0, index) + character + whole.slice(index + 1)).ok).toBe(
            false,
          );
        },
      ),
      { seed, numRuns: 500 },
    );
  });
});

describe('placeOfSupply and supplyType', () => {
  it.each([
    ['a delivery in the same State', '29', '29', 'intra-state'],
    ['a delivery to another State', '33', '33', 'inter-state'],
    ['no address and no pincode', null, '29', 'intra-state'],
  ])(
    'returns place of supply and supply type for %s',
    (...[_case, deliveryState, place, supply]) => {
      const order = { deliveryState, supplierState: '29' };
      expect([placeOfSupply(order), supplyType(order)]).toEqual([place, supply]);
    },
  );
});

describe('checkHsn', () => {
  it.each([
    ['0702', true],
    ['070200', true],
    ['07020000', true],
    ['9965', true],
    ['702', false],
    ['07020', false],
    ['0702000', false],
    ['070200001', false],
    ['07AB', false],
    ['', false],
  ])('accepts %j: %s', (hsn, ok) => {
    expect(checkHsn(hsn).ok).toBe(ok);
  });
});
