import { checkAddress, checkName } from './validation.ts';

describe('names and addresses', () => {
  it.each([
    ['name', checkName],
    ['address', checkAddress],
  ])('%s folds line breaks and rejects invisible characters', (_name, check) => {
    expect(check('Meera\nGSTIN 29AABCT1234F1ZM')).toEqual({
      ok: true,
      value: 'Meera GSTIN 29AABCT1234F1ZM',
    });
    expect(check('Meera\u202eNair')).toEqual({
      ok: false,
      message: 'Please remove the invisible characters',
    });
  });

  it('accepts a name of one letter but no address of one letter', () => {
    expect(checkName('A')).toEqual({ ok: true, value: 'A' });
    expect(checkAddress('A')).toEqual({ ok: false, message: 'Please enter Address' });
    expect(checkAddress('🏠')).toEqual({ ok: false, message: 'Please enter Address' });
  });
});
