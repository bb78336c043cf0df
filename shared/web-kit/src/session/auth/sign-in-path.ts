import { useLocation } from '../../platform/router.ts';

/** Where one signs in and comes back to this path of the shop, query included. */
export const signInPath = (back: string): string => `/login?returnTo=${encodeURIComponent(back)}`;

/** Where one signs in and comes back to the page that is shown. */
export const useSignInPath = (): string => {
  const { pathname, search } = useLocation();
  return signInPath(pathname + search);
};
