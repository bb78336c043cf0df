import { choiceCookieNames, readCookiePairs, toChoiceCookie } from './choice-cookie.ts';

const cookieName = 'dataSaver';

/** The text that `document.cookie` takes. */
export const toDataSaverCookie = (isOn: boolean, options: { readonly isSecure: boolean }): string =>
  toChoiceCookie(cookieName, isOn ? 'on' : 'off', options);

interface RequestHeaders {
  readonly cookie?: string | undefined;
  readonly saveData?: string | undefined;
}

/** The choice in the cookie, else the setting that the browser sends. */
export const requestSavesData = ({ cookie = '', saveData = '' }: RequestHeaders): boolean => {
  const pairs = readCookiePairs(cookie);
  const isChosen = (value: string): boolean =>
    Object.values(choiceCookieNames(cookieName)).some((name) => pairs.has(`${name}=${value}`));
  if (isChosen('on')) return true;
  return !isChosen('off') && saveData.trim().toLowerCase() === 'on';
};
