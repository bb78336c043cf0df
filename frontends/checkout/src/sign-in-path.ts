import { useLocation } from '@tokri/web-kit/platform';

/** Where one signs in and comes back here. */
export const useSignInPath = (): string => {
  const { pathname, search } = useLocation();
  return `/login?returnTo=${encodeURIComponent(pathname + search)}`;
};
