import { useLocation } from '../../platform/router.ts';

export const signInPath = (returnTo: string): string =>
  `/login?returnTo=${encodeURIComponent(returnTo)}`;

export const useSignInPath = (): string => {
  const { pathname, search } = useLocation();
  return signInPath(pathname + search);
};
