const home = '/home';
const placeholderOrigin = 'http://here';

export const returnPath = (search: string): string => {
  const returnTo = new URLSearchParams(search).get('returnTo') ?? '';
  if (!returnTo.startsWith('/') || !URL.canParse(returnTo, placeholderOrigin)) return home;
  const { origin, pathname, search: query, hash } = new URL(returnTo, placeholderOrigin);
  return origin === placeholderOrigin &&
    !pathname.startsWith('//') &&
    !pathname.startsWith('/login')
    ? pathname + query + hash
    : home;
};
