import { setShopMarket } from '@tokri/contracts/market';
import { loadPart } from '../load-part.ts';
import { translationsReady } from './load-translations.ts';
import { setLanguage } from './language.ts';
import { createTranslator } from './create-translator.ts';

const hi = {
  plain: 'जोड़ें',
  named: 'सिर्फ़ {count} बाकी',
  plural: 'टोकरी में {count, plural, one {# सामान} other {# सामान}}',
  twice: '{a} और {a}',
  large: '{most, number} तक',
  price: 'MRP {pincode}',
  reply: '48 घंटे में जवाब',
  'reply.uk': 'जल्द जवाब',
};
const en = {
  plain: 'Add',
  named: 'Only {count} left',
  plural: '{count, plural, one {# item} other {# items}} in cart',
  twice: '{a} and {a}',
  large: 'At most {most, number}',
  price: 'MRP in rupees at {pincode}',
  reply: 'Reply within 48 hours',
  'reply.uk': 'Reply soon',
} as const;
const load = jest.fn(() => Promise.resolve({ hi }));
const t = createTranslator({ en, hi: load });

afterEach(() => setLanguage('en'));

describe('translator', () => {
  it('returns a text without placeholders unchanged', () => expect(t('plain')).toBe('Add'));
  it('replaces every occurrence of a placeholder', () => {
    expect(t('named', { count: 2 })).toBe('Only 2 left');
    expect(t('twice', { a: 'x' })).toBe('x and x');
  });
  it('says a text in the terms of the market', () => {
    setShopMarket(1);
    const text = t('price', { pincode: 'SW1A 1AA' });
    setShopMarket(0);
    expect(text).toBe('RRP in pounds at SW1A 1AA');
  });
  it('selects the plural form by number', () => {
    expect(t('plural', { count: 1 })).toBe('1 item in cart');
    expect(t('plural', { count: 3 })).toBe('3 items in cart');
  });
  it('groups the digits of a large number in a plural', () =>
    expect(t('plural', { count: 123456 })).toBe('1,23,456 items in cart'));
  it('groups the digits of a number', () =>
    expect(t('large', { most: 20160 })).toBe('At most 20,160'));
  it('loads Hindi once when it is first selected', async () => {
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
  it('says the text of the market if a message has one of its own', async () => {
    expect(t('reply')).toBe('Reply within 48 hours');
    setShopMarket(1);
    const english = t('reply');
    await setLanguage('hi');
    const hindi = t('reply');
    setShopMarket(0);
    expect([english, hindi]).toEqual(['Reply soon', 'जल्द जवाब']);
    expect(t('reply')).toBe('48 घंटे में जवाब');
  });
});

describe('translations of a lazily loaded part', () => {
  beforeEach(() => setLanguage('hi'));
  it('loads the translations before translationsReady resolves', async () => {
    const late = createTranslator({ en, hi: () => Promise.resolve({ hi }) });
    await translationsReady();
    expect(late('plain')).toBe('जोड़ें');
  });
  it('shows no part before its texts are there', async () => {
    const arriveLate = async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      return { hi };
    };
    const part = await loadPart(() =>
      Promise.resolve({ label: createTranslator({ en, hi: arriveLate }) }),
    );
    expect(part.label('plain')).toBe('जोड़ें');
  });
  it('loads those of a part that arrives while the language changes', async () => {
    await setLanguage('en');
    const changing = setLanguage('hi');
    const late = createTranslator({ en, hi: () => Promise.resolve({ hi }) });
    await changing;
    expect(late('plain')).toBe('जोड़ें');
  });
  it('falls back to English when Hindi fails to load', async () => {
    const failed = createTranslator({ en, hi: () => Promise.reject(new Error('no network')) });
    await translationsReady();
    expect(failed('plain')).toBe('Add');
  });
});

it.each([
  ['hi', 'hi'],
  ['ta', 'en'],
])('opens the page with stored language %s in %s', (stored, expected) => {
  localStorage.setItem('lang', stored);
  jest.isolateModules(() => {
    const { language } = jest.requireActual<typeof import('./language.ts')>('./language.ts');
    expect(language()).toBe(expected);
  });
  localStorage.removeItem('lang');
});
