import type * as I18n from './in-language.ts';
import type * as Language from './language.ts';
import type * as Translations from './load-translations.ts';

const openPage = async ({ lang, stored }: { lang: string; stored?: string }) => {
  document.documentElement.lang = lang;
  if (stored) localStorage.setItem('lang', stored);
  jest.resetModules();
  jest.requireActual<typeof I18n>('./in-language.ts');
  const page = jest.requireActual<typeof Language>('./language.ts');
  await jest.requireActual<typeof Translations>('./load-translations.ts').translationsReady();
  return page;
};

afterEach(() => {
  localStorage.removeItem('lang');
  document.cookie = 'lang=; Max-Age=0; Path=/';
  document.documentElement.lang = 'en-IN';
});

describe('the cookie of the language', () => {
  it('is not set before a language is chosen', async () => {
    await openPage({ lang: 'en-IN' });
    expect(document.cookie).toBe('');
  });
  it('is set when a language is chosen and follows later choices', async () => {
    const { setLanguage } = await openPage({ lang: 'en-IN' });
    await setLanguage('hi');
    expect(document.cookie).toBe('lang=hi');
    await setLanguage('en');
    expect(document.cookie).toBe('lang=en');
  });
  it('is set again for a reader of Hindi who lost it', async () => {
    await openPage({ lang: 'en-IN', stored: 'hi' });
    expect(document.cookie).toBe('lang=hi');
  });
  it('is corrected when the page comes in another language than the stored one', async () => {
    const { language } = await openPage({ lang: 'hi', stored: 'en' });
    expect([language(), document.cookie]).toEqual(['en', 'lang=en']);
  });
  it('chooses the language when nothing is stored', async () => {
    const { language } = await openPage({ lang: 'hi' });
    expect([language(), document.cookie]).toEqual(['hi', 'lang=hi']);
  });
});
