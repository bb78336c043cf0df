import { maxId } from '../../validation/limits.ts';
import { defaultCompanyId } from '../../platform/names.ts';
import {
  companyId,
  companyIdParam,
  id,
  idOrZero,
  idOrZeroParam,
  idParam,
  multilineText,
  name,
  priceField,
  exactRupeesParam,
  rupeesParam,
  text,
  tint,
  uuid,
} from './fields.ts';

const largest = maxId;

describe('id fields', () => {
  it.each([
    ['an id in a query', idParam],
    ['an optional id in a query', idOrZeroParam],
  ] as const)('%s accepts the largest id and rejects a larger one', (_field, schema) => {
    expect([
      schema.safeParse(String(largest)).data,
      schema.safeParse(String(largest + 1)).success,
    ]).toEqual([largest, false]);
  });
  it.each([
    ['an id in a body', id],
    ['an optional id in a body', idOrZero],
  ] as const)('%s accepts the largest id and rejects a larger one', (_field, schema) => {
    expect([schema.safeParse(largest).data, schema.safeParse(largest + 1).success]).toEqual([
      largest,
      false,
    ]);
  });
});

it('an id that is too large is rejected with a sentence about its digits', () => {
  expect(id.safeParse(largest + 1).error?.issues[0]?.message).toBe('must have at most 15 digits');
});

describe('companyId fields', () => {
  it.each(['1', '0', '77'])('maps %s in a query to the one company', (sent) =>
    expect(companyIdParam.parse(sent)).toBe(defaultCompanyId),
  );
  it.each([1, 0, 77, undefined])('maps %j in a body to the one company', (sent) =>
    expect(companyId.parse(sent)).toBe(defaultCompanyId),
  );
  it('rejects a value that is not an id', () =>
    expect([
      companyIdParam.safeParse('x').success,
      companyId.safeParse(-1).success,
      companyId.safeParse('1').success,
    ]).toEqual([false, false, false]));
});

describe('exactRupeesParam', () => {
  it.each([
    ['131', true],
    ['131.5', true],
    ['131.05', true],
    ['131.055', false],
    ['-1', false],
    ['1e3', false],
    ['10000000.01', false],
  ])('decides whether %s are rupees with paise', (value, isValid) =>
    expect(exactRupeesParam.safeParse(value).success).toBe(isValid),
  );
});

describe('rupeesParam', () => {
  it.each([
    ['0', true],
    ['10000000', true],
    ['10000001', false],
    ['999999999999999', false],
    ['9'.repeat(400), false],
    ['-1', false],
    ['1.5', false],
    ['01', false],
  ])('accepts %s: %s', (value, isValid) =>
    expect(rupeesParam.safeParse(value).success).toBe(isValid),
  );
  it('names the limit', () => {
    expect(rupeesParam.safeParse('10000001').error?.issues[0]?.message).toBe(
      'must be at most 1,00,00,000',
    );
  });
});

describe('priceField', () => {
  it.each([
    [0, false],
    [0.01, true],
    [-1, false],
    [1.005, false],
  ])('accepts %d: %s', (value, isValid) =>
    expect(priceField.safeParse(value).success).toBe(isValid),
  );
});

describe('text fields', () => {
  it('fold line breaks to spaces and compose letters', () =>
    expect(text(40).parse(' Jose\u0301\r\nGSTIN 29AABCT1234F1ZM ')).toBe(
      'José GSTIN 29AABCT1234F1ZM',
    ));
  it('keep line breaks where several lines are allowed', () =>
    expect(multilineText(40).parse('one\r\ntwo')).toBe('one\ntwo'));
  it.each([
    ['text', text],
    ['multilineText', multilineText],
    ['name', name],
  ])('of the kind %s name the invisible character that they reject', (_kind, field) =>
    expect(field(40).safeParse('Meera \u202eriaN').error?.issues[0]?.message).toBe(
      'must not hold control or invisible characters (U+202E)',
    ),
  );
  it('accept the joiners of Indian scripts', () =>
    expect(name(40).parse('क्‍षमा ക്‌ഷ')).toBe('क्‍षमा ക്‌ഷ'));
  it('reject a name of invisible characters only', () =>
    expect(name(40).safeParse('\u200d').error?.issues[0]?.message).toBe(
      'must hold a letter, a number or a sign',
    ));
  it('count characters after folding', () =>
    expect(text(3).safeParse('  a   b  ').data).toBe('a b'));
});

describe('uuid', () => {
  it('is the same in capitals', () => {
    const id = '0b7c1f3e-2a7d-4c8e-9f10-aabbccddeeff';
    expect([uuid.parse(id), uuid.parse(id.toUpperCase())]).toEqual([id, id]);
    expect(uuid.safeParse('0b7c').success).toBe(false);
  });
});

describe('tint', () => {
  it('accepts what the screens have a colour for, and names them otherwise', () => {
    expect(tint.safeParse('fresh').success).toBe(true);
    expect(tint.safeParse('mauve').error?.issues[0]?.message).toMatch(
      /^must be one of fresh, staples, /,
    );
  });
});
