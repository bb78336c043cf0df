/* Readers of English do not download this file. */
import { toLanguageCookie } from '@tokri/contracts/language';
import { language, onLanguageChange } from './language.ts';

export { toHindi } from '@tokri/contracts/language';

const writeLanguageCookie = (): void => {
  document.cookie = toLanguageCookie(language(), { isSecure: location.protocol === 'https:' });
};

/** From the cookie the server knows in which language to send the next page. */
export const keepLanguageCookie = (): void => {
  writeLanguageCookie();
  onLanguageChange(writeLanguageCookie);
};
