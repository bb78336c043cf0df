const home = '/home';
/** A placeholder origin; only path and query of the result are used. */
const base = 'http://here';

export const returnPath = (search: string): string => {
  const wanted = new URLSearchParams(search).get('returnTo') ?? '';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, base)) return home;
  const { origin, pathname, search: query, hash } = new URL(wanted, base);
  return origin === base && !pathname.startsWith('//') && !pathname.startsWith('/login')
    ? pathname + query + hash
    : home;
};
