import { useLocation } from '@tokri/web-kit/platform';
import { ButtonLink, Empty } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';

/** What these pages are to who is not signed in; signing in leads back. */
export const SignInFirst = ({ text }: { readonly text: string }) => {
  const { pathname, search } = useLocation();
  return <Empty title={t('signIn.title')} text={text}><ButtonLink to={`/login?returnTo=${encodeURIComponent(pathname + search)}`}>{t('signIn.go')}</ButtonLink></Empty>;
};
