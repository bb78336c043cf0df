import { useLocation } from '../../platform/router.ts';

export const signInPath = (returnTo: string): string =>
  `/login?returnTo=${encodeURIComponent(returnTo)}`;

/** Router state of a sign-in page whose previous entry is the page to return to. */
export interface SignInState {
  readonly isOpenedFromReturnPage: true;
}

export const isOpenedFromReturnPage = (state: unknown): boolean =>
  (state as Partial<SignInState> | null)?.isOpenedFromReturnPage === true;

export const useSignInPath = (): string => {
  const { pathname, search } = useLocation();
  return signInPath(pathname + search);
};

/** Props of a link that opens the sign-in page; signing in goes back to this page. */
export const useSignInLink = (): { readonly to: string; readonly state: SignInState } => ({
  to: useSignInPath(),
  state: { isOpenedFromReturnPage: true },
});
