import { language, sentLanguage } from './language.ts';
import { registerTranslations } from './load-translations.ts';

let toHindi: ((body: unknown) => unknown) | undefined;
registerTranslations(
  async () => {
    const { keepLanguageCookie, toHindi: translate } = await import('./for-hindi.ts');
    keepLanguageCookie();
    toHindi = translate;
  },
  language() === 'hi' || sentLanguage === 'hi',
);

/**
 * A response carries the Hindi of its texts as `Hindi`, an object with the same names. For readers
 * of Hindi these take the place of the English texts; a text without Hindi stays English.
 */
export const inLanguage = <Body>(body: Body): Body =>
  language() === 'hi' && toHindi ? (toHindi(body) as Body) : body;

const devanagari = /\p{Script=Devanagari}/u;

/** The `lang` of a text of the shop, which may have no Hindi. */
export const langOf = (text: string): 'en' | undefined =>
  language() === 'hi' && !devanagari.test(text) ? 'en' : undefined;
