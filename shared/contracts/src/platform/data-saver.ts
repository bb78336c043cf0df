const cookieName = 'dataSaver';
const maxAgeSeconds = 31_536_000;

/** The text that `document.cookie` takes. */
export const toDataSaverCookie = (isOn: boolean): string =>
  `${cookieName}=${isOn ? 'on' : 'off'}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;

interface RequestHeaders {
  readonly cookie?: string | undefined;
  readonly saveData?: string | undefined;
}

/** The choice in the cookie, else the setting that the browser sends. */
export const requestSavesData = ({ cookie = '', saveData = '' }: RequestHeaders): boolean => {
  const pairs = new Set(cookie.split(';').map((pair) => pair.trim()));
  if (pairs.has(`${cookieName}=on`)) return true;
  return !pairs.has(`${cookieName}=off`) && saveData.trim().toLowerCase() === 'on';
};
