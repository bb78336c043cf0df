import { choiceCookieNames, readCookiePairs, toChoiceCookie } from '../platform/choice-cookie.ts';
import { languages, type Language } from './language.ts';

const cookieName = 'lang';

/** The text that `document.cookie` takes. */
export const toLanguageCookie = (
  language: Language,
  options: { readonly isSecure: boolean },
): string => toChoiceCookie(cookieName, language, options);

/** English without a cookie, or with another value. */
export const readLanguageCookie = (header = ''): Language => {
  const pairs = readCookiePairs(header);
  const { host, plain } = choiceCookieNames(cookieName);
  const findIn = (name: string): Language | undefined =>
    languages.find((language) => pairs.has(`${name}=${language}`));
  return findIn(host) ?? findIn(plain) ?? 'en';
};
