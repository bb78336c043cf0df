import { languages, type Language } from './language.ts';

const hostName = '__Host-lang';
const plainName = 'lang';
const maxAgeSeconds = 31_536_000;

/** The text that `document.cookie` takes. The prefix keeps other hosts from setting the cookie. */
export const toLanguageCookie = (
  language: Language,
  { isSecure }: { readonly isSecure: boolean },
): string =>
  `${isSecure ? hostName : plainName}=${language}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** English without a cookie, or with another value. */
export const readLanguageCookie = (header = ''): Language => {
  const pairs = new Set(header.split(';').map((pair) => pair.trim()));
  const findIn = (name: string): Language | undefined =>
    languages.find((language) => pairs.has(`${name}=${language}`));
  return findIn(hostName) ?? findIn(plainName) ?? 'en';
};
