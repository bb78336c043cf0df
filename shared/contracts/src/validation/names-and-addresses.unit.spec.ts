import { checkAddress, checkName } from './validation.ts';

describe('names and addresses', () => {
  it.each([
    ['name', checkName],
    ['address', checkAddress],
  ])('%s folds line breaks and rejects invisible characters', (_name, check) => {
    expect(check('Meera\nNair')).toEqual({
      ok: true,
      value: 'Meera Nair',
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

  it.each([
    ['name', checkName],
    ['address', checkAddress],
  ])('%s rejects a GSTIN, stacked marks and a text without letter or digit', (_name, check) => {
    for (const text of ['Meera 27AAAAA0000A1Z5', '２７ＡＡＡＡＡ００００Ａ１Ｚ５'])
      expect(check(text)).toEqual({ ok: false, message: 'Please remove the GSTIN' });
    expect(check(`Z${'\u0301'.repeat(6)}`)).toEqual({
      ok: false,
      message: 'Please remove the repeated accents',
    });
    for (const text of ['🥭🥭', '\u2800\u2800', '--']) expect(check(text).ok).toBe(false);
  });

  it.each([
    'মৈত্রেয়ী চট্টোপাধ্যায়',
    'कुऱ्हाडे ज्ञानेश्वर र्‍हासँ',
    'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    'હેમલતા ક્ષત્રિય',
    'ଲକ୍ଷ୍ମୀପ୍ରିୟା ମହାପାତ୍ର',
    'கோபாலகிருஷ்ணன் ஸ்ரீ',
    'లక్ష్మీ ప్రసన్న',
    'ಕೃಷ್ಣಮೂರ್ತಿ ಅರಸ್',
    'ലക്ഷ്മിക്കുട്ടി',
    'محمّد عبداللہ غُلام نبی کٲشُر',
    'ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ',
    'ꯃꯩꯇꯩꯂꯣꯟ ꯁꯤꯡꯍ',
    'Nguyễn Ṝṣi',
  ])('accepts the name %s', (name) => expect(checkName(name).ok).toBe(true));
});
