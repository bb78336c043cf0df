const hostName = '__Host-dataSaver';
const plainName = 'dataSaver';
const maxAgeSeconds = 31_536_000;

/** The text that `document.cookie` takes. The prefix keeps other hosts from setting the cookie. */
export const toDataSaverCookie = (
  isOn: boolean,
  { isSecure }: { readonly isSecure: boolean },
): string =>
  `${isSecure ? hostName : plainName}=${isOn ? 'on' : 'off'}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

interface RequestHeaders {
  readonly cookie?: string | undefined;
  readonly saveData?: string | undefined;
}

/** The choice in the cookie, else the setting that the browser sends. */
export const requestSavesData = ({ cookie = '', saveData = '' }: RequestHeaders): boolean => {
  const pairs = new Set(cookie.split(';').map((pair) => pair.trim()));
  const isChosen = (value: string): boolean =>
    [hostName, plainName].some((name) => pairs.has(`${name}=${value}`));
  if (isChosen('on')) return true;
  return !isChosen('off') && saveData.trim().toLowerCase() === 'on';
};
