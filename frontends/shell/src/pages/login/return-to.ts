const home = '/home';
/** Any address of this origin serves; only path and query of what it gives are used. */
const base = 'http://here';

/** Where sign-in leads back to: a path of this site, never another site or sign-in itself. */
export const returnPath = (search: string): string => {
  const wanted = new URLSearchParams(search).get('returnTo') ?? '';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, base)) return home;
  const { origin, pathname, search: query, hash } = new URL(wanted, base);
  return origin === base && !pathname.startsWith('//') && !pathname.startsWith('/login')
    ? pathname + query + hash
    : home;
};
