import { translationsReady } from './load-translations.ts';
import { setLanguage } from './language.ts';
import { createTranslator } from './create-translator.ts';

const hi = {
  plain: 'जोड़ें',
  named: 'सिर्फ़ {count} बाकी',
  plural: 'टोकरी में {count, plural, one {# सामान} other {# सामान}}',
  twice: '{a} और {a}',
  large: '{most, number} तक',
};
const en = {
  plain: 'Add',
  named: 'Only {count} left',
  plural: '{count, plural, one {# item} other {# items}} in cart',
  twice: '{a} and {a}',
  large: 'At most {most, number}',
} as const;
const load = jest.fn(() => Promise.resolve({ hi }));
const t = createTranslator({ en, hi: load });

afterEach(() => setLanguage('en'));

describe('a text', () => {
  it('without placeholders, is itself', () => expect(t('plain')).toBe('Add'));
  it('with a placeholder, takes the value, as often as it stands there', () => {
    expect(t('named', { count: 2 })).toBe('Only 2 left');
    expect(t('twice', { a: 'x' })).toBe('x and x');
  });
  it('with a plural, follows the number', () => {
    expect(t('plural', { count: 1 })).toBe('1 item in cart');
    expect(t('plural', { count: 3 })).toBe('3 items in cart');
  });
  it('with a large number in a plural, groups its digits', () =>
    expect(t('plural', { count: 123456 })).toBe('1,23,456 items in cart'));
  it('with a number, groups its digits', () =>
    expect(t('large', { most: 20160 })).toBe('At most 20,160'));
  it('in Hindi, is the Hindi one, fetched when it is first chosen and once', async () => {
    expect(load).not.toHaveBeenCalled();
    await setLanguage('hi');
    await setLanguage('en');
    await setLanguage('hi');
    expect(load).toHaveBeenCalledTimes(1);
    expect(t('plain')).toBe('जोड़ें');
    expect(t('named', { count: 2 })).toBe('सिर्फ़ 2 बाकी');
    expect(t('plural', { count: 3 })).toBe('टोकरी में 3 सामान');
    expect(document.documentElement.lang).toBe('hi');
  });
});

describe('a part of the page that comes while Hindi is spoken', () => {
  beforeEach(() => setLanguage('hi'));
  it('has its Hindi when all texts are ready', async () => {
    const late = createTranslator({ en, hi: () => Promise.resolve({ hi }) });
    await translationsReady();
    expect(late('plain')).toBe('जोड़ें');
  });
  it('whose Hindi does not come, speaks English', async () => {
    const failed = createTranslator({ en, hi: () => Promise.reject(new Error('no network')) });
    await translationsReady();
    expect(failed('plain')).toBe('Add');
  });
});

it.each([
  ['hi', 'hi'],
  ['ta', 'en'],
])('the stored language %s, when the page opens, is spoken as %s', (stored, spoken) => {
  localStorage.setItem('lang', stored);
  jest.isolateModules(() => {
    const { language } = jest.requireActual<typeof import('./language.ts')>('./language.ts');
    expect(language()).toBe(spoken);
  });
  localStorage.removeItem('lang');
});
