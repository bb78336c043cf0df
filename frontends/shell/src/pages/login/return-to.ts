import { isStaff } from '@tokri/web-kit/staff';

const home = '/home';
const admin = '/admin';
const placeholderOrigin = 'http://here';

const targetPath = (search: string): string => {
  const returnTo = new URLSearchParams(search).get('returnTo') ?? '';
  if (!returnTo.startsWith('/') || !URL.canParse(returnTo, placeholderOrigin)) return home;
  const { origin, pathname, search: query, hash } = new URL(returnTo, placeholderOrigin);
  return origin === placeholderOrigin &&
    !pathname.startsWith('//') &&
    !pathname.startsWith('/login')
    ? pathname + query + hash
    : home;
};

/** Staff come to their work unless they were at something in the shop. */
export const returnPath = (search: string, token: string | null): string => {
  const target = targetPath(search);
  return target === home && isStaff(token) ? admin : target;
};
